/// Packs boxes in reading order on shelves. Within a shelf, smaller boxes are under each other.
struct Shelves {
  struct Item {
    var width: Double
    var height: Double
    /// Whether the item may be placed out of order to fill a gap.
    var isFree: Bool
  }

  /// The rectangle of each item, with y downward.
  private(set) var rects: [Rect]
  private(set) var width = 0.0
  private(set) var height = 0.0

  private let items: [Item]
  private let limit: Double
  private let gap: Double
  private var isPlaced: [Bool]
  private var next = 0

  /// The number of items that are searched for one that fits. More would be slow and change the order.
  private static let horizon = 24

  private struct Column {
    var width: Double
    var height: Double
    var items: [Int]
  }

  private struct Shelf {
    var columns: [Column] = []
    var width = 0.0
    var height: Double
  }

  /// Returns the packing with the least area and an aspect ratio near `ratio`.
  static func best(of items: [Item], ratio: Double, gap: Double) -> Shelves {
    let area = items.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let least = items.reduce(0) { max($0, $1.width) }
    let tries = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0].map { max(least, (area * ratio).squareRoot() * $0) }
    var best: Shelves?
    for limit in tries {
      let shelves = Shelves(items, limit: limit, gap: gap)
      if best.map({ shelves.cost(ratio: ratio) < $0.cost(ratio: ratio) - 1e-6 }) ?? true { best = shelves }
    }
    return best ?? Shelves(items, limit: least, gap: gap)
  }

  static func cost(width: Double, height: Double, ratio: Double, weight: Double = 0.35) -> Double {
    let found = max(width, 1) / max(height, 1)
    return width * height * (1 + weight * (max(found / ratio, ratio / found) - 1))
  }

  private func cost(ratio: Double) -> Double { Shelves.cost(width: width, height: height, ratio: ratio) }

  init(_ items: [Item], limit: Double, gap: Double) {
    self.items = items
    self.limit = limit
    self.gap = gap
    rects = items.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    isPlaced = Array(repeating: false, count: items.count)
    var shelves: [Shelf] = []
    while let first = following(next).first {
      next = first
      var shelf = bestShelf()
      for index in shelf.columns.indices { fill(&shelf.columns[index], to: shelf.height) }
      for column in shelf.columns { for item in column.items { isPlaced[item] = true } }
      shelves.append(shelf)
    }
    place(shelves)
  }

  private func following(_ start: Int) -> [Int] {
    var found: [Int] = []
    var index = start
    while index < items.count, found.count < Shelves.horizon {
      if !isPlaced[index] { found.append(index) }
      index += 1
    }
    return found
  }

  /// Returns the shelf that is filled best, among shelves with the height of one of the next boxes.
  private func bestShelf() -> Shelf {
    let ahead = following(next)
    var best: (fill: Double, shelf: Shelf)?
    for height in Set(ahead.prefix(12).map { items[$0].height }).sorted() {
      let shelf = filled(to: height)
      let area = shelf.columns.reduce(0) { $0 + $1.items.reduce(0) { $0 + items[$1].width * items[$1].height } }
      let fill = area / (max(shelf.width, limit) * (height + gap))
      if !shelf.columns.isEmpty, best.map({ fill > $0.fill + 1e-9 }) ?? true { best = (fill, shelf) }
    }
    let first = Column(width: items[next].width, height: items[next].height, items: [next])
    return best?.shelf ?? Shelf(columns: [first], width: first.width, height: first.height)
  }

  private func filled(to height: Double) -> Shelf {
    var shelf = Shelf(height: height)
    var index = next
    while index < items.count {
      defer { index += 1 }
      if isPlaced[index] { continue }
      let item = items[index]
      guard item.height <= height else { break }
      if let last = shelf.columns.last, last.height + gap + item.height <= height, item.width <= last.width * 1.2 + 10 {
        let width = max(last.width, item.width)
        if width == last.width || shelf.width - last.width + width <= limit {
          shelf.width += width - last.width
          shelf.columns[shelf.columns.count - 1] = Column(
            width: width, height: last.height + gap + item.height, items: last.items + [index])
          continue
        }
      }
      let width = shelf.width + (shelf.columns.isEmpty ? 0 : gap) + item.width
      if !shelf.columns.isEmpty, width > limit { break }
      shelf.columns.append(Column(width: item.width, height: item.height, items: [index]))
      shelf.width = width
    }
    return shelf
  }

  /// Fills the rest of a column with later items, because free items have no order.
  private mutating func fill(_ column: inout Column, to height: Double) {
    guard let first = column.items.first, items[first].isFree else { return }
    for item in column.items { isPlaced[item] = true }
    for index in following(next) where items[index].isFree {
      let item = items[index]
      guard item.width <= column.width, column.height + gap + item.height <= height else { continue }
      column.height += gap + item.height
      column.items.append(index)
      isPlaced[index] = true
    }
  }

  private mutating func place(_ shelves: [Shelf]) {
    width = shelves.reduce(0) { max($0, $1.width) }
    for (number, shelf) in shelves.enumerated() {
      if number > 0 { height += gap }
      var x = 0.0
      for column in shelf.columns {
        var y = height
        for index in column.items {
          (rects[index].x, rects[index].y) = (x, y)
          y += items[index].height + gap
        }
        x += column.width + gap
      }
      height += shelf.height
    }
  }
}
