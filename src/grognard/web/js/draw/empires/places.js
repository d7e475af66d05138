// Ids as words, where no board is at hand.

/** A territory's name out of its id. @param {string} id */
export const placeText = (id) => id.replaceAll("-", " ");

/** A card's name out of its id. @param {string} id */
export const cardText = (id) => id.split("_").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
