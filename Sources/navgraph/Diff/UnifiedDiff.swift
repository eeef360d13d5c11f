import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// A unified diff of two texts, which `patch` can read.
struct UnifiedDiff {
  private static let context = 3

  private(set) var lines: [TerminalText] = []
  /// Whether the lines are unchanged. `patch` can't find lines with escaped characters.
  private(set) var isExact = true

  /// Creates a diff, without lines if the texts are equal.
  init(from old: [UInt8], to new: [UInt8], name: String) {
    guard old != new else { return }
    let a = LineDiff.lines(of: old)
    let b = LineDiff.lines(of: new)
    lines = ["--- \(name)", "+++ \(name)"]
    for hunk in UnifiedDiff.hunks(of: LineDiff.changes(from: a, to: b)) { write(hunk, old: a, new: b) }
  }

  /// Groups changes whose context lines overlap.
  private static func hunks(of changes: [LineDiff.Change]) -> [[LineDiff.Change]] {
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

  private mutating func write(_ hunk: [LineDiff.Change], old a: [ArraySlice<UInt8>], new b: [ArraySlice<UInt8>]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let context = UnifiedDiff.context
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, a.count - last.old.upperBound)
    let old = first.old.lowerBound - lead..<last.old.upperBound + trail
    let new = first.new.lowerBound - lead..<last.new.upperBound + trail
    lines.append("@@ -\(UnifiedDiff.range(of: old)) +\(UnifiedDiff.range(of: new)) @@")
    var position = old.lowerBound
    for change in hunk {
      for line in a[position..<change.old.lowerBound] { write(sign: " ", line: line) }
      for line in a[change.old] { write(sign: "-", line: line) }
      for line in b[change.new] { write(sign: "+", line: line) }
      position = change.old.upperBound
    }
    for line in a[position..<old.upperBound] { write(sign: " ", line: line) }
  }

  private mutating func write(sign: TerminalText, line: ArraySlice<UInt8>) {
    let isEnded = line.last == 0x0A
    let text = isEnded ? line.dropLast() : line
    let shown = sign + TerminalText(patchLine: text)
    isExact = isExact && shown.bytes.dropFirst().elementsEqual(text)
    lines.append(shown)
    if !isEnded { lines.append("\\ No newline at end of file") }
  }

  /// Returns the first line and the count: `12,3`.
  private static func range(of range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }
}

extension Console {
  /// Prints a diff. In color, removed lines are red, and added lines are green.
  func show(_ diff: UnifiedDiff, color: ColorChoice) {
    let isColored = color.isColored(on: 1)
    for line in diff.lines {
      let ink: Ink =
        switch line.text.utf8.first {
        case UInt8(ascii: "@"): .place
        case UInt8(ascii: "-"): .removed
        case UInt8(ascii: "+"): .added
        default: .plain
        }
      print((isColored ? line.inked(in: ink) : line) + "\n")
    }
    guard !diff.isExact else { return }
    say(
      "\(Executable.name): note: the diff shows invisible characters as `\\u{...}`, so `patch` can't apply these lines\n")
  }
}
