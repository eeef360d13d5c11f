// The extension for VS Code: starts `navgraph lsp`, and keeps it informed about documents, files, and folders.
"use strict";

const vscode = require("vscode");
const { Client } = require("./client");
const convert = require("./convert");
const { register, selector, understood } = require("./features");

/** The running server, with what to dispose of when it ends; undefined while there is none. */
let running;
let output;

async function activate(context) {
  output = vscode.window.createOutputChannel("navgraph");
  context.subscriptions.push(output, vscode.commands.registerCommand("navgraph.restart", restart));
  context.subscriptions.push(vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration("navgraph.path")) restart();
  }));
  await start();
}

async function restart() {
  await deactivate();
  await start();
}

async function deactivate() {
  const { client, disposables } = running ?? {};
  running = undefined;
  for (const disposable of disposables ?? []) disposable.dispose();
  await client?.stop();
}

async function start() {
  const diagnostics = vscode.languages.createDiagnosticCollection("navgraph");
  const client = new Client((method, parameters) => receive(method, parameters, diagnostics), failed);
  const disposables = [diagnostics];
  running = { client, disposables };
  const folders = vscode.workspace.workspaceFolders;
  try {
    await client.start(vscode.workspace.getConfiguration("navgraph").get("path"), {
      clientInfo: { name: "navgraph for VS Code" },
      capabilities: understood,
      workspaceFolders: folders ? folders.map(toFolder) : null,
    });
  } catch {
    // `failed` has told the user.
    return;
  }
  disposables.push(...follow(client), ...register(client));
}

async function failed(reason) {
  for (const disposable of running?.disposables ?? []) disposable.dispose();
  running = undefined;
  output.appendLine(reason);
  const help = "Install navgraph, or set `navgraph.path` to the program.";
  if (await vscode.window.showErrorMessage(`${reason}. ${help}`, "Restart")) await start();
}

/** Handles a message of the server. */
async function receive(method, parameters, diagnostics) {
  switch (method) {
    case "textDocument/publishDiagnostics":
      diagnostics.set(convert.uri(parameters.uri), convert.list(parameters.diagnostics, convert.diagnostic));
      break;
    case "window/logMessage":
      output.appendLine(parameters.message);
      break;
    case "window/showMessage":
      vscode.window.showInformationMessage(parameters.message);
      break;
    case "window/showDocument": {
      const uri = convert.uri(parameters.uri);
      const isShown = parameters.external ? await vscode.env.openExternal(uri) : await vscode.window.showTextDocument(uri);
      return { success: Boolean(isShown) };
    }
  }
}

const toFolder = (folder) => ({ uri: folder.uri.toString(), name: folder.name });

/** Tells the server about documents, files, and folders, from now on. */
function follow(client) {
  const workspace = vscode.workspace;
  const isOurs = (document) => vscode.languages.match(selector, document) > 0;
  const opened = (document) => {
    if (!isOurs(document)) return;
    client.notify("textDocument/didOpen", {
      textDocument: { uri: document.uri.toString(), languageId: "navgraph", version: document.version, text: document.getText() },
    });
  };
  workspace.textDocuments.forEach(opened);
  const watcher = workspace.createFileSystemWatcher("**/*.navgraph");
  const watched = (type) => (uri) => client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  return [
    workspace.onDidOpenTextDocument(opened),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      // The ranges of all changes are those of the text before. The last change of the text comes first, so that they are valid one after the other.
      const changes = [...contentChanges].sort((a, b) => b.rangeOffset - a.rangeOffset);
      client.notify("textDocument/didChange", {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: changes.map((change) => ({ range: convert.toRange(change.range), text: change.text })),
      });
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) client.notify("textDocument/didSave", { textDocument: { uri: document.uri.toString() } });
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) client.notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
    }),
    workspace.onDidChangeWorkspaceFolders((event) => client.notify("workspace/didChangeWorkspaceFolders", {
      event: { added: event.added.map(toFolder), removed: event.removed.map(toFolder) },
    })),
    watcher, watcher.onDidCreate(watched(1)), watcher.onDidChange(watched(2)), watcher.onDidDelete(watched(3)),
  ];
}

module.exports = { activate, deactivate };
