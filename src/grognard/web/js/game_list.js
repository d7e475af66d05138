// The games that are installed, each linked to one of its pages.
import { html, useEffect, useState } from "../vendor/preact.js";
import { api } from "./api.js";

/** @param {{title: string, path: "rules" | "learn"}} props */
export function GameList({ title, path }) {
  const [games, setGames] = useState(/** @type {import("./types.js").GameFacts[] | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => void api.get("/api/games").then(setGames, (error) => setTrouble(error.text ?? String(error))), []);
  return html`<main class="page" id="main" aria-busy=${!games && !trouble}>
    <h1>${title}</h1>
    ${trouble && html`<p role="alert">${trouble}</p>`}
    <ul>${games?.map((game) => html`<li key=${game.name}><a href=${`#/${path}/${game.name}`}>${game.title}</a></li>`)}</ul>
  </main>`;
}
