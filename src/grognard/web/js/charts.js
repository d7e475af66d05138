// A game as numbers: points over time, and the dice against what was to be expected, each with a table of the same.
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { api } from "./api.js";
import { FaceBars } from "./charts/bars.js";
import { Lines } from "./charts/lines.js";

/**
 * @typedef {{seat: number, name: string, tally?: string, points: [number, number, number][]}} Series each point is entries so far, turn, value
 * @typedef {{seat: number, name: string, faces: number[], thrown: number, expected: number, mean: number, text: string}} DiceCount
 * @typedef {{series: Series[], dice: {faces: Record<string, number[]>, thrown: number, expected: number, mean: number, text: string, seats?: DiceCount[]}}} Chart
 */

/** @param {{table: string}} props */
export function Charts({ table }) {
  const [chart, setChart] = useState(/** @type {Chart | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(box);
  useEffect(() => {
    let isHere = true;
    api.chart(table).then((made) => isHere && setChart(made), (error) => isHere && setTrouble(error.text ?? String(error)));
    return () => void (isHere = false);
  }, [table]);
  const tallies = chart ? [...Map.groupBy(chart.series, (series) => series.tally || "points")] : [];
  return html`<div class="charts" ref=${box} data-testid="charts-body" aria-busy=${!chart && !trouble}>
    ${trouble && html`<p role="alert" class="trouble">${trouble}</p>`}
    ${chart && tallies.length === 0 && chart.dice.thrown === 0 && html`<p>Nothing to draw yet.</p>`}
    ${tallies.map(([tally, series]) => html`<${Tally} key=${tally} tally=${tally} series=${series} width=${width} />`)}
    ${chart && chart.dice.thrown > 0 && html`<${Thrown} dice=${chart.dice} width=${width} />`}
  </div>`;
}

/** The width there is, so that letters keep their size. @param {{current: HTMLElement | null}} box */
function useWidth(box) {
  const [width, setWidth] = useState(560);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry.contentRect.width))));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return width;
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");

/** @param {{tally: string, series: Series[], width: number}} props */
function Tally({ tally, series, width }) {
  const turns = turnsOf(series);
  return html`<section class="chart" aria-label=${`${capital(tally)} over time`}>
    <h3>${capital(tally)} over time</h3>
    <${Legend} series=${series} />
    <${Lines} series=${series} width=${width} label=${summary(tally, series)} />
    <details><summary>The same as a table</summary>
      <div class="chart-table" tabindex="0" role="region" aria-label=${`${capital(tally)} by turn`}><table>
        <thead><tr><th scope="col">After turn</th>${series.map((one) => html`<th scope="col" key=${one.seat}>${one.name}</th>`)}</tr></thead>
        <tbody>${turns.map((turn) => html`<tr key=${turn}><th scope="row">${turn}</th>
          ${series.map((one) => html`<td key=${one.seat}>${valueAt(one, turn)}</td>`)}</tr>`)}</tbody>
      </table></div>
    </details>
  </section>`;
}

/** The turns in which something changed. @param {Series[]} series */
const turnsOf = (series) => [...new Set(series.flatMap((one) => one.points.map(([, turn]) => turn)))].sort((a, b) => a - b);

/** A number at the end of a turn. @param {Series} series @param {number} turn */
const valueAt = (series, turn) => series.points.findLast(([, when]) => when <= turn)?.[2] ?? "";

/** @param {string} tally @param {Series[]} series */
const summary = (tally, series) =>
  `${capital(tally)} over time. ${series.map((one) => `${one.name}: ${one.points.at(-1)?.[2] ?? 0} at the end, ${Math.max(...one.points.map((point) => point[2]))} at most`).join(". ")}.`;

/** @param {{series: {seat: number, name: string}[]}} props */
function Legend({ series }) {
  return html`<ul class="chart-legend">${series.map((one) => html`<li key=${one.seat} class=${`owner-${one.seat}`}><span class="emblem" aria-hidden="true"></span> ${one.name}</li>`)}</ul>`;
}

/** @param {{dice: Chart["dice"], width: number}} props */
function Thrown({ dice, width }) {
  const seats = dice.seats?.length ? dice.seats : [{ seat: -1, name: "", text: dice.text, thrown: dice.thrown, faces: Object.values(dice.faces)[0] ?? [] }];
  const named = seats.map((one) => ({ ...one, name: one.name || "All dice" }));
  return html`<section class="chart" aria-label="Dice against expectation">
    <h3>Dice against expectation</h3>
    ${named.length > 1 && html`<${Legend} series=${named} />`}
    <${FaceBars} seats=${named} width=${width} label=${`How often each face fell. ${seats.map((one) => one.text).join(" ")}`} />
    ${seats.map((one) => html`<p key=${one.seat} class="chart-say">${one.text}</p>`)}
    <details><summary>The same as a table</summary>
      <div class="chart-table" tabindex="0" role="region" aria-label="Faces of the dice"><table>
        <thead><tr><th scope="col">Face</th>${named.map((one) => html`<th scope="col" key=${one.seat}>${one.name}</th>`)}</tr></thead>
        <tbody>${[0, 1, 2, 3, 4, 5].map((face) => html`<tr key=${face}><th scope="row">${face + 1}</th>
          ${named.map((one) => html`<td key=${one.seat}>${one.faces[face] ?? 0}</td>`)}</tr>`)}
          <tr><th scope="row">Each expected</th>${named.map((one) => html`<td key=${one.seat}>${(one.thrown / 6).toFixed(1)}</td>`)}</tr></tbody>
      </table></div>
    </details>
  </section>`;
}
