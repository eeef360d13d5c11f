import NavGraphCompiler
import NavGraphSyntax

// Formatting. It changes only the lines that differ, so that a client keeps its cursor, marks, and folds.
extension LanguageServer {
  func formatting(of document: TextDocument) -> [JSON] { edits(from: document.bytes, to: Self.formatted(document), in: nil) }

  /// Returns the edits that format a range, including the lines that share their text with it in one of the two layouts.
  func rangeFormatting(of document: TextDocument, with parameters: JSON) -> [JSON] {
    let lines = parameters["range"].flatMap { range -> ClosedRange<Int>? in
      guard let start = range["start"]?["line"]?.int, var end = range["end"]?["line"]?.int else { return nil }
      // A selection of whole lines ends at the start of the next line.
      if range["end"]?["character"]?.int == 0, end > start { end -= 1 }
      return min(start, end)...max(start, end)
    }
    return lines.map { edits(from: document.bytes, to: Self.formatted(document), in: $0) } ?? []
  }

  /// After `}`, returns the edits that format the declaration that it ends. After a line break, returns the indentation of the new line.
  func onTypeFormatting(of document: TextDocument, with parameters: JSON) -> [JSON] {
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    guard let offset = positions.offset(from: parameters["position"]) else { return [] }
    if parameters["ch"]?.string == "\n" { return indentation(of: document, at: offset, positions: positions) }
    // A brace in a comment or a text ends nothing.
    guard let tree = Self.tree(of: document), tree.tokens.contains(where: { $0.kind == .rightBrace && Int($0.end) == offset }),
      let range = tree.root.children.first(where: { Int($0.range.start) < offset && offset <= Int($0.range.end) })?.range,
      Compiler.parse([tree.source]).diagnostics.isEmpty
    else { return [] }
    let lines = positions.position(at: Int(range.start)).line...positions.position(at: Int(range.end)).line
    return edits(from: document.bytes, to: Self.formatted(document), in: lines)
  }

  /// Returns the edit that indents the line at an offset as the formatter does.
  private func indentation(of document: TextDocument, at offset: Int, positions: TextPositions) -> [JSON] {
    let bytes = document.bytes
    let start = positions.offset(line: positions.position(at: offset).line, character: 0)
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    let source = SourceFile(path: document.path ?? "", bytes: bytes)
    let wanted = String(repeating: " ", count: NavGraphSyntax.indentation(at: end, in: source))
    guard !bytes[start..<end].elementsEqual(wanted.utf8) else { return [] }
    return [.object([("range", positions.json(of: start..<end)), ("newText", .string(wanted))])]
  }

  private static func formatted(_ document: TextDocument) -> [UInt8] {
    NavGraphSyntax.format(SourceFile(path: document.path ?? "", bytes: document.bytes))
  }

  /// Returns line edits from one text to another, or only those in `wanted` lines of the old one if it's the layout of the old one.
  func edits(from old: [UInt8], to new: [UInt8], in wanted: ClosedRange<Int>?) -> [JSON] {
    guard old != new else { return [] }
    let (before, after) = (LineDiff.lines(of: old), LineDiff.lines(of: new))
    let positions = TextPositions(in: old, encoding: encoding)
    let changes = WhitespaceDiff.changes(from: before, to: after) ?? (wanted == nil ? LineDiff.changes(from: before, to: after) : [])
    var chosen: [LineDiff.Change] = []
    for change in changes {
      let touched = change.old.isEmpty ? change.old.lowerBound...change.old.lowerBound : change.old.lowerBound...change.old.upperBound - 1
      if let wanted, !wanted.overlaps(touched) { continue }
      // Clients differ in the order of an insertion and a change at the same position.
      if let last = chosen.last, last.old.upperBound == change.old.lowerBound, last.old.isEmpty || change.old.isEmpty {
        chosen[chosen.count - 1] = LineDiff.Change(
          old: last.old.lowerBound..<change.old.upperBound, new: last.new.lowerBound..<change.new.upperBound)
      } else {
        chosen.append(change)
      }
    }
    return chosen.map { change in
      func range(of lines: Range<Int>, in all: [ArraySlice<UInt8>], end: Int) -> Range<Int> {
        let start = lines.lowerBound < all.count ? all[lines.lowerBound].startIndex : end
        return start..<(lines.isEmpty ? start : all[lines.upperBound - 1].endIndex)
      }
      var place = range(of: change.old, in: before, end: old.count)
      var text = String(decoding: new[range(of: change.new, in: after, end: new.count)], as: UTF8.self)
      // Behind the last line break, some clients add a line.
      if place.lowerBound == old.count, old.last == 0x0A, old.dropLast().last != 0x0D, text.utf8.last == 0x0A {
        place = old.count - 1..<old.count - 1
        text = "\n" + text.dropLast()
      }
      return .object([("range", positions.json(of: place)), ("newText", .string(text))])
    }
  }
}
