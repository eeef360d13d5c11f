/// The numbers of tabs. Screens outside of the tabs show the numbers of those that lead to them.
struct TabNumbers {
  static let colors = [
    "#2563c9", "#c2410c", "#0e9384", "#9333ea", "#be185d", "#4d7c0f", "#0369a1", "#a16207", "#475569", "#7f1d1d",
  ]

  private static let most = 40

  /// The number of each tab or split. There are none for a single tab, or for too many.
  private(set) var number: [Int: Int] = [:]
  /// The numbers of the tabs that lead to each unit.
  private(set) var reach: [Int: [Int]] = [:]

  init(of outline: Outline, owners: Owners) {
    var tabs: [Int] = []
    var pending = (0..<outline.count).filter { outline.parent[$0] == nil && !outline.isWay($0) }.reversed().map { $0 }
    while let next = pending.popLast() {
      if outline.isFrame(next), outline.unit[next] == nil { pending += outline.children[next].reversed() }
      if owners.isBase.contains(next), isNumbered(next, in: outline) { tabs.append(next) }
    }
    guard tabs.count > 1, tabs.count <= TabNumbers.most else { return }
    for (index, tab) in tabs.enumerated() {
      number[tab] = index + 1
      var seen: Set<Int> = []
      var walk = [tab]
      while let unit = walk.popLast() {
        for next in owners.successors[unit] ?? [] where seen.insert(next).inserted {
          reach[next, default: []].append(index + 1)
          walk.append(next)
        }
      }
    }
  }

  private func isNumbered(_ element: Int, in outline: Outline) -> Bool {
    // Removed tabs have no number.
    if (outline.group(of: element)?.change ?? outline.card(of: element)?.change) == .removed { return false }
    if let kind = outline.group(of: element)?.kind { return kind == .tab || kind == .split }
    return outline.card(of: element)?.kind == .action
  }

  static func color(of number: Int) -> String { colors[(number - 1) % colors.count] }
}
