// Talking to the server: one wrapper around fetch, coded errors, and the right token for each path.
import { tokenFor } from "./tokens.js";

/** The server's refusal of a request, or that it could not be reached (code "offline"). */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {{code: string, text: string, rule?: string, nearest?: string, number?: number | null}} error
   */
  constructor(status, error) {
    super(error.text);
    this.status = status;
    this.code = error.code;
    this.text = error.text;
    this.rule = error.rule ?? "";
    this.nearest = error.nearest ?? "";
    this.number = error.number ?? null;
  }
}

/** A new id for a post, so that a retry is recognised. */
export function newId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} path
 * @param {any} body
 */
function tokenOf(path, body) {
  const table = /^\/api\/tables\/([\w-]+)/.exec(path)?.[1] ?? "";
  const asked = /[?&]seat=(-?\d+)/.exec(path)?.[1] ?? body?.seat;
  return tokenFor(table, asked === undefined ? null : Number(asked));
}

/** @param {Response} answer */
async function readError(answer) {
  const said = await answer.json().catch(() => null);
  const error = said?.error ?? { code: "unreadable", text: `The server answered ${answer.status}.` };
  return new ApiError(answer.status, error);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} [body] an object for JSON, or a text to send as it is
 * @returns {Promise<Response>}
 */
async function call(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = {};
  const token = tokenOf(path, body);
  if (token) headers.Authorization = `Bearer ${token}`;
  const isText = typeof body === "string";
  if (body !== undefined) headers["Content-Type"] = isText ? "text/plain; charset=utf-8" : "application/json";
  const sent = body === undefined || isText ? body : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent, cache: "no-store" }).catch(() => null);
  if (answer === null) throw new ApiError(0, { code: "offline", text: "The server does not answer." });
  if (!answer.ok) throw await readError(answer);
  return answer;
}

/** @param {Response} answer */
const read = (answer) => (answer.status === 204 ? null : answer.json());

export const api = {
  /** @param {string} path @returns {Promise<any>} */
  get: (path) => call("GET", path).then(read),
  /** @param {string} path @param {any} [body] @returns {Promise<any>} */
  post: (path, body = {}) => call("POST", path, body).then(read),
  /** @param {string} path @param {any} body @returns {Promise<any>} */
  patch: (path, body) => call("PATCH", path, body).then(read),
  /** @param {string} path @returns {Promise<any>} */
  remove: (path) => call("DELETE", path).then(read),
  /** @param {string} path @returns {Promise<string>} */
  text: (path) => call("GET", path).then((answer) => answer.text()),
  /** @param {string} id @returns {Promise<any>} */
  chart: (id) => call("GET", `/api/tables/${id}/chart`).then(read),
};
