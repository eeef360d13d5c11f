import NavGraphCommandLine
import NavGraphCompiler

extension LanguageServer {
  /// The registration for changes of files.
  static let watchers: JSON = {
    let watchers = ["**/*.navgraph", "**/\(Manifest.fileName)"].map { JSON.object([("globPattern", .string($0))]) }
    let registration: [(String, JSON)] = [
      ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ]
    return .object([("registrations", .array([.object(registration)]))])
  }()

  /// Returns the capabilities for the response to `initialize`. `pulls` is whether the client requests diagnostics.
  static func capabilities(in encoding: PositionEncoding, pulls: Bool) -> JSON {
    let sync: [(String, JSON)] = [("openClose", .bool(true)), ("change", .number(2)), ("save", .bool(true))]
    let actions = ["quickfix", "refactor", "refactor.extract", "refactor.inline", "refactor.rewrite", "source.fixAll"]
    let renames = JSON.object([
      ("filters", .array([.object([("scheme", .string("file")), ("pattern", .object([("glob", .string("**/*.navgraph"))]))])]))
    ])
    let legend: [(String, JSON)] = [
      ("tokenTypes", .array(SemanticTokens.types.map { .string($0.rawValue) })),
      ("tokenModifiers", .array(SemanticTokens.modifiers.map { .string($0) })),
    ]
    let diagnostics = JSON.object([("interFileDependencies", .bool(true)), ("workspaceDiagnostics", .bool(false))])
    let members: [(String, JSON)] = [
      ("positionEncoding", .string(encoding.rawValue)),
      ("textDocumentSync", .object(sync)),
      ("codeActionProvider", .object([("codeActionKinds", .array(actions.map { .string($0) })), ("resolveProvider", .bool(true))])),
      ("completionProvider", .object([("triggerCharacters", .array([".", "(", "{", "\"", "/"].map { .string($0) }))])),
      ("signatureHelpProvider", .object([("triggerCharacters", .array([.string("("), .string(",")]))])),
      ("hoverProvider", .bool(true)),
      ("definitionProvider", .bool(true)),
      ("declarationProvider", .bool(true)),
      ("referencesProvider", .bool(true)),
      ("documentHighlightProvider", .bool(true)),
      ("linkedEditingRangeProvider", .bool(true)),
      ("renameProvider", .object([("prepareProvider", .bool(true))])),
      ("callHierarchyProvider", .bool(true)),
      ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
      ("executeCommandProvider", .object([("commands", .array(LensCommand.allCases.map { .string($0.rawValue) }))])),
      ("documentFormattingProvider", .bool(true)),
      ("documentRangeFormattingProvider", .bool(true)),
      (
        "documentOnTypeFormattingProvider",
        .object([("firstTriggerCharacter", .string("}")), ("moreTriggerCharacter", .array([.string("\n")]))])
      ),
      ("documentSymbolProvider", .bool(true)),
      ("workspaceSymbolProvider", .bool(true)),
      ("foldingRangeProvider", .bool(true)),
      ("selectionRangeProvider", .bool(true)),
      ("documentLinkProvider", .object([("resolveProvider", .bool(false))])),
      ("inlayHintProvider", .bool(true)),
      (
        "semanticTokensProvider",
        .object([("legend", .object(legend)), ("full", .object([("delta", .bool(true))])), ("range", .bool(true))])
      ),
      (
        "workspace",
        .object([
          ("workspaceFolders", .object([("supported", .bool(true)), ("changeNotifications", .bool(true))])),
          ("fileOperations", .object([("willRename", renames)])),
        ])
      ),
    ]
    return .object(members + (pulls ? [("diagnosticProvider", diagnostics)] : []))
  }
}
