/// The assignment of elements to boxes, and of links to lines or pills. A pill is in the row where its link starts.
struct PicturePlan {
  /// The maximum number of cards in a region that isn't divided.
  static let largestRegion = 40
  static let partSize = 14
  /// The maximum number of lines for each card in a region. If there are more, some are omitted.
  static let maxLines = 2

  /// The lines that become pills because they would clash, and the modals that become separate regions.
  struct Changes: Equatable {
    var pills: Set<Int> = []
    var evicted: Set<Int> = []
  }

  let outline: Outline
  let owners: Owners
  private(set) var regions: [Region] = []
  private(set) var boxes: [PageBox] = []
  /// The boxes at the top level of the page, in reading order.
  private(set) var top: [Int] = []
  /// The region in which each element is drawn.
  private(set) var place: [Int?]
  /// The links drawn as pills, keyed by the element and the row in which they start.
  private(set) var pills: [Int: [Int?: [Int]]] = [:]
  /// The elements in which the pills to an element start, each once.
  private(set) var origins: [Int: [Int]] = [:]
  private(set) var ways: [Int: [(row: Card.Row, kind: Card.Kind)]] = [:]
  private(set) var numbers: TabNumbers

  private let changes: Changes
  private let parts: Parts
  private var boxOfUnit: [Int: Int] = [:]

  init(of outline: Outline, changes: Changes) {
    self.outline = outline
    self.changes = changes
    parts = Parts(of: outline)
    owners = Owners(of: outline, evicted: changes.evicted)
    place = Array(repeating: nil, count: outline.count)
    numbers = TabNumbers(of: outline, owners: owners)
    addRegions()
    addFrames()
    for index in regions.indices { for element in regions[index].elements { settle(element, in: index) } }
    addLinks()
    addDocks()
    addWays()
  }

  var diagram: Diagram { outline.diagram }

  private mutating func addRegions() {
    var content: [Int: [Int]] = [:]
    for unit in owners.units { content[owners.home[unit] ?? unit, default: []].append(unit) }
    for unit in owners.units { if let units = content[unit] { boxOfUnit[unit] = addRegion(of: unit, units: units) } }
    guard let shared = content[Owners.shared] else { return }
    var inner: [Int] = []
    for lot in parts.components(of: shared, docked: owners.docked) {
      inner += isLarge(lot) ? divided(lot) : [add(.bare, region: Region(head: .shared, elements: lot))]
    }
    if inner.count == 1, boxes[inner[0]].kind == .bare {
      boxes[inner[0]].kind = .shared
      boxOfUnit[Owners.shared] = inner[0]
    } else {
      boxOfUnit[Owners.shared] = add(PageBox(kind: .shared, children: inner))
    }
  }

  private func isLarge(_ elements: [Int]) -> Bool {
    elements.reduce(0) { $0 + outline.cards(in: $1).count } > PicturePlan.largestRegion
  }

  private mutating func addRegion(of unit: Int, units: [Int]) -> Int {
    guard unit >= outline.groupCount else { return addGroup(unit, elements: outline.children[unit] + units.filter { $0 != unit }) }
    return isLarge(units)
      ? add(PageBox(kind: .bare, children: divided(units))) : add(.bare, region: Region(head: .element(unit), elements: units))
  }

  private mutating func addGroup(_ group: Int, elements: [Int]) -> Int {
    isLarge(elements)
      ? add(PageBox(kind: .element(group), children: divided(elements)))
      : add(.element(group), region: Region(head: .element(group), elements: elements))
  }

  /// Divides the content of a large box into parts of its cards, and a box for each group.
  private mutating func divided(_ elements: [Int]) -> [Int] {
    var inner: [Int] = []
    for part in parts.cut(elements.filter { $0 >= outline.groupCount }, size: PicturePlan.partSize) {
      guard let name = part.name else {
        inner.append(add(.part(of: part.cards[0]), region: Region(head: .part(of: part.cards[0]), elements: part.cards)))
        continue
      }
      inner.append(add(.named(name), region: Region(head: .named(name), elements: part.cards)))
    }
    for group in elements where group < outline.groupCount { inner.append(addGroup(group, elements: outline.children[group])) }
    return inner
  }

  private mutating func add(_ kind: PageBox.Kind, region: Region) -> Int {
    regions.append(region)
    return add(PageBox(kind: kind, region: regions.count - 1))
  }

  private mutating func add(_ box: PageBox) -> Int {
    boxes.append(box)
    return boxes.count - 1
  }

