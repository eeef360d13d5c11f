/// A link to another region, shown as text in the row where it starts: "⇢ Checkout".
struct Pill: Hashable {
  /// The maximum number of pills in a row. Further ones are replaced by their number.
  static let limit = 4

  var words: String
  var color: String
  var fill: String
  /// The number of the tab that the link leads to.
  var tab: Int?

  var label: [DotLabel] {
    let number = tab.map { [DotLabel.sized(9, TabNumbers.color(of: $0), [.bold(" \($0)")])] } ?? []
    return [.sized(9, color, [.text(words)])] + number
  }

  /// Returns the pills of a row, each once. Selecting a tab and then pushing in it is a single pill.
  static func pills(for links: [Int], in plan: PicturePlan) -> [Pill] {
    let outline = plan.outline
    let links = links.map { plan.diagram.links[$0] }.filter { $0.kind != .uses }
    let entered = Set(links.compactMap { link in if case .card = link.to { outline.unit[outline.element(of: link.to)] } else { nil } })
    let selected = Set(links.filter { $0.kind == .select }.map { outline.element(of: $0.to) })
    var seen: Set<Pill> = []
    var pills: [Pill] = []
    for link in links {
      let target = outline.element(of: link.to)
      if [.select, .arm].contains(link.kind), entered.contains(target), outline.group(of: target)?.kind == .tab { continue }
      let unit = outline.unit[target] ?? target
      let isSelected = link.kind == .push && unit != target && selected.contains(unit)
      let (glyph, plainColor, plainFill) = look(of: isSelected ? .select : link.kind)
      let changed = link.change.map { (DotStyle.ink(for: $0), DotStyle.look(of: $0).fill) } ?? (plainColor, plainFill)
      let (color, fill) = link.isHighlighted ? (DotStyle.highlight, DotStyle.highlightFill) : changed
      let name = DotText.shortened(outline.title(of: target).isEmpty ? "?" : outline.title(of: target), to: 30)
      let title = link.kind == .switch ? "root " + name : link.kind == .window ? "window " + name : name
      let isBundle = if case .card(let from) = link.from { plan.diagram.cards[from].kind == .container } else { false }
      let words = link.label.isEmpty ? title : isBundle ? "\(title) ×\(link.label)" : DotText.shortened(link.label, to: 30) + ": " + title
      let pill = Pill(words: link.change.sign + glyph + " " + words, color: color, fill: fill, tab: plan.numbers.number[unit])
      if seen.insert(pill).inserted { pills.append(pill) }
    }
    guard pills.count > limit else { return pills }
    let more = Pill(words: "and \(pills.count - limit + 1) more", color: DotStyle.grey, fill: "#eef1f6")
    return pills.prefix(limit - 1) + [more]
  }

  /// Returns the glyph, color, and background of a link. The glyphs are in all common fonts, and the colors are those of lines.
  private static func look(of kind: Link.Kind) -> (String, String, String) {
    switch kind {
    case .push, .replace: ("→", "#475063", "#eef1f6")
    case .present: ("⇢", "#6d42d8", "#f3eeff")
    case .select: ("●", "#2563c9", "#eaf1fd")
    case .show, .page: ("→", "#0b7568", "#e6f6f4")
    case .arm: ("⋯", "#2563c9", "#eaf1fd")
    case .switch: ("→", DotStyle.ink, "#e8eaef")
    case .window: ("⇢", DotStyle.ink, "#e8eaef")
    case .uses, .root, .way, .shows: ("→", "#5b6474", "#eef1f6")
    }
  }
}
