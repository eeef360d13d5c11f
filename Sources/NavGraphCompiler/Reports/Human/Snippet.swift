import NavGraphSyntax

/// The lines of one file that a diagnostic refers to, with its marks.
struct Snippet {
  private let source: SourceFile
  private let lines: LineTable
  private let marks: [Mark]
  private let width: Int
  private let tracks: Int
  /// The lines to show, in ascending order.
  private let shown: [Int]

  /// The maximum number of overlapping marks that span lines. Further ones are drawn on their first line only.
  private static let maxTracks = 3

  init(source: SourceFile, lines: LineTable, marks: [Mark], width: Int) {
    (self.source, self.lines, self.width) = (source, lines, width)
    var marks = marks
    var busy: [Int] = []
    for index in marks.indices.sorted(by: { (marks[$0].firstLine, -marks[$0].lastLine) < (marks[$1].firstLine, -marks[$1].lastLine) })
    where marks[index].lastLine > marks[index].firstLine {
      let free = busy.firstIndex { $0 < marks[index].firstLine }
      if free == nil, busy.count == Snippet.maxTracks {
        marks[index].lastLine = marks[index].firstLine
        continue
      }
      let track = free ?? busy.count
      if free == nil { busy.append(0) }
      busy[track] = marks[index].lastLine
      marks[index].track = track
    }
    self.marks = marks
    tracks = busy.count
    var wanted: [Int] = []
    for line in Set(marks.flatMap { [$0.firstLine, $0.lastLine] }).sorted() {
      // Show a single omitted line, because the sign for it would take as much space.
      if let last = wanted.last, line == last + 2 { wanted.append(last + 1) }
      wanted.append(line)
    }
    shown = wanted
  }

  /// The width of the line numbers in columns.
  var gutter: Int { max(2, String((shown.last ?? 0) + 1).utf8.count) }

  func write(isFirst: Bool, gutter: Int, severity: Severity, to page: inout Page) {
    var frame = Frame(gutter: gutter, severity: severity, bars: Array(repeating: nil, count: tracks))
    if !isFirst { frame.rule(to: &page) }
    frame.heading(at: place, to: &page)
    frame.rule(to: &page)
    var previous: Int?
    for line in shown {
      if let previous, line > previous + 1 { frame.skip(to: &page) }
      previous = line
      write(line: line, in: &frame, to: &page)
    }
  }

  /// The position of the first mark: `Shop.navgraph:41:27`.
  private var place: TerminalText {
    let start = (marks.first { $0.isPrimary } ?? marks.first)?.start ?? 0
    let position = lines.position(at: UInt32(truncatingIfNeeded: start))
    return "\(source.path):\(position.line):\(position.column)"
  }

  private func write(line: Int, in frame: inout Frame, to page: inout Page) {
    let content = self.content(of: line)
    let single = marks.filter { !$0.isMultiline && $0.firstLine == line }
    let opening = marks.filter { $0.isMultiline && $0.firstLine == line }
    let closing = marks.filter { $0.isMultiline && $0.lastLine == line }
    let points = single.map { $0.start..<$0.end } + opening.map { $0.start..<$0.start } + closing.map { max($0.start, $0.end - 1)..<$0.end }
    for group in groups(of: points.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }, in: content) {
      let window = Window(in: source.bytes, line: content, focus: group, width: width)
      let inside = { (byte: Int) in group.lowerBound <= byte && byte <= group.upperBound }
      var margin = frame.bars.map { $0.map { (Unicode.Scalar("│"), $0) } }
      var hanging: [Mark] = []
      for mark in opening where inside(mark.start) {
        if Window.isFirstWord(in: source.bytes, line: content, before: mark.start), let track = mark.track, margin[track] == nil {
          let ink = mark.ink(for: frame.severity)
          margin[track] = ("╭", ink)
          frame.bars[track] = ink
        } else {
          hanging.append(mark)
        }
      }
      frame.source(number: line + 1, margin: margin, text: window.text, to: &page)
      let here = single.filter { inside($0.start) }
      if !here.isEmpty { Underline(of: here, in: window, severity: frame.severity).write(in: frame, to: &page) }
      for mark in hanging { frame.corner("╭", of: mark, at: window.column(at: mark.start), text: "", to: &page) }
      for mark in closing where inside(max(mark.start, mark.end - 1)) {
        frame.corner("╰", of: mark, at: window.column(at: max(mark.start, mark.end - 1)), text: mark.text, to: &page)
      }
    }
  }

  /// Returns the byte range of a line without its line break.
  private func content(of line: Int) -> Range<Int> {
    var range = lines.byteRange(ofLine: line)
    while let last = range.last, source.bytes[last] == 0x0A || source.bytes[last] == 0x0D { range = range.lowerBound..<last }
    return range
  }

  /// Groups marks that fit into one window. A line that is too long for all of its marks is shown once for each group.
  private func groups(of points: [Range<Int>], in content: Range<Int>) -> [Range<Int>] {
    guard let first = points.first else { return [content.lowerBound..<content.lowerBound] }
    var groups = [first]
    for point in points.dropFirst() {
      let current = groups[groups.count - 1]
      if content.count <= width || point.lowerBound - current.lowerBound <= width / 2 {
        groups[groups.count - 1] = current.lowerBound..<max(current.upperBound, point.upperBound)
      } else {
        groups.append(point)
      }
    }
    return groups
  }
}
