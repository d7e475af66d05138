// Playing one position: prompt, board and answers of any session, be it a table's or a lesson's.
import { html } from "../../vendor/preact.js";
import { BoardPane } from "./board.js";
import { Answers } from "./actions.js";
import { PromptBar } from "./prompt.js";

/** @param {{session: import("../types.js").Session, board: import("../types.js").Board, game: string, last?: import("../types.js").Trail[]}} props */
export function Play({ session, board, game, last }) {
  return html`<div class="play">
    <${BoardPane} session=${session} board=${board} game=${game} last=${last} />
    <div class="side">
      <${PromptBar} session=${session} game=${game} />
      <${Answers} session=${session} board=${board} game=${game} />
    </div>
  </div>`;
}
