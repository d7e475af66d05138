// A component that is fetched when it is first needed.
import { html, useEffect, useState } from "../vendor/preact.js";

/** @param {{load: () => Promise<any>, name: string, given: object}} props */
export function Lazy({ load, name, given }) {
  const [made, setMade] = useState(/** @type {any} */ (null));
  useEffect(() => void load().then((module) => setMade(() => module[name])), [name]);
  return made ? html`<${made} ...${given} />` : html`<p aria-busy="true">…</p>`;
}
