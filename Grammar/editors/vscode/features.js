// Registers the features of a language server with VS Code.
"use strict";

const vscode = require("vscode");
const convert = require("./convert");

/** The documents whose features come from the server. Those without a file are new ones. */
const selector = [{ language: "navgraph", scheme: "file" }, { language: "navgraph", scheme: "untitled" }];

/** What the client understands, for `initialize`. */
const understood = {
  general: { positionEncodings: ["utf-16"] },
  window: { showDocument: { support: true } },
  workspace: {
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ["create", "rename", "delete"] },
    fileOperations: { willRename: true },
  },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] } },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } }, resolveSupport: { properties: ["edit"] } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    hover: { contentFormat: ["markdown"] },
  },
};

/** Registers what the server of a client can do, and returns what to dispose of once the server has ended. */
function register(client) {
  const can = client.capabilities;
  const languages = vscode.languages;
  const disposables = [];
  const add = (capability, make) => {
    if (capability) disposables.push(make(capability));
  };
  const at = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const on = (document, position) => ({ ...at(document), position: convert.toPosition(position) });
  const options = (value) => ({ tabSize: value.tabSize, insertSpaces: value.insertSpaces });
  /** Sends a request, and converts its result unless that is null. Without a result, the feature shows nothing. */
  const ask = async (method, parameters, token, change) => {
    const result = await client.request(method, parameters, token);
    return result === null || token?.isCancellationRequested ? undefined : change(result);
  };
  const all = (change) => (results) => convert.list(results, change);

  add(can.completionProvider, (capability) => languages.registerCompletionItemProvider(selector, {
    provideCompletionItems: (document, position, token) =>
      ask("textDocument/completion", on(document, position), token, (result) => convert.list(result.items ?? result, convert.completionItem)),
  }, ...capability.triggerCharacters ?? []));
  add(can.signatureHelpProvider, (capability) => languages.registerSignatureHelpProvider(selector, {
    provideSignatureHelp: (document, position, token) =>
      ask("textDocument/signatureHelp", on(document, position), token, convert.signatureHelp),
  }, ...capability.triggerCharacters ?? []));
  add(can.hoverProvider, () => languages.registerHoverProvider(selector, {
    provideHover: (document, position, token) => ask("textDocument/hover", on(document, position), token, (result) =>
      new vscode.Hover(convert.markdown(result.contents), result.range && convert.range(result.range))),
  }));

  // Names

  const locations = (result) => convert.list(Array.isArray(result) ? result : [result], convert.location);
  add(can.definitionProvider, () => languages.registerDefinitionProvider(selector, {
    provideDefinition: (document, position, token) => ask("textDocument/definition", on(document, position), token, locations),
  }));
  add(can.declarationProvider, () => languages.registerDeclarationProvider(selector, {
    provideDeclaration: (document, position, token) => ask("textDocument/declaration", on(document, position), token, locations),
  }));
  add(can.referencesProvider, () => languages.registerReferenceProvider(selector, {
    provideReferences: (document, position, context, token) =>
      ask("textDocument/references", { ...on(document, position), context: { includeDeclaration: context.includeDeclaration } }, token, locations),
  }));
  add(can.documentHighlightProvider, () => languages.registerDocumentHighlightProvider(selector, {
    provideDocumentHighlights: (document, position, token) =>
      ask("textDocument/documentHighlight", on(document, position), token, all((item) =>
        new vscode.DocumentHighlight(convert.range(item.range), (item.kind ?? 1) - 1))),
  }));
  add(can.renameProvider, () => languages.registerRenameProvider(selector, {
    prepareRename: (document, position, token) => ask("textDocument/prepareRename", on(document, position), token, (result) =>
      ({ range: convert.range(result.range), placeholder: result.placeholder })),
    provideRenameEdits: (document, position, newName, token) =>
      ask("textDocument/rename", { ...on(document, position), newName }, token, convert.workspaceEdit),
  }));

  // Layout

  add(can.documentFormattingProvider, () => languages.registerDocumentFormattingEditProvider(selector, {
    provideDocumentFormattingEdits: (document, how, token) =>
      ask("textDocument/formatting", { ...at(document), options: options(how) }, token, all(convert.textEdit)),
  }));
  add(can.documentRangeFormattingProvider, () => languages.registerDocumentRangeFormattingEditProvider(selector, {
    provideDocumentRangeFormattingEdits: (document, range, how, token) =>
      ask("textDocument/rangeFormatting", { ...at(document), range: convert.toRange(range), options: options(how) }, token, all(convert.textEdit)),
  }));
  add(can.documentOnTypeFormattingProvider, (capability) => languages.registerOnTypeFormattingEditProvider(selector, {
    provideOnTypeFormattingEdits: (document, position, ch, how, token) =>
      ask("textDocument/onTypeFormatting", { ...on(document, position), ch, options: options(how) }, token, all(convert.textEdit)),
  }, capability.firstTriggerCharacter, ...capability.moreTriggerCharacter ?? []));

  // Fixes, refactorings, and lenses

  add(can.codeActionProvider, (capability) => languages.registerCodeActionsProvider(selector, {
    provideCodeActions: (document, range, context, token) => ask("textDocument/codeAction", {
      ...at(document), range: convert.toRange(range),
      context: { diagnostics: convert.list(context.diagnostics, convert.toDiagnostic), only: context.only && [context.only.value] },
    }, token, all(convert.codeAction)),
    resolveCodeAction: async (action, token) =>
      action.edit ? action : await ask("codeAction/resolve", action.origin, token, convert.codeAction) ?? action,
  }, { providedCodeActionKinds: convert.list(capability.codeActionKinds, (kind) => vscode.CodeActionKind.Empty.append(kind)) }));
  add(can.codeLensProvider, () => languages.registerCodeLensProvider(selector, {
    provideCodeLenses: (document, token) => ask("textDocument/codeLens", at(document), token, all(convert.codeLens)),
  }));
  for (const command of can.executeCommandProvider?.commands ?? []) {
    disposables.push(vscode.commands.registerCommand(command, (...values) =>
      client.request("workspace/executeCommand", { command, arguments: values })));
  }

  // Structure

  add(can.documentSymbolProvider, () => languages.registerDocumentSymbolProvider(selector, {
    provideDocumentSymbols: (document, token) => ask("textDocument/documentSymbol", at(document), token, all(convert.documentSymbol)),
  }));
  add(can.workspaceSymbolProvider, () => languages.registerWorkspaceSymbolProvider({
    provideWorkspaceSymbols: (query, token) => ask("workspace/symbol", { query }, token, all(convert.symbolInformation)),
  }));
  add(can.foldingRangeProvider, () => languages.registerFoldingRangeProvider(selector, {
    provideFoldingRanges: (document, _, token) => ask("textDocument/foldingRange", at(document), token, all(convert.foldingRange)),
  }));
  add(can.selectionRangeProvider, () => languages.registerSelectionRangeProvider(selector, {
    provideSelectionRanges: (document, positions, token) =>
      ask("textDocument/selectionRange", { ...at(document), positions: convert.list(positions, convert.toPosition) }, token, all(convert.selectionRange)),
  }));
  add(can.documentLinkProvider, () => languages.registerDocumentLinkProvider(selector, {
    provideDocumentLinks: (document, token) => ask("textDocument/documentLink", at(document), token, all((link) =>
      new vscode.DocumentLink(convert.range(link.range), convert.uri(link.target)))),
  }));
  add(can.inlayHintProvider, () => languages.registerInlayHintsProvider(selector, {
    provideInlayHints: (document, range, token) =>
      ask("textDocument/inlayHint", { ...at(document), range: convert.toRange(range) }, token, all((hint) =>
        new vscode.InlayHint(convert.position(hint.position), hint.label, hint.kind))),
  }));
  add(can.callHierarchyProvider, () => languages.registerCallHierarchyProvider(selector, {
    prepareCallHierarchy: (document, position, token) =>
      ask("textDocument/prepareCallHierarchy", on(document, position), token, all(convert.callItem)),
    provideCallHierarchyIncomingCalls: (item, token) => ask("callHierarchy/incomingCalls", { item: item.origin }, token, all((call) =>
      new vscode.CallHierarchyIncomingCall(convert.callItem(call.from), convert.list(call.fromRanges, convert.range)))),
    provideCallHierarchyOutgoingCalls: (item, token) => ask("callHierarchy/outgoingCalls", { item: item.origin }, token, all((call) =>
      new vscode.CallHierarchyOutgoingCall(convert.callItem(call.to), convert.list(call.fromRanges, convert.range)))),
  }));
  add(can.semanticTokensProvider, ({ legend }) => languages.registerDocumentSemanticTokensProvider(selector, {
    provideDocumentSemanticTokens: (document, token) =>
      ask("textDocument/semanticTokens/full", at(document), token, convert.semanticTokens),
    provideDocumentSemanticTokensEdits: (document, previousResultId, token) =>
      ask("textDocument/semanticTokens/full/delta", { ...at(document), previousResultId }, token, convert.semanticTokens),
  }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)));
  add(can.workspace?.fileOperations?.willRename, () => vscode.workspace.onWillRenameFiles((event) => {
    const files = event.files.map((file) => ({ oldUri: file.oldUri.toString(), newUri: file.newUri.toString() }));
    event.waitUntil(client.request("workspace/willRenameFiles", { files }).then(convert.workspaceEdit));
  }));
  return disposables;
}

module.exports = { register, selector, understood };
