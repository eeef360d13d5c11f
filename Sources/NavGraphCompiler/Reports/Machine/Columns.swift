import NavGraphSyntax

/// Positions in code points, as SARIF requires.
///
/// The counts are stored for every block of a file, so that many diagnostics in one long line stay fast.
struct Columns {
  let report: Report
  private let counts: [[Int]]
  private static let block = 1024

  init(of report: Report) {
    self.report = report
    var wanted: [Bool] = Array(repeating: false, count: report.files.count)
    for range in (report.diagnostics + report.suppressed.map(\.diagnostic)).lazy.flatMap(\.ranges)
    where wanted.indices.contains(Int(range.file.index)) {
      wanted[Int(range.file.index)] = true
    }
    counts = zip(report.files, wanted).map { file, wanted in
      guard wanted else { return [] }
      var counts: [Int] = []
      var count = 0
      for (index, byte) in file.bytes.enumerated() {
        if index % Columns.block == 0 { counts.append(count) }
        if byte & 0xC0 != 0x80 { count += 1 }
      }
      return counts
    }
  }

  /// Returns a SARIF region.
  func region(of range: SourceRange) -> JSON {
    let start = point(in: range.file, at: range.start)
    let end = point(in: range.file, at: range.end)
    return .object([
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)), ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)), ("byteOffset", .number(Int(range.start))), ("byteLength", .number(Int(range.end - range.start))),
    ])
  }

  private func point(in file: FileID, at offset: UInt32) -> (line: Int, column: Int) {
    let position = report.lines(of: file).position(at: offset)
    let end = min(Int(offset), report.file(for: file).bytes.count)
    return (position.line, scalars(in: file, before: end) - scalars(in: file, before: end - (position.column - 1)) + 1)
  }

  private func scalars(in file: FileID, before offset: Int) -> Int {
    let index = Int(file.index)
    guard counts.indices.contains(index), offset > 0 else { return 0 }
    let bytes = report.files[index].bytes
    let block = min(offset / Columns.block, counts[index].count - 1)
    var count = counts[index][block]
    for byte in bytes[block * Columns.block..<offset] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
