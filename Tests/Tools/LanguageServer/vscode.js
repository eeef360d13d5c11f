// Stands in for the module `vscode`, which exists only in VS Code: as much of it as the extension uses. Values are kept as they are given.
"use strict";

const path = require("path");
const { pathToFileURL } = require("url");

/** Makes a class whose instances have the arguments of their creation under these names. */
function value(...names) {
  return class {
    constructor(...values) {
      names.forEach((name, index) => { this[name] = values[index]; });
    }
  };
}

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(pathToFileURL(path).href); }
  get scheme() { return this.text.split(":")[0]; }
  toString() { return this.text; }
}

class Event {
  constructor() {
    this.listeners = [];
    this.on = (listener) => {
      this.listeners.push(listener);
      return { dispose: () => { this.listeners = this.listeners.filter((other) => other !== listener); } };
    };
  }
  fire(argument) { for (const listener of [...this.listeners]) listener(argument); }
}

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part); }
}
CodeActionKind.Empty = new CodeActionKind("");

class WorkspaceEdit {
  constructor() { this.changes = []; }
  set(uri, edits) { for (const edit of edits) this.replace(uri, edit.range, edit.newText); }
  replace(uri, range, newText) { this.changes.push({ uri: String(uri), range, newText }); }
  createFile(uri) { this.changes.push({ created: String(uri) }); }
}

/** The providers that are registered, by the names of their functions. */
const providers = {};
const commands = {};
const events = Object.fromEntries(["open", "change", "save", "close", "folders", "willRename", "configuration"].map((name) => [name, new Event()]));
const shown = [];
const diagnostics = new Map();
const state = { folders: [], documents: [], path: "navgraph" };

function registered(target, entries) {
  Object.assign(target, entries);
  return { dispose() { for (const name of Object.keys(entries)) delete target[name]; } };
}

const languages = new Proxy({
  match: (selectors, document) => (selectors.some((one) => one.language === document.languageId && one.scheme === document.uri.scheme) ? 10 : 0),
  createDiagnosticCollection: () => ({
    set: (uri, items) => diagnostics.set(String(uri), items),
    dispose: () => diagnostics.clear(),
  }),
  registerWorkspaceSymbolProvider: (provider) => registered(providers, provider),
}, {
  get: (target, name) => target[name] ?? ((_selector, provider) => registered(providers, provider)),
});

const watcher = { onDidCreate: new Event().on, onDidChange: new Event().on, onDidDelete: new Event().on, dispose() {} };

module.exports = {
  Uri, CodeActionKind, WorkspaceEdit, languages,
  Position: value("line", "character"),
  Range: value("start", "end"),
  Location: value("uri", "range"),
  TextEdit: value("range", "newText"),
  Diagnostic: value("range", "message", "severity"),
  DiagnosticRelatedInformation: value("location", "message"),
  CompletionItem: value("label", "kind"),
  SnippetString: value("value"),
  MarkdownString: value("value"),
  Hover: value("contents", "range"),
  DocumentHighlight: value("range", "kind"),
  CodeAction: value("title", "kind"),
  CodeLens: value("range", "command"),
  DocumentSymbol: value("name", "detail", "kind", "range", "selectionRange"),
  SymbolInformation: value("name", "kind", "containerName", "location"),
  FoldingRange: value("start", "end", "kind"),
  FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
  SelectionRange: value("range", "parent"),
  SignatureHelp: value(),
  SignatureInformation: value("label", "documentation"),
  ParameterInformation: value("label"),
  DocumentLink: value("range", "target"),
  InlayHint: value("position", "label", "kind"),
  CallHierarchyItem: value("kind", "name", "detail", "uri", "range", "selectionRange"),
  CallHierarchyIncomingCall: value("from", "fromRanges"),
  CallHierarchyOutgoingCall: value("to", "fromRanges"),
  SemanticTokensLegend: value("tokenTypes", "tokenModifiers"),
  SemanticTokens: value("data", "resultId"),
  SemanticTokensEdits: value("edits", "resultId"),
  SemanticTokensEdit: value("start", "deleteCount", "data"),
  commands: { registerCommand: (name, run) => registered(commands, { [name]: run }) },
  env: { openExternal: async (uri) => Boolean(shown.push(`external ${path.basename(String(uri))}`)) },
  window: {
    createOutputChannel: () => ({ appendLine: (line) => shown.push(line), dispose() {} }),
    showErrorMessage: async (text) => { shown.push(text); },
    showInformationMessage: async (text) => { shown.push(text); },
    showTextDocument: async (uri) => Boolean(shown.push(`document ${path.basename(String(uri))}`)),
  },
  workspace: {
    get workspaceFolders() { return state.folders; },
    get textDocuments() { return state.documents; },
    getConfiguration: () => ({ get: () => state.path }),
    createFileSystemWatcher: () => watcher,
    onDidOpenTextDocument: events.open.on,
    onDidChangeTextDocument: events.change.on,
    onDidSaveTextDocument: events.save.on,
    onDidCloseTextDocument: events.close.on,
    onDidChangeWorkspaceFolders: events.folders.on,
    onWillRenameFiles: events.willRename.on,
    onDidChangeConfiguration: events.configuration.on,
  },
  /** For the session: what the extension has registered and shown. */
  session: { commands, diagnostics, events, providers, shown, state },
};
