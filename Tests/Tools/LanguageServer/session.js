// Drives the extension for VS Code through a session with the language server, without VS Code.
//
//   node Tests/Tools/LanguageServer/session.js NAVGRAPH FOLDER
//
// NAVGRAPH is the path of the program, and FOLDER that of the unpacked archive that `.ci/vsix` writes. Exits with 1 if a comparison fails.
"use strict";

const assert = require("assert");
const { execFileSync } = require("child_process");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");

const [program, archive] = process.argv.slice(2).map((argument) => path.resolve(argument));
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? require("./vscode") : load(name, ...rest));
const vscode = require("./vscode");
const { commands, diagnostics, events, providers, shown, state } = vscode.session;
const extension = require(path.join(archive, "extension"));
const description = require(path.join(archive, "extension", "package.json"));

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "navgraph-session-")));
// The server writes the pages that lenses show into a temporary folder.
process.env.TMPDIR = folder;
const files = {
  "Shop.navgraph": `import "Items.navgraph"

app Shop { platform iOS 16; scheme shop; root stack Home }

/// The first page, 🧭 and more.
screen Home {
  on open(id: Int) -> push Itm(id)
  on more          -> present More
}

modal More { content Item(id: 1) }

route "/items/{id}" -> Item(id)
`,
  "Items.navgraph": "screen   Item(id: Int)\n",
};
for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);

class TextDocument {
  constructor(name) {
    this.uri = vscode.Uri.file(path.join(folder, name));
    this.languageId = "navgraph";
    this.version = 1;
    this.text = fs.readFileSync(path.join(folder, name), "utf8");
  }
  getText() { return this.text; }
  position(text) {
    const before = this.text.slice(0, this.text.indexOf(text)).split("\n");
    return new vscode.Position(before.length - 1, before.at(-1).length);
  }
  offset(position) {
    return this.text.split("\n").slice(0, position.line).reduce((sum, line) => sum + line.length + 1, 0) + position.character;
  }
  /** Applies edits, all of whose ranges are those of the text before, and tells the extension. */
  apply(edits) {
    const changes = edits.map((edit) => ({ range: edit.range, text: edit.newText, rangeOffset: this.offset(edit.range.start) }));
    for (const change of [...changes].sort((a, b) => b.rangeOffset - a.rangeOffset)) {
      this.text = this.text.slice(0, change.rangeOffset) + change.text + this.text.slice(this.offset(change.range.end));
    }
    this.version += 1;
    events.change.fire({ document: this, contentChanges: changes });
  }
}

let count = 0;
function expect(what, found, wanted) {
  assert.deepStrictEqual(found, wanted, what);
  count += 1;
}

