/// The tree of a diagram's containers as flat arrays. Elements below `groupCount` are groups, and the others are cards.
struct Outline {
  let diagram: Diagram
  let groupCount: Int
  private(set) var parent: [Int?]
  /// The content of each group. Tabs are in the declared order.
  private(set) var children: [[Int]]
  /// The tab, split, modal, or separate card that each element belongs to.
  /// Tabs and sections are frames around units. Entry points belong to none.
  private(set) var unit: [Int?]
  /// The card at which lines to each element end.
  private(set) var anchor: [Int?]

  init(of diagram: Diagram) {
    self.diagram = diagram
    let groups = diagram.groups.count
    groupCount = groups
    let count = groups + diagram.cards.count
    parent = diagram.groups.map(\.parent) + diagram.cards.map(\.parent)
    children = Array(repeating: [], count: count)
    unit = Array(repeating: nil, count: count)
    anchor = diagram.anchors.map { card in card.map { $0 + groups } } + (groups..<count).map { $0 }
    for group in 0..<groups { if let card = anchor[group], Outline.isWay(card, in: diagram, groups: groups) { anchor[group] = nil } }
    for element in 0..<count where !Outline.isWay(element, in: diagram, groups: groups) {
      if let parent = parent[element] { children[parent].append(element) }
      let outer = parent[element].flatMap { unit[$0] }
      unit[element] = outer ?? (isFrame(element) ? nil : element)
    }
    for group in 0..<groups where isFrame(group) {
      children[group] = children[group].map { (order(of: $0), $0) }.sorted { $0 < $1 }.map(\.1)
    }
  }

  var count: Int { parent.count }

  func element(of end: Link.End) -> Int {
    switch end {
    case .group(let group): group
    case .card(let card): groupCount + card
    }
  }

  func group(of element: Int) -> Group? { element < groupCount ? diagram.groups[element] : nil }
  func card(of element: Int) -> Card? { element < groupCount ? nil : diagram.cards[element - groupCount] }

  func title(of element: Int) -> String { group(of: element)?.title ?? card(of: element)?.title ?? "" }
  func guards(of element: Int) -> [String] { group(of: element)?.guards ?? card(of: element)?.guards ?? [] }
  func answers(of element: Int) -> [String] { group(of: element)?.answers ?? card(of: element)?.answers ?? [] }

  func isFrame(_ element: Int) -> Bool {
    guard let kind = group(of: element)?.kind else { return false }
    return kind == .tabs || kind == .section
  }

  /// Whether the element is a route, entry, or start, which is drawn as a row or pill of its target.
  func isWay(_ element: Int) -> Bool { Outline.isWay(element, in: diagram, groups: groupCount) }

  /// Returns the cards inside an element, the outermost first.
  func cards(in element: Int) -> [Int] {
    var found: [Int] = []
    var pending = [element]
    while let next = pending.popLast() {
      if next >= groupCount { found.append(next) } else { pending += children[next].reversed() }
    }
    return found
  }

  private static func isWay(_ element: Int, in diagram: Diagram, groups: Int) -> Bool {
    element >= groups && [.route, .entry, .start].contains(diagram.cards[element - groups].kind)
  }

  /// Returns the position among siblings. Tabs are in the declared order, and other content, such as an accessory, is last.
  private func order(of element: Int) -> Int {
    if let group = group(of: element) { return [.tab, .section].contains(group.kind) ? group.order : .max }
    return card(of: element).map { $0.kind == .action ? $0.order : .max } ?? .max
  }
}
