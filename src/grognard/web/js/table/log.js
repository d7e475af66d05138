// The log: what happened, each line with its rule and a point in time to go to.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { DiceRow } from "./dice_row.js";
import { RuleLink } from "./rule_link.js";

const NEAR = 12; // pixels from its end at which a list counts as read to the end
const SHOWN = 120; // lines drawn at once; earlier ones on demand

/** @param {{state: import("../types.js").State, at: number | null, onGo: (number: number) => void, game: string}} props */
export function Log({ state, at, onGo, game }) {
  const [many, setMany] = useState(SHOWN);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = state.log.slice(-many);
  useEffect(() => {
    if (list.current && at === null) list.current.scrollTop = list.current.scrollHeight;
  }, [state.number, at]);
  useEffect(() => (list.current ? stayAtEnd(list.current) : undefined), []);
  return html`<section class="log" aria-label="Log">
    <h2>Log</h2>
    <ol ref=${list} data-testid="log" tabindex="0" aria-label="What happened">
      ${state.log.length > many && html`<li><button type="button" class="quiet" onClick=${() => setMany(many + 400)}>Earlier</button></li>`}
      ${lines.map((line, place) => html`<${Line} key=${state.log.length - lines.length + place} line=${line} owner=${ownerOf(state, line)} game=${game}
        isNow=${at !== null && line.number === at - 1} onGo=${onGo} />`)}
    </ol>
  </section>`;
}

/** Whose a line is: of the seat that it begins with; else of the one that chose, unless that is only the last who passed. @param {import("../types.js").State} state @param {import("../types.js").LogLine} line */
function ownerOf({ view, table }, { seat, text }) {
  const told = view.seats.find(({ name }) => text.startsWith(`${name}: `) || text.startsWith(`${name} `));
  return told?.number ?? (table.hides ? -1 : seat);
}

/**
 * Whoever reads the newest lines goes on seeing them when the list gets smaller.
 * @param {HTMLElement} list
 * @returns {() => void} stops it
 */
function stayAtEnd(list) {
  let isAtEnd = true;
  let height = list.clientHeight;
  const onScroll = () => {
    if (list.clientHeight === height) isAtEnd = list.scrollTop + height >= list.scrollHeight - NEAR; // else nobody has scrolled
  };
  const watcher = new ResizeObserver(() => {
    height = list.clientHeight;
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  });
  list.addEventListener("scroll", onScroll, { passive: true });
  watcher.observe(list);
  return () => {
    list.removeEventListener("scroll", onScroll);
    watcher.disconnect();
  };
}

/** @param {{line: import("../types.js").LogLine, owner: number, isNow: boolean, onGo: (number: number) => void, game: string}} props */
function Line({ line, owner, isNow, onGo, game }) {
  return html`<li class=${`line owner-${owner} ${isNow ? "is-now" : ""}`} data-what=${line.what}>
    <button type="button" class="quiet" data-testid=${`log-${line.number}`} aria-current=${isNow ? "step" : undefined}
      title="See this moment" onClick=${() => onGo(line.number + 1)}>
      <span class="at">${line.number}</span> ${line.text} ${line.dice.length > 0 && html`<${DiceRow} faces=${line.dice} />`}</button>
    <${RuleLink} game=${game} id=${line.rule} />
  </li>`;
}
