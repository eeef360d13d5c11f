// Parses Mermaid with Mermaid itself, within the limits that GitHub keeps: parse.mjs FILE...
//
// Prints one line for each file: `ok`, the number of nodes and of arrows, or what is wrong. Exits 1 if something was, 3 where something is
// missing: jsdom (npm, or Debian's node-jsdom with NODE_PATH=/usr/share/nodejs), and Mermaid's mermaid.min.js, whose path is in
// NAVGRAPH_MERMAID if it isn't installed by npm.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";

const require = createRequire(import.meta.url);
let mermaid;
try {
  const { JSDOM } = require("jsdom");
  const script = readFileSync(process.env.NAVGRAPH_MERMAID ?? require.resolve("mermaid/dist/mermaid.min.js"), "utf8");
  const page = new JSDOM("<!doctype html><body></body>", { runScripts: "outside-only" });
  page.window.structuredClone ??= structuredClone;
  // As a script of the page: evaluated, its variables would be its own.
  new Script(script).runInContext(page.getInternalVMContext());
  mermaid = page.window.mermaid;
} catch (error) {
  console.log(`Mermaid can't be loaded: ${String(error.message).split("\n")[0]}`);
  process.exit(3);
}
mermaid.initialize({ startOnLoad: false, securityLevel: "strict" });
let bad = 0;
for (const path of process.argv.slice(2)) {
  try {
    const text = readFileSync(path, "utf8");
    if (text.length > 50000) throw new Error("more than 50,000 characters");
    const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
    console.log(`ok ${db.getVertices().size} ${db.getEdges().length}`);
  } catch (error) {
    bad += 1;
    console.log(`${path}: ${String(error.message).replaceAll("\n", " ").slice(0, 300)}`);
  }
}
process.exit(bad ? 1 : 0);
