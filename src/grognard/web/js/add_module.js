// Adding a module of Warp Empires: its file, with that of its map if it has one; what is wrong with it is told as a list.
import { html, useRef, useState } from "../vendor/preact.js";
import { api } from "./api.js";
import { tellError } from "./store.js";

/** @typedef {{file: string, line: number, column: number, key: string, text: string, allowed: string[]}} ModuleFault */

/** @param {{onAdded: (game: string) => void}} props */
export function AddModule({ onAdded }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [faults, setFaults] = useState(/** @type {ModuleFault[]} */ ([]));
  const [said, setSaid] = useState("");
  /** @param {any} event */
  async function onChange(event) {
    const files = [...event.currentTarget.files];
    if (!files.length) return;
    setFaults([]);
    setSaid("Being checked …");
    try {
      const found = await api.post("/api/modules", await bodyOf(files));
      setFaults(found.faults);
      setSaid(found.ok ? `${found.title} can be played.` : counted(found.faults.length));
      if (found.ok) onAdded(found.game);
    } catch (error) {
      setSaid("");
      tellError(error);
    } finally {
      if (input.current) input.current.value = "";
    }
  }
  return html`<section class="add-module">
    <p><button type="button" onClick=${() => input.current?.click()}>Add a module</button>
      <small>An empire of your own, as a TOML file; choose its map together with it.</small></p>
    <input ref=${input} class="unseen" type="file" multiple accept=".toml" tabindex="-1" aria-label="Add a module" data-testid="module-file" onChange=${onChange} />
    <p role="status" data-testid="module-said">${said}</p>
    ${faults.length > 0 && html`<ol class="faults" data-testid="module-faults">${faults.map((fault) => html`<li><${Fault} fault=${fault} /></li>`)}</ol>`}
  </section>`;
}

/** @param {{fault: ModuleFault}} props */
function Fault({ fault }) {
  const where = fault.line ? `${fault.file}, line ${fault.line}, column ${fault.column}` : fault.file;
  return html`${where && html`<span class="faint">${where}: </span>`}${fault.key && html`<code>${fault.key}</code> `}${fault.text}
    ${fault.allowed.length > 0 && html`<small> Allowed: ${fault.allowed.join(", ")}.</small>`}`;
}

/** @param {number} count */
const counted = (count) => `${count} ${count === 1 ? "fault" : "faults"}: this module cannot be played yet.`;

/** The files as the server takes them: the module says what it is in its first lines, a map does not. @param {File[]} files */
async function bodyOf(files) {
  const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  const module = read.find((file) => /^\s*system\s*=/m.test(file.text)) ?? read[0];
  const map = read.find((file) => file !== module);
  return { ...module, map: map ?? null };
}
