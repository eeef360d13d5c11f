import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension LanguageServer {
  /// The fixes of the diagnostics in a range, and one action that applies all fixes that are safe.
  mutating func codeActions(_ parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(parameters)
    let kinds = parameters["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool { kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    let analysis = analysis()
    guard let (run, file) = analysis.place(of: document) else { return .array([]) }
    var actions: [JSON] = []
    if isWanted("quickfix"), let range = TextPositions(document.bytes, encoding).range(parameters["range"]) {
      let converter = converter(run)
      for finding in run.workspace.report.findings where LanguageServer.touches(finding, file, range) {
        for fix in finding.fixes {
          actions.append(
            .object([
              ("title", .string(LanguageServer.title(of: fix))), ("kind", .string("quickfix")),
              ("diagnostics", .array([converter.json(finding)])), ("isPreferred", .bool(fix.applicability == .always)),
              ("edit", workspaceEdit(fix.edits, converter)),
            ]))
        }
      }
    }
    let isCertain = { (finding: Diagnostic) in finding.fixes.contains { $0.applicability == .always } }
    if isWanted("source.fixAll"), run.workspace.report.findings.contains(where: { $0.primary.range.file == file && isCertain($0) }) {
      // The fixes are tried one after the other, which takes a while: an editor that resolves actions does so when the user chooses it.
      let action = fixAll(document.uri)
      if kinds == nil, resolvesActions { actions.append(action) } else if let whole = resolved(action) { actions.append(whole) }
    }
    return .array(actions)
  }

  /// The action that applies all safe fixes, without its edit.
  private func fixAll(_ uri: String) -> JSON {
    .object([
      ("title", .string("Apply all safe fixes")), ("kind", .string("source.fixAll")), ("data", .object([("uri", .string(uri))])),
    ])
  }

  /// An action with its edit; nil if there is nothing to change.
  mutating func resolved(_ action: JSON) -> JSON? {
    guard case .object(let members) = action, let uri = action["data"]?["uri"]?.string, let document = documents[uri],
      let (run, _) = analysis().place(of: document), let edits = allFixes(in: document, run)
    else { return nil }
    return .object(members + [("edit", .object([("changes", .object([(uri, .array(edits))]))]))])
  }

  private static func touches(_ finding: Diagnostic, _ file: FileID, _ range: Range<Int>) -> Bool {
    let primary = finding.primary.range
    return primary.file == file && Int(primary.start) <= range.upperBound && Int(primary.end) >= range.lowerBound
  }

  private static func title(of fix: Fix) -> String { fix.title.prefix(1).uppercased() + fix.title.dropFirst() }

  func workspaceEdit(_ edits: [Fix.Edit], _ converter: DiagnosticMessage) -> JSON {
    let files = Dictionary(grouping: edits) { $0.range.file }
    let changes = files.sorted { $0.key < $1.key }.map { file, edits in
      let positions = converter.positions(file)
      return (
        converter.uri(file),
        JSON.array(
          edits.map { edit in .object([("range", positions.json(edit.range)), ("newText", .string(edit.text))]) })
      )
    }
    return .object([("changes", .object(changes))])
  }

  /// The changes that `check --fix` would make in a document; nil if there are none.
  private func allFixes(in document: TextDocument, _ run: Analysis.Run) -> [JSON]? {
    let workspace = run.workspace
    let path = run.inputURI == nil ? document.path ?? "" : Workspace.inputName
    var held: [ExactText: [UInt8]] = [:]
    for source in workspace.sources { held[ExactText(source.path)] = source.bytes }
    let paths = run.inputURI == nil ? workspace.sources.map(\.path) : ["-"]
    let mending: Mending
    do throws(Failure) {
      mending = try Mending(workspace.checkup, mayEdit: { $0.text.isExactly(path) }) { (changed: [ExactText: [UInt8]]) throws(Failure) in
        try Workspace(paths, root: nil, held: held.merging(changed) { $1 }).checkup
      }
    } catch {
      return nil
    }
    guard let fixed = mending.changed[ExactText(path)] else { return nil }
    let edits = edits(from: document.bytes, to: fixed)
    return edits.isEmpty ? nil : edits
  }

  /// The formatted document as an edit of the lines that change.
  func formatting(_ document: TextDocument) -> [JSON] {
    edits(from: document.bytes, to: NavGraphSyntax.format(SourceFile(path: document.path ?? "", bytes: document.bytes)))
  }

  /// One edit from a text to another, without the lines that both have at the beginning and at the end.
  func edits(from old: [UInt8], to new: [UInt8]) -> [JSON] {
    guard old != new else { return [] }
    let newline = UInt8(ascii: "\n")
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, old[start - 1] != newline { start -= 1 }
    var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    end = min(end, old.count - start, new.count - start)
    while end > 0, old[old.count - end - 1] != newline || new[new.count - end - 1] != newline { end -= 1 }
    let range = TextPositions(old, encoding).json(start..<old.count - end)
    return [.object([("range", range), ("newText", .string(String(decoding: new[start..<new.count - end], as: UTF8.self)))])]
  }
}
