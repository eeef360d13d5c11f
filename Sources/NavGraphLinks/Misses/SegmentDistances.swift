import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// The weighted edit distances between the segments of a URL and one branch of a table's trie. A typing error costs less than a value of
/// the wrong type, which costs less than another word.
struct SegmentDistances {
  enum Cost {
    /// An untyped placeholder matches any text, so it is less similar than a literal or a typed value.
    static let placeholder = 5
    static let typed = 1
    static let slip = 6
    static let value = 30
    static let affix = 78
    static let other = 80
    static let lacking = 70
    static let extra = 60
    static let need = 30
    static let origin = 50
  }
  /// The maximum number of segments that are compared. The others are only counted.
  private static let maxSegments = 16

  private let texts: [[UInt8]]
  private let shapes: [TextShape]
  /// The costs, in a row for each number of the pattern's segments and a column for each number of the URL's.
  private var cells: [Int]
  /// The minimum of each row, which never decreases.
  private(set) var least: [Int] = [0]
  private var distance = TextDistance()

  init(to url: LinkURL) {
    texts = Array(url.segments.prefix(SegmentDistances.maxSegments))
    shapes = texts.map { TextShape(of: $0) }
    cells = (0...texts.count).map { $0 * Cost.extra }
  }

  /// Returns the cost of the whole path after that many segments of the pattern.
  func cost(at depth: Int) -> Int { cells[depth * (texts.count + 1) + texts.count] }

  /// Adds the row of another segment after `depth` segments. Existing rows after those are removed.
  mutating func extend(by number: SegmentClass, shape: TextShape, behind depth: Int, in table: RouteTable) {
    let width = texts.count + 1
    cells.removeLast(cells.count - (depth + 1) * width)
    least.removeLast(least.count - (depth + 1))
    let last = depth * width
    var left = cells[last] + Cost.lacking
    var smallest = left
    cells.append(left)
    let isRest = table.isRest(number)
    for index in texts.indices {
      let (before, above) = (cells[last + index], cells[last + index + 1])
      if isRest {
        left = min(before + Cost.placeholder, index > 0 ? left : .max, above + Cost.lacking)
      } else {
        // Segments that are far apart aren't compared.
        let change = abs(index - depth) > 3 ? Cost.other : change(to: number, shape: shape, at: index, in: table)
        left = min(before + change, above + Cost.lacking, left + Cost.extra)
      }
      smallest = min(smallest, left)
      cells.append(left)
    }
    least.append(smallest)
  }

  private mutating func change(to number: SegmentClass, shape: TextShape, at index: Int, in table: RouteTable) -> Int {
    if let name = number.literal {
      guard shape.mayBeNear(shapes[index]) else { return Cost.other }
      let literal = table.names.utf8(of: name)
      if literal.elementsEqual(texts[index]) { return 0 }
      return distance.slip(literal, texts[index]).map { Cost.slip + 4 * $0 } ?? Cost.other
    }
    let text = texts[index]
    if table.contains(in: number, text: text) { return number == .any ? Cost.placeholder : Cost.typed }
    switch table.language(of: number) {
    case .words(let words):
      return words.prefix(32).compactMap { distance.slip($0, text) }.min().map { Cost.slip + 4 * $0 } ?? Cost.value
    case .affix, .chain:
      let (prefix, suffix) = table.language(of: number).bounds
      let isFramed =
        text.count > prefix.count + suffix.count && text.starts(with: prefix) && text.suffix(suffix.count).elementsEqual(suffix)
      return isFramed ? Cost.value : Cost.affix
    case .rest, .ending: return Cost.placeholder
    }
  }
}

/// The length and the letters of a text, which suffice to distinguish most texts without a comparison.
struct TextShape: Hashable, Sendable {
  private let count: Int
  private let letters: UInt64

  init(of text: some Collection<UInt8>) {
    count = text.count
    letters = text.reduce(0) { $0 | 1 << UInt64(($1 >= 0x41 && $1 <= 0x5A ? $1 | 0x20 : $1) & 63) }
  }

  /// Whether texts with these shapes can be equal or differ by a typing error. An error changes two letters at most.
  func mayBeNear(_ other: TextShape) -> Bool {
    let most = max(1, max(count, other.count) / 3)
    return abs(count - other.count) <= most && (letters ^ other.letters).nonzeroBitCount <= 2 * most
  }
}
