/// A page with the positions of everything on it, in points, with y downward.
package struct PicturePage {
  struct Placed {
    var element: Int
    var rect: Rect
  }

  package internal(set) var width = 0.0
  package internal(set) var height = 0.0
  /// The pages of a print, the table of contents first, and the positions of its lines.
  package internal(set) var pages: [(title: String, rect: Rect)] = []
  var contentsRects: [Rect] = []
  /// Whether the page is wider than it should be.
  private(set) var isStrip = false
  let plan: PicturePlan
  let labels: RegionLabels
  let texts: PageTexts
  /// The frames, outer ones first. `box` is the index of a box, or nil for a group within a region.
  private(set) var frames: [(box: Int?, element: Int?, parent: Int?, rect: Rect)] = []
  private(set) var headings: [(box: Int?, element: Int?, rect: Rect)] = []
  private(set) var cards: [Placed] = []
  private(set) var lines: [(region: Int, line: DrawnLine)] = []
  /// The positions of title, legend, and diagnostics, in the order of `PageTexts`. Legends that aren't drawn have empty rectangles.
  var captions: [Rect] = []

  static let padding = 10.0
  static let gap = 14.0
  static let pageGap = 20.0
  /// The preferred aspect ratio of a page, and the maximum.
  private static let ratio = 1.6
  private static let widest = 2.0

  /// The maximum number of cards in an overview that is a single graph. Larger ones are laid out by regions.
  package static let maxInOverview = 40

  let sizes: PageSizes
  let drawn: [Drawn]

  /// Returns nil if a size is missing.
  init?(of plan: PicturePlan, labels: RegionLabels, texts: PageTexts, sizes: PageSizes, drawn: [Drawn?], print: PrintPlan? = nil) {
    self.plan = plan
    self.labels = labels
    self.texts = texts
    self.sizes = sizes
    var all: [Drawn] = []
    for (region, known) in zip(plan.regions, drawn) {
      guard let drawn = known ?? sizes.drawn(for: region) else { return nil }
      all.append(drawn)
    }
    self.drawn = all
    guard (0..<texts.all.count).allSatisfy({ sizes.text(at: $0) != nil }) else { return nil }
    if let print { pack(for: print) } else { pack() }
  }

  /// Packs the page with different aspect ratios of frames and page, and keeps the best.
  private mutating func pack() {
    var best: (cost: Double, packing: Packing, top: Shelves, order: [Int])?
    for inner in [0.6, 1, 1.3, 1.7, 2.2, 2.8] {
      let packing = Packing(of: plan, sizes: sizes, drawn: drawn, ratio: inner, padding: PicturePage.padding, gap: PicturePage.gap)
      let order = plan.top
      let byHeight = order.enumerated().sorted { a, b in
        let (free, other) = (isFree(a.element), isFree(b.element))
        if free != other { return !free }
        return free && packing.sizes[a.element].height != packing.sizes[b.element].height
          ? packing.sizes[a.element].height > packing.sizes[b.element].height : a.offset < b.offset
      }.map(\.element)
      for order in [order, byHeight] {
        let items = order.map { box in
          Shelves.Item(width: packing.sizes[box].width, height: packing.sizes[box].height, isFree: isFree(box))
        }
        let top = Shelves.best(of: items, ratio: PicturePage.ratio, gap: PicturePage.pageGap)
        let (width, head) = header(width: top.width)
        let cost = Shelves.cost(width: max(width, top.width), height: top.height + head, ratio: PicturePage.ratio, weight: 0.3)
        if best.map({ cost < $0.cost - 1e-6 }) ?? true { best = (cost, packing, top, order) }
      }
    }
    guard let best else { return }
    let (width, head) = header(width: best.top.width, isPlacing: true)
    self.width = max(width, best.top.width)
    height = head + best.top.height
    for (box, rect) in zip(best.order, best.top.rects) {
      place(box, at: Rect(x: rect.x, y: rect.y + head, width: rect.width, height: rect.height), in: nil, using: best.packing)
    }
    // The unused part of a small page stays empty.
    isStrip = self.width > height * PicturePage.widest
    height = max(height, self.width / PicturePage.widest)
    self.width = max(self.width, height / PicturePage.widest)
  }

  /// Whether the position of a box on the page is arbitrary, as for modals and flows. Frames, roots, and shared screens are first.
  private func isFree(_ box: Int) -> Bool {
    switch plan.boxes[box].kind {
    case .element(let element): !plan.outline.isFrame(element) && !plan.owners.isBase.contains(element)
    case .shared, .part, .named: false
    case .bare: true
    }
  }

  /// Returns the width and the height of the title, the legend, and the diagnostics, which are under each other.
  mutating func header(width: Double, isPlacing: Bool = false) -> (Double, Double) {
    let limit = max(width, 460)
    let legends = 1..<1 + texts.legend.count
    let legend = legends.first { (sizes.text(at: $0)?.width ?? 0) <= limit } ?? legends.last
    var (widest, y) = (0.0, 0.0)
    var rects: [Rect] = []
    for index in 0..<legends.upperBound + texts.loose.count {
      guard !legends.contains(index) || index == legend, let size = sizes.text(at: index) else {
        rects.append(Rect(x: 0, y: y, width: 0, height: 0))
        continue
      }
      rects.append(Rect(x: 0, y: y, width: size.width, height: size.height))
      y += size.height + (index == 0 || index == legend ? 4 : 1)
      widest = max(widest, size.width)
    }
    if isPlacing { captions = rects }
    return (widest, y + 10)
  }

  mutating func place(_ index: Int, at rect: Rect, in frame: Int?, using packing: Packing) {
    var frame = frame
    let box = plan.boxes[index]
    var (x, y) = (rect.x, rect.y)
    if box.kind != .bare {
      frames.append((index, element(of: box), frame, rect))
      frame = frames.count - 1
      if let heading = sizes.heading(of: index) {
        headings.append((index, element(of: box), Rect(x: x + 5, y: y + 4, width: heading.width, height: heading.height)))
        y += heading.height
      }
      x += PicturePage.padding
      y += PicturePage.padding
    }
    if let region = box.region {
      place(region: region, in: frame, x: x, y: y)
    } else if let inner = packing.inner[index] {
      for (child, place) in zip(box.children, inner.rects) {
        self.place(child, at: Rect(x: x + place.x, y: y + place.y, width: place.width, height: place.height), in: frame, using: packing)
      }
    }
  }

  private func element(of box: PageBox) -> Int? { if case .element(let element) = box.kind { element } else { nil } }

  /// Places a region. `dot` measures y upward from the bottom edge.
  private mutating func place(region index: Int, in frame: Int?, x: Double, y: Double) {
    let region = drawn[index]
    func moved(_ rect: Rect) -> Rect { Rect(x: x + rect.x, y: y + region.height - rect.top, width: rect.width, height: rect.height) }
    var frameOf: [Int: Int] = [:]
    for group in region.groups {
      let parent = plan.outline.parent[group.element].flatMap { frameOf[$0] } ?? frame
      frames.append((nil, group.element, parent, moved(group.rect)))
      frameOf[group.element] = frames.count - 1
      headings.append((nil, group.element, moved(group.title)))
    }
    cards += region.cards.map { Placed(element: $0.element, rect: moved($0.rect)) }
    func moved(_ point: Point) -> Point { Point(x: x + point.x, y: y + region.height - point.y) }
    lines += region.lines.map { line in
      (
        index,
        DrawnLine(
          id: line.id, from: line.from, to: line.to, points: line.points.map(moved), start: line.start.map(moved), end: line.end.map(moved),
          label: line.label.map(moved))
      )
    }
  }
}