  /// Adds the frames of tabs and sections. Orders the page: roots, their guard flows, shared screens, other flows, and the rest.
  private mutating func addFrames() {
    var boxOfFrame: [Int: Int] = [:]
    for group in (0..<outline.groupCount).reversed() where outline.unit[group] == nil && outline.isFrame(group) {
      let inner = outline.children[group].compactMap { boxOfFrame[$0] ?? boxOfUnit[$0] }
      boxOfFrame[group] = add(PageBox(kind: .element(group), children: inner))
    }
    var first: [Int] = []
    var early: [Int] = []
    var flows: [Int] = []
    var rest: [Int] = []
    for element in 0..<outline.count where outline.parent[element] == nil {
      guard let box = boxOfFrame[element] ?? boxOfUnit[element] else { continue }
      if outline.isFrame(element) || owners.isBase.contains(element) {
        first.append(box)
      } else if let things = owners.guarded[element] {
        if things.contains(where: { owners.starts[$0] != nil }) { early.append(box) } else { flows.append(box) }
      } else {
        rest.append(box)
      }
    }
    top = first + early + (boxOfUnit[Owners.shared].map { [$0] } ?? []) + flows + rest
  }

  private mutating func settle(_ element: Int, in region: Int) {
    var pending = [element]
    while let next = pending.popLast() {
      place[next] = region
      pending += outline.children[next]
    }
    if case .element(let head) = regions[region].head { place[head] = region }
  }

  private mutating func addLinks() {
    struct Pair: Hashable {
      var kind: Link.Kind
      var from: Int
      var to: Int
    }
    var fans: [Pair: Int] = [:]
    for link in diagram.links {
      fans[Pair(kind: link.kind, from: outline.element(of: link.from), to: outline.element(of: link.to)), default: 0] += 1
    }
    var drawn: Set<Pair> = []
    var seen: Set<Pair> = []
    let spare = spareLines
    for (index, link) in diagram.links.enumerated() where ![.way, .root].contains(link.kind) {
      let pair = Pair(kind: link.kind, from: outline.element(of: link.from), to: outline.element(of: link.to))
      let region = place[pair.from]
      // Three or more rows of a card that lead to the same screen are a single line, and pills.
      let isRepeated = (fans[pair] ?? 0) > 2 && drawn.contains(pair)
      if let region, isLine(link, from: pair.from, to: pair.to), !isRepeated, !changes.pills.contains(index), !spare.contains(index) {
        drawn.insert(pair)
        regions[region].lines.append(index)
        continue
      }
      pills[pair.from, default: [:]][link.row, default: []].append(index)
      let target = pair.to < outline.groupCount ? pair.to : outline.anchor[pair.to] ?? pair.to
      if ![.uses, .select, .switch, .window].contains(link.kind), pair.from != target, outline.group(of: target)?.kind != .tab,
        seen.insert(Pair(kind: .push, from: pair.from, to: target)).inserted
      {
        origins[target, default: []].append(pair.from)
      }
    }
  }

  /// The lines that a region with too many omits: all but the first line to each card.
  private var spareLines: Set<Int> {
    var lines: [Int: [Int]] = [:]
    for (index, link) in diagram.links.enumerated() where ![.way, .root].contains(link.kind) {
      let (from, to) = (outline.element(of: link.from), outline.element(of: link.to))
      if let region = place[from], isLine(link, from: from, to: to) { lines[region, default: []].append(index) }
    }
    var spare: Set<Int> = []
    for (region, lines) in lines {
      let cards = regions[region].elements.reduce(0) { $0 + outline.cards(in: $1).count }
      guard lines.count > PicturePlan.maxLines * cards + PicturePlan.largestRegion else { continue }
      var reached: Set<Int> = []
      for line in lines where !reached.insert(outline.element(of: diagram.links[line].to)).inserted { spare.insert(line) }
    }
    return spare
  }

  private func isLine(_ link: Link, from: Int, to: Int) -> Bool {
    guard ![.select, .switch, .window, .uses, .shows].contains(link.kind) else { return false }
    guard from >= outline.groupCount, let target = outline.anchor[to], target != from, place[target] == place[from] else { return false }
    // Alternative content of a column is above or below it, where a line has no room.
    if let parent = outline.parent[from], outline.group(of: parent)?.kind == .column, outline.parent[target] == parent,
      [.show, .replace, .arm].contains(link.kind), outline.card(of: target)?.kind == .root
    {
      return false
    }
    return true
  }

  private mutating func addDocks() {
    for unit in owners.units {
      guard let thing = owners.docked[unit], let region = place[unit],
        place[thing] == region || outline.anchor[thing].map({ place[$0] }) == region
      else { continue }
      regions[region].docks.append((unit, thing))
    }
  }

  private mutating func addWays() {
    for link in diagram.links where link.kind == .way {
      guard case .card(let card) = link.from else { continue }
      let target = outline.element(of: link.to)
      let way = diagram.cards[card]
      var rows = way.rows
      for index in rows.indices where index == 0 { rows[index].guards += way.guards }
      ways[outline.anchor[target] ?? target, default: []] += rows.map { ($0, way.kind) }
    }
  }
}
