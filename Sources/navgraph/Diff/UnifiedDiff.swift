import NavGraphCommandLine

/// The difference of two texts as `patch` reads it.
enum UnifiedDiff {
  private static let context = 3

  /// Empty if the texts are the same.
  static func text(_ old: [UInt8], _ new: [UInt8], oldName: String, newName: String) -> String {
    guard old != new else { return "" }
    let a = lines(old)
    let b = lines(new)
    var out = "--- \(name(oldName))\n+++ \(name(newName))\n"
    for hunk in hunks(LineDiff.changes(a, b)) { write(hunk, a, b, &out) }
    return out
  }

  /// Lines with their breaks; the last may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Changes so near to each other that their surroundings touch.
  private static func hunks(_ changes: [LineDiff.Change]) -> [[LineDiff.Change]] {
    var hunks: [[LineDiff.Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func write(_ hunk: [LineDiff.Change], _ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>], _ out: inout String) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, a.count - last.old.upperBound)
    let old = first.old.lowerBound - lead..<last.old.upperBound + trail
    let new = first.new.lowerBound - lead..<last.new.upperBound + trail
    out += "@@ -\(range(old)) +\(range(new)) @@\n"
    var position = old.lowerBound
    for change in hunk {
      for line in a[position..<change.old.lowerBound] { write(" ", line, &out) }
      for line in a[change.old] { write("-", line, &out) }
      for line in b[change.new] { write("+", line, &out) }
      position = change.old.upperBound
    }
    for line in a[position..<old.upperBound] { write(" ", line, &out) }
  }

  private static func write(_ sign: String, _ line: ArraySlice<UInt8>, _ out: inout String) {
    out += sign
    out += String(decoding: line, as: UTF8.self)
    if line.last != 0x0A { out += "\n\\ No newline at end of file\n" }
  }

  /// `12,3`: the first line, and how many.
  private static func range(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func name(_ path: String) -> String { Console.visible(path) }
}

extension UnifiedDiff {
  /// The same for eyes: what goes in red, what comes in green.
  static func coloured(_ diff: String) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let colour = line.hasPrefix("@@") ? "36" : line.hasPrefix("-") ? "31" : line.hasPrefix("+") ? "32" : ""
      return colour.isEmpty ? String(line) : "\u{1B}[\(colour)m\(line)\u{1B}[0m"
    }.joined(separator: "\n")
  }
}