async function wait(what, condition) {
  for (let waited = 0; !condition(); waited += 20) {
    assert(waited < 20000, `${what}: nothing within 20 s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What VS Code reads of an archive before it installs the extension. */
function checkArchive() {
  const read = (name) => fs.readFileSync(path.join(archive, name), "utf8");
  const manifest = read("extension.vsixmanifest");
  const identity = `Id="navgraph" Version="${description.version}" Publisher="${description.publisher}"`;
  expect("the identity of the extension", manifest.includes(identity), true);
  const [, asset] = /Type="Microsoft.VisualStudio.Code.Manifest" Path="([^"]*)"/.exec(manifest);
  expect("the description of the extension", JSON.parse(read(asset)), description);
  const types = [...read("[Content_Types].xml").matchAll(/Extension="([^"]*)"/g)].map((match) => match[1]);
  const names = [...fs.readdirSync(path.join(archive, "extension")), "extension.vsixmanifest"];
  expect("files without a type", names.filter((name) => !types.includes(path.extname(name))), []);
  const { grammars, languages } = description.contributes;
  for (const file of [description.main, grammars[0].path, languages[0].configuration]) expect(file, names.includes(path.basename(file)), true);
  expect("the scope", JSON.parse(read(path.join("extension", grammars[0].path))).scopeName, grammars[0].scopeName);
  const version = execFileSync(program, ["--version"], { encoding: "utf8" }).trim().split(" ").at(-1);
  expect("the version is that of the program", description.version, version);
}

async function main() {
  checkArchive();
  const shop = new TextDocument("Shop.navgraph");
  const items = new TextDocument("Items.navgraph");
  state.folders = [{ uri: vscode.Uri.file(folder), name: "" }];
  state.documents = [shop, items];

  // Without the program, the user is told.
  state.path = path.join(folder, "none");
  const context = { subscriptions: [] };
  await extension.activate(context);
  expect("a missing program", shown.some((text) => text.includes("can't be started") && text.includes("navgraph.path")), true);
  state.path = program;
  await commands["navgraph.restart"]();
  const found = () => diagnostics.get(String(shop.uri)) ?? [];
  const codes = () => found().map((item) => `${item.code} ${item.severity} ${item.range.start.line}`);
  await wait("diagnostics", () => found().length > 0);
  expect("the misspelled name", codes()[0], "NAV0301 0 6");

  const options = { tabSize: 2, insertSpaces: true };
  const at = shop.position("Itm");
  const actions = await providers.provideCodeActions(shop, new vscode.Range(at, at), { diagnostics: found() });
  const fix = actions.find((action) => action.title === "Write `Item`");
  expect("the kind of a fix", fix.kind.value, "quickfix");
  shop.apply(fix.edit.changes);
  await wait("no diagnostics", () => found().length === 0);
  expect("the fixed text", shop.text.includes("push Item(id)"), true);
  const fixAll = await providers.provideCodeActions(shop, new vscode.Range(at, at), { diagnostics: [], only: new vscode.CodeActionKind("source.fixAll") });
  expect("no fix is left", fixAll, []);
  const resolved = await providers.resolveCodeAction(fix);
  expect("an action with an edit is complete", resolved === fix, true);

  const [item] = (await providers.provideCompletionItems(shop, new vscode.Position(at.line, at.character + 2))).filter((one) => one.label === "Item");
  expect("the completed name, whose arguments are written", [item.kind, item.insertText], [6, "Item"]);
  const declaration = shop.position("More\n");
  const [modal] = (await providers.provideCompletionItems(shop, declaration)).filter((one) => one.label === "More");
  expect("a name without arguments", modal.insertText, "More");
  const help = await providers.provideSignatureHelp(shop, shop.position("id)\n"));
  expect("the signature", help.signatures[0].label, "Item(id: Int)");
  const hover = await providers.provideHover(shop, shop.position("Home {"));
  expect("the comment", hover.contents.value.includes("The first page"), true);

  const definition = await providers.provideDefinition(shop, at);
  expect("the definition", [String(definition[0].uri), definition[0].range.start.line], [String(items.uri), 0]);
  expect("the declaration", (await providers.provideDeclaration(shop, at)).length, 1);
  expect("references", (await providers.provideReferences(shop, at, { includeDeclaration: true })).length, 4);
  expect("highlights", (await providers.provideDocumentHighlights(shop, at)).length, 3);
  expect("the name to change", (await providers.prepareRename(shop, at)).placeholder, "Item");
  await assert.rejects(providers.provideRenameEdits(shop, at, "Home"), /can't be renamed/);
  const rename = await providers.provideRenameEdits(shop, at, "Article");
  for (const document of state.documents) document.apply(rename.changes.filter((change) => change.uri === String(document.uri)));
  expect("the renamed text", [items.text, shop.text.split("Article").length], ["screen   Article(id: Int)\n", 4]);

  items.apply(await providers.provideDocumentFormattingEdits(items, options));
  expect("the formatted text", items.text, "screen Article(id: Int)\n");
  expect("a formatted part", await providers.provideDocumentRangeFormattingEdits(shop, new vscode.Range(at, at), options), []);
  expect("a new line", await providers.provideOnTypeFormattingEdits(shop, new vscode.Position(4, 0), "\n", options), []);

  expect("symbols", (await providers.provideDocumentSymbols(shop)).map((symbol) => symbol.name).slice(0, 3), ["Shop", "Home", "More"]);
  expect("symbols of the workspace", (await providers.provideWorkspaceSymbols("article")).map((symbol) => symbol.name), ["Article"]);
  expect("folds", (await providers.provideFoldingRanges(shop)).map((fold) => [fold.start, fold.end]), [[5, 7]]);
  const [selection] = await providers.provideSelectionRanges(shop, [at]);
  expect("selections", selection.parent !== undefined, true);
  expect("links", (await providers.provideDocumentLinks(shop)).map((link) => String(link.target)), [String(items.uri)]);
  const everything = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(99, 0));
  expect("hints", (await providers.provideInlayHints(shop, everything)).map((hint) => [hint.label, hint.kind]), [[": Int", 1]]);
  const tokens = await providers.provideDocumentSemanticTokens(shop);
  expect("tokens", [tokens.data.constructor, tokens.data.length % 5], [Uint32Array, 0]);
  const delta = await providers.provideDocumentSemanticTokensEdits(shop, tokens.resultId);
  expect("no tokens have changed", delta.edits, []);

  const [home] = await providers.prepareCallHierarchy(shop, shop.position("Home {"));
  const calls = await providers.provideCallHierarchyOutgoingCalls(home);
  expect("outgoing calls", calls.map((call) => call.to.name), ["Article", "More"]);
  expect("incoming calls", (await providers.provideCallHierarchyIncomingCalls(calls[1].to)).map((call) => call.from.name), ["Home"]);

  const lenses = await providers.provideCodeLenses(shop);
  for (const lens of lenses) await commands[lens.command.command](...lens.command.arguments);
  await wait("what lenses show", () => shown.includes("document open.txt") && shown.includes("external Home.html"));

  const more = shop.position("More {");
  const moves = await providers.provideCodeActions(shop, new vscode.Range(more, more), { diagnostics: [] });
  const [creation] = moves.find((action) => action.title.startsWith("Move `More`")).edit.changes;
  expect("a new file", creation.created.endsWith("/More.navgraph"), true);
  let renamed;
  events.willRename.fire({
    files: [{ oldUri: items.uri, newUri: vscode.Uri.file(path.join(folder, "Sub/Items.navgraph")) }],
    waitUntil: (promise) => { renamed = promise; },
  });
  expect("a new file name", (await renamed).changes.map((change) => change.newText), ['"Sub/Items.navgraph"']);

  events.save.fire(shop);
  events.close.fire(items);
  events.folders.fire({ added: [], removed: [] });
  const before = Object.keys(providers).length;
  await extension.deactivate();
  expect("nothing is left", [before > 25, Object.keys(providers), [...diagnostics.keys()]], [true, [], []]);
}

main().then(
  () => console.log(`session with the extension for VS Code: ${count} comparisons, all as expected`),
  (error) => {
    console.log(`FAILED: ${error.message}\n${error.stack}`);
    process.exitCode = 1;
  },
).finally(() => {
  fs.rmSync(folder, { recursive: true });
  process.exit();
});
