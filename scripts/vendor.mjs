// Bundles the libraries of the browser into src/grognard/web/vendor, once, after a change of version in package.json.
import { build } from "esbuild";

const folder = new URL("../src/grognard/web/vendor/", import.meta.url).pathname;
const preact = `
export { h, render, Fragment, createContext } from "preact";
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useContext, useId } from "preact/hooks";
export { html } from "htm/preact";
export { signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect } from "@preact/signals";
`;
const common = { bundle: true, minify: true, format: "esm", target: "es2022", legalComments: "inline" };

await build({
  ...common,
  stdin: { contents: preact, resolveDir: process.cwd() },
  outfile: `${folder}preact.js`,
  banner: { js: "/* preact, @preact/signals (MIT, Jason Miller and the Preact team), htm (Apache-2.0, Google Inc.); bundled by `npm run vendor` */" },
});
await build({
  ...common,
  stdin: { contents: 'export { default } from "@panzoom/panzoom";', resolveDir: process.cwd() },
  outfile: `${folder}panzoom.js`,
  banner: { js: "/* @panzoom/panzoom (MIT, Timmy Willison); bundled by `npm run vendor` */" },
});
