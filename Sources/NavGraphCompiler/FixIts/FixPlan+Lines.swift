import NavGraphModel
import NavGraphSyntax

extension FixPlan {
  /// Returns whether each line with a fix for a syntax error can be parsed afterward and has no new error.
  ///
  /// If a line still has a syntax error, too little of it is understood: in `on open: push. Card`, the arrow is a guess as well. The same
  /// applies to a bracket in a file whose brackets don't match afterward. A new error on the line shows that the author meant something
  /// else. After `open window X(a)` has become `open "window" X(a)`, the rest of the line can't be parsed. After `Card(id. note)` has
  /// become `Card(id, note)`, `id` names no value. Only `“` for `"` and other look-alike characters are certain on any line.
  func improvesItsLines(of before: FixItRound, to after: FixItRound) -> Bool {
    var fixed: [Line: Int] = [:]
    let old = Errors(in: before)
    for candidate in chosen where Stage(of: candidate.diagnostic) == .text {
      if let line = old.line(at: candidate.diagnostic.primary.range) { fixed[line, default: 0] += 1 }
    }
    guard !fixed.isEmpty else { return true }
    let new = Errors(in: after)
    let certain = Set(chosen.filter { $0.diagnostic.code == Rule.lookAlike.code }.flatMap { $0.fix.edits.map(\.range) })
    for (file, edits) in edits where before.files.indices.contains(Int(file.index)) {
      var isBetter = true
      _ = Edits.apply(edits, to: before.files[Int(file.index)].bytes) { edit, start in
        let place = SourceRange(file: file, start: UInt32(start), end: UInt32(start))
        guard !certain.contains(edit.range), let from = old.line(at: edit.range), let to = new.line(at: place) else { return }
        if new.isUnreadable(to) || new.isUnbalanced(file) && FixPlan.hasBracket(in: edit)
          || new.count(on: to) > max(0, old.count(on: from) - fixed[from, default: 0])
        {
          isBetter = false
        }
      }
      if !isBetter { return false }
    }
    return true
  }

  private static func hasBracket(in edit: Fix.Edit) -> Bool { edit.text.utf8.contains { "{}()[]".utf8.contains($0) } }

  fileprivate struct Line: Hashable {
    let file: FileID
    let number: Int
  }

  /// The number of errors on each line, and the lines with syntax errors.
  fileprivate struct Errors {
    private let tables: [LineTable]
    private var counts: [Line: Int] = [:]
    private var unreadable: Set<Line> = []
    /// The files in which brackets don't match.
    private var unbalanced: Set<FileID> = []
    private static let brackets: Set<Code> = [Rule.unclosedBrace.code, Rule.unclosedBracket.code, Rule.strayClosing.code]

    init(in checkup: FixItRound) {
      tables = checkup.files.map { LineTable(of: $0) }
      // A missing app is an error of the whole program that is reported at its start.
      for diagnostic in checkup.diagnostics where diagnostic.severity == .error && diagnostic.code != Rule.noApp.code {
        guard let line = line(at: diagnostic.primary.range) else { continue }
        counts[line, default: 0] += 1
        if Stage(of: diagnostic) == .text { unreadable.insert(line) }
        if Errors.brackets.contains(diagnostic.code) { unbalanced.insert(line.file) }
      }
    }

    func isUnreadable(_ line: Line) -> Bool { unreadable.contains(line) }
    func isUnbalanced(_ file: FileID) -> Bool { unbalanced.contains(file) }

    func line(at range: SourceRange) -> Line? {
      guard tables.indices.contains(Int(range.file.index)) else { return nil }
      return Line(file: range.file, number: Int(tables[Int(range.file.index)].line(at: range.start)))
    }

    func count(on line: Line) -> Int { counts[line, default: 0] }
  }
}
