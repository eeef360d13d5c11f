import NavGraphCompiler
import NavGraphSyntax

/// A program of the tests, before and after automatic fixes.
struct FixedProgram {
  let before: FixItRound
  let after: FixItRound
  let mending: FixItApplier

  init(_ files: [(name: String, text: String)], optional: OptionalRules = .none) {
    self.init(files.map { SourceFile(path: $0.name, text: $0.text) }, optional: optional)
  }

  init(_ sources: [SourceFile], optional: OptionalRules = .none) {
    let check = { (changed: [ExactText: [UInt8]]) -> FixItRound in
      let files = sources.map { file in changed[ExactText(file.path)].map { SourceFile(path: file.path, bytes: $0) } ?? file }
      // An optional rule that the test names is at least a warning.
      let diagnostics = Compiler.check(Compiler.parse(files), optional: optional).diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = max(diagnostic.severity, .warning)
        return diagnostic
      }
      return FixItRound(files: files, diagnostics: diagnostics)
    }
    before = check([:])
    mending = FixItApplier(from: before, mayEdit: { _ in true }, check: check)
    after = check(mending.changed)
  }

  /// The text of the first file after the fixes.
  var text: String { String(decoding: after.files[0].bytes, as: UTF8.self) }

  /// Returns the first guarantee of `--fix` that is violated, or nil.
  func complaint() -> String? {
    if mending.applied.isEmpty { return mending.changed.isEmpty ? nil : "files changed without a fix" }
    let again = FixedProgram(after.files)
    if let more = again.mending.applied.first { return "a second run does more: \(more.diagnostic.code) \(more.fix.title)" }
    if errors(after, upTo: 2) > errors(before, upTo: 2) { return "more errors of reading" }
    let isReading = mending.applied.contains { $0.diagnostic.code.family <= 2 }
    if !isReading, errors(after, upTo: 4) > errors(before, upTo: 4) { return "more errors of names and types" }
    let isError = mending.applied.contains { $0.diagnostic.severity == .error }
    if !isError, errors(after, upTo: 99) > errors(before, upTo: 99) { return "more errors" }
    return nil
  }

  private func errors(_ checkup: FixItRound, upTo family: Int) -> Int {
    checkup.diagnostics.reduce(0) { $0 + ($1.severity == .error && $1.code.family <= family ? 1 : 0) }
  }

  /// Returns the text with one fix applied, whatever its applicability.
  static func text(_ source: SourceFile, with fix: Fix) -> String {
    String(decoding: Edits.apply(fix.edits, to: source.bytes), as: UTF8.self)
  }
}
