// Converts between the values of the language server protocol and those of VS Code.
"use strict";

const vscode = require("vscode");

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const uri = (value) => vscode.Uri.parse(value, true);
const location = (value) => new vscode.Location(uri(value.uri), range(value.range));
const textEdit = (value) => new vscode.TextEdit(range(value.range), value.newText);
const list = (values, convert) => (values ?? []).map(convert);
/** Kinds and severities count from 1 in the protocol, and from 0 in VS Code. */
const fromOne = (value) => (value === undefined ? undefined : value - 1);

function toPosition(value) {
  return { line: value.line, character: value.character };
}

function toRange(value) {
  return { start: toPosition(value.start), end: toPosition(value.end) };
}

function markdown(value) {
  return typeof value === "string" ? value : new vscode.MarkdownString(value.value);
}

function diagnostic(value) {
  const made = new vscode.Diagnostic(range(value.range), value.message, fromOne(value.severity));
  made.code = value.code;
  made.source = value.source;
  made.tags = value.tags;
  made.relatedInformation = list(value.relatedInformation, (item) =>
    new vscode.DiagnosticRelatedInformation(location(item.location), item.message));
  return made;
}

function toDiagnostic(value) {
  return { range: toRange(value.range), message: value.message, severity: value.severity + 1, code: value.code, source: value.source };
}

function completionItem(value) {
  const made = new vscode.CompletionItem(value.label, fromOne(value.kind));
  made.detail = value.detail;
  made.documentation = value.documentation && markdown(value.documentation);
  made.sortText = value.sortText;
  made.filterText = value.filterText;
  const text = value.textEdit?.newText ?? value.insertText ?? value.label;
  made.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (value.textEdit) made.range = range(value.textEdit.range);
  made.additionalTextEdits = list(value.additionalTextEdits, textEdit);
  return made;
}

function workspaceEdit(value) {
  const made = new vscode.WorkspaceEdit();
  for (const [file, edits] of Object.entries(value?.changes ?? {})) made.set(uri(file), list(edits, textEdit));
  for (const change of value?.documentChanges ?? []) {
    if (change.kind === "create") made.createFile(uri(change.uri), change.options);
    else if (change.kind === "rename") made.renameFile(uri(change.oldUri), uri(change.newUri), change.options);
    else if (change.kind === "delete") made.deleteFile(uri(change.uri), change.options);
    else for (const edit of change.edits) made.replace(uri(change.textDocument.uri), range(edit.range), edit.newText);
  }
  return made;
}

function codeAction(value) {
  const made = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind));
  made.isPreferred = value.isPreferred;
  made.diagnostics = value.diagnostics && list(value.diagnostics, diagnostic);
  if (value.edit) made.edit = workspaceEdit(value.edit);
  // The server's own value, which it needs to add the edit once the user has chosen the action.
  made.origin = value;
  return made;
}

function codeLens(value) {
  return new vscode.CodeLens(range(value.range), value.command);
}

function documentSymbol(value) {
  const made = new vscode.DocumentSymbol(value.name, value.detail ?? "", fromOne(value.kind), range(value.range), range(value.selectionRange));
  made.children = list(value.children, documentSymbol);
  return made;
}

function symbolInformation(value) {
  return new vscode.SymbolInformation(value.name, fromOne(value.kind), value.containerName ?? "", location(value.location));
}

function foldingRange(value) {
  const kinds = { comment: vscode.FoldingRangeKind.Comment, imports: vscode.FoldingRangeKind.Imports, region: vscode.FoldingRangeKind.Region };
  return new vscode.FoldingRange(value.startLine, value.endLine, kinds[value.kind]);
}

function selectionRange(value) {
  return new vscode.SelectionRange(range(value.range), value.parent && selectionRange(value.parent));
}

function signatureHelp(value) {
  const made = new vscode.SignatureHelp();
  made.signatures = list(value.signatures, (signature) => {
    const item = new vscode.SignatureInformation(signature.label, signature.documentation && markdown(signature.documentation));
    item.parameters = list(signature.parameters, (parameter) => new vscode.ParameterInformation(parameter.label));
    return item;
  });
  made.activeSignature = value.activeSignature ?? 0;
  made.activeParameter = value.activeParameter ?? 0;
  return made;
}

function callItem(value) {
  const made = new vscode.CallHierarchyItem(
    fromOne(value.kind), value.name, value.detail ?? "", uri(value.uri), range(value.range), range(value.selectionRange));
  made.origin = value;
  return made;
}

function semanticTokens(value) {
  if (value.edits === undefined) return new vscode.SemanticTokens(new Uint32Array(value.data), value.resultId);
  const edits = list(value.edits, (edit) =>
    new vscode.SemanticTokensEdit(edit.start, edit.deleteCount, edit.data && new Uint32Array(edit.data)));
  return new vscode.SemanticTokensEdits(edits, value.resultId);
}

module.exports = {
  callItem, codeAction, codeLens, completionItem, diagnostic, documentSymbol, foldingRange, list, location, markdown, position, range, selectionRange,
  semanticTokens, signatureHelp, symbolInformation, textEdit, toDiagnostic, toPosition, toRange, uri, workspaceEdit,
};
