import NavGraphSyntax

extension FixPlan {
  /// Whether each line that is edited has fewer errors of reading than before: fewer by as many as were to be fixed there.
  ///
  /// An error that comes to light on the line of a fix says that the author meant something else: after `open window X(a)` has become
  /// `open "window" X(a)`, the rest of the line means nothing.
  func improvesItsLines(of before: Checkup, to after: Checkup) -> Bool {
    var fixed: [Line: Int] = [:]
    let old = ReadingErrors(before)
    for candidate in chosen where Stage(candidate.finding) == .text {
      if let line = old.line(candidate.finding.primary.range) { fixed[line, default: 0] += 1 }
    }
    guard !fixed.isEmpty else { return true }
    let new = ReadingErrors(after)
    for (file, edits) in edits where before.files.indices.contains(Int(file.index)) {
      var isBetter = true
      _ = Edits.apply(edits, to: before.files[Int(file.index)].bytes) { edit, start in
        let place = SourceRange(file: file, start: UInt32(start), end: UInt32(start))
        guard let from = old.line(edit.range), let to = new.line(place) else { return }
        if new.count(to) > max(0, old.count(from) - fixed[from, default: 0]) { isBetter = false }
      }
      if !isBetter { return false }
    }
    return true
  }

  fileprivate struct Line: Hashable {
    let file: FileID
    let number: Int
  }

  /// How many errors of reading each line has.
  fileprivate struct ReadingErrors {
    private let tables: [LineTable]
    private var counts: [Line: Int] = [:]

    init(_ checkup: Checkup) {
      tables = checkup.files.map { LineTable($0) }
      for finding in checkup.findings where Stage(finding) == .text {
        if let line = line(finding.primary.range) { counts[line, default: 0] += 1 }
      }
    }

    func line(_ range: SourceRange) -> Line? {
      guard tables.indices.contains(Int(range.file.index)) else { return nil }
      return Line(file: range.file, number: Int(tables[Int(range.file.index)].line(at: range.start)))
    }

    func count(_ line: Line) -> Int { counts[line, default: 0] }
  }
}
