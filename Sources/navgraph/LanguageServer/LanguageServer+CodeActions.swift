import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension LanguageServer {
  /// Returns the fixes of the diagnostics in a range, the refactorings at its start, and an action that applies all safe fixes.
  mutating func codeActions(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    let kinds = parameters["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool { kinds?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    let analysis = analysis()
    guard let (run, file) = analysis.place(of: document) else { return .array([]) }
    var actions: [JSON] = []
    if isWanted("quickfix"), let range = TextPositions(in: document.bytes, encoding: encoding).range(from: parameters["range"]) {
      let converter = converter(for: run)
      for diagnostic in run.workspace.report.diagnostics where LanguageServer.touches(diagnostic, in: file, at: range) {
        for fix in diagnostic.fixes {
          actions.append(
            .object([
              ("title", .string(LanguageServer.title(of: fix))), ("kind", .string("quickfix")),
              ("diagnostics", .array([converter.json(of: diagnostic)])), ("isPreferred", .bool(fix.applicability == .always)),
              ("edit", workspaceEdit(of: fix.edits, with: converter)),
            ]))
        }
      }
    }
    // Editors request actions at each movement of the cursor. Refactorings require checks, so they are only returned if the user requests
    // actions.
    let isAutomatic = parameters["context"]?["triggerKind"]?.int == 2
    if !isAutomatic, let offset = TextPositions(in: document.bytes, encoding: encoding).range(from: parameters["range"])?.lowerBound,
      let tree = Self.tree(of: document)
    {
      let refactorings = Refactorings(run: run, file: file, tree: tree, offset: offset, path: createsFiles ? document.path : nil)
      for refactoring in refactorings.all(ofKinds: { isWanted($0.rawValue) }, isLazy: resolvesActions) {
        let data = JSON.object([("uri", .string(document.uri)), ("offset", .number(offset))])
        actions.append(action(for: refactoring, at: document.uri, with: converter(for: run), data: data))
      }
    }
    let isCertain = { (diagnostic: Diagnostic) in diagnostic.fixes.contains { $0.applicability == .always } }
    if isWanted("source.fixAll"), run.workspace.report.diagnostics.contains(where: { $0.primary.range.file == file && isCertain($0) }) {
      // Applying all fixes takes a while, so an editor that resolves actions requests the edit when the user chooses the action.
      let action = fixAll(in: document.uri)
      if kinds == nil, resolvesActions { actions.append(action) } else if let whole = resolved(action) { actions.append(whole) }
    }
    return .array(actions)
  }

  /// Returns an action.
  ///
  /// - Parameter data: The data from which the edit is computed when the user chooses the action, if the refactoring has none yet.
  private func action(for refactoring: Refactoring, at uri: String, with converter: DiagnosticMessage, data: JSON) -> JSON {
    let head: [(String, JSON)] = [("title", .string(refactoring.title)), ("kind", .string(refactoring.kind.rawValue))]
    if refactoring.edits.isEmpty { return .object(head + [("data", data)]) }
    var edit = workspaceEdit(of: refactoring.edits, with: converter)
    if let text = refactoring.text, let document = documents[uri] {
      edit = .object([("changes", .object([(uri, .array(edits(from: document.bytes, to: text, in: nil)))]))])
    }
    if let (path, text) = refactoring.newFile {
      let new = DocumentURI.uri(ofPath: path)
      let start = JSON.object([("line", .number(0)), ("character", .number(0))])
      let insertion = JSON.object([("range", .object([("start", start), ("end", start)])), ("newText", .string(text))])
      func changes(of uri: String, edits: [JSON]) -> JSON {
        .object([("textDocument", .object([("uri", .string(uri)), ("version", .null)])), ("edits", .array(edits))])
      }
      let creation = JSON.object([("kind", .string("create")), ("uri", .string(new))])
      edit = .object([
        (
          "documentChanges",
          .array([creation, changes(of: new, edits: [insertion]), changes(of: uri, edits: edit["changes"]?[uri]?.array ?? [])])
        )
      ])
    }
    return .object(head + [("edit", edit)])
  }

  /// Returns the action that applies all safe fixes, without its edit.
  private func fixAll(in uri: String) -> JSON {
    .object([
      ("title", .string("Apply all safe fixes")), ("kind", .string("source.fixAll")), ("data", .object([("uri", .string(uri))])),
    ])
  }

  /// Returns an action with its edit; nil if there is nothing to change.
  mutating func resolved(_ action: JSON) -> JSON? {
    guard case .object(let members) = action, let uri = action["data"]?["uri"]?.string, let document = documents[uri],
      let (run, file) = analysis().place(of: document)
    else { return nil }
    if let offset = action["data"]?["offset"]?.int, let tree = Self.tree(of: document) {
      guard let assertion = Refactorings(run: run, file: file, tree: tree, offset: offset, path: document.path).assertion() else {
        showMessage("There is no path to this screen that an assertion can confirm", isWarning: true)
        return nil
      }
      return self.action(for: assertion, at: uri, with: converter(for: run), data: .null)
    }
    guard let edits = allFixes(in: document, run: run) else { return nil }
    // The client may send an action that already has its edit.
    return .object(members.filter { $0.0 != "edit" } + [("edit", .object([("changes", .object([(uri, .array(edits))]))]))])
  }

  private static func touches(_ diagnostic: Diagnostic, in file: FileID, at range: Range<Int>) -> Bool {
    let primary = diagnostic.primary.range
    return primary.file == file && Int(primary.start) <= range.upperBound && Int(primary.end) >= range.lowerBound
  }

  private static func title(of fix: Fix) -> String { fix.title.prefix(1).uppercased() + fix.title.dropFirst() }

  func workspaceEdit(of edits: [Fix.Edit], with converter: DiagnosticMessage) -> JSON {
    .object([("changes", .object(Self.textEdits(edits, with: converter).map { ($0.uri, .array($0.edits.map { .object($0) })) }))])
  }

  /// Returns an edit that the client applies after the user has confirmed it.
  ///
  /// - Parameters:
  ///   - label: The title of the question.
  ///   - description: The effect that the user has to know.
  func confirmedEdit(of edits: [Fix.Edit], with converter: DiagnosticMessage, label: String, description: String) -> JSON {
    let changes = Self.textEdits(edits, with: converter).map { uri, edits -> JSON in
      let version = documents[uri]?.version.map { JSON.number($0) } ?? .null
      let annotated = edits.map { JSON.object($0 + [("annotationId", .string("effect"))]) }
      return .object([("textDocument", .object([("uri", .string(uri)), ("version", version)])), ("edits", .array(annotated))])
    }
    let annotation: [(String, JSON)] = [
      ("label", .string(label)), ("needsConfirmation", .bool(true)), ("description", .string(description)),
    ]
    return .object([("documentChanges", .array(changes)), ("changeAnnotations", .object([("effect", .object(annotation))]))])
  }

  /// Returns the members of each edit, grouped by file, in the order of the files.
  private static func textEdits(
    _ edits: [Fix.Edit], with converter: DiagnosticMessage
  ) -> [(uri: String, edits: [[(String, JSON)]])] {
    Dictionary(grouping: edits) { $0.range.file }.sorted { $0.key < $1.key }.map { file, edits in
      let positions = converter.positions(in: file)
      let whole = Edits.removingBlankLines(edits, in: positions.bytes)
      return (converter.uri(of: file), whole.map { [("range", positions.json(of: $0.range)), ("newText", .string($0.text))] })
    }
  }

  /// Returns the changes that `check --fix` would make in a document; nil if there are none.
  private func allFixes(in document: TextDocument, run: Analysis.Run) -> [JSON]? {
    let path = run.inputURI == nil ? document.path ?? "" : Workspace.inputName
    let applier: FixItApplier
    do throws(Failure) {
      applier = try FixItApplier(from: run.workspace.fixItRound, mayEdit: { $0.text.isExactly(path) }) {
        (changed: [ExactText: [UInt8]]) throws(Failure) in
        try run.checked(with: changed).fixItRound
      }
    } catch {
      return nil
    }
    guard let fixed = applier.changed[ExactText(path)] else { return nil }
    let edits = edits(from: document.bytes, to: fixed, in: nil)
    return edits.isEmpty ? nil : edits
  }
}
