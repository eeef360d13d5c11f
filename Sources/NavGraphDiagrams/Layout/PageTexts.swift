/// What stands on a page besides regions: its title, the legend, findings that belong to no card, and headings.
struct PageTexts {
  let title: DotLabel
  /// One node each, so that the legend can go on in another line.
  let legend: [DotLabel]
  let loose: [DotLabel]
  /// Of a print: the table of contents, and the foot of each page.
  var contents: [DotLabel] = []
  var feet: [DotLabel] = []

  /// In the order in which they are measured and placed.
  var all: [DotLabel] { [title] + legend + loose + contents + feet }

  init(_ plan: PicturePlan, _ labels: RegionLabels) {
    let diagram = plan.diagram
    title = .sized(15, DotStyle.ink, [.bold(diagram.title.isEmpty ? "navigation" : DotText.shortened(diagram.title))])
    legend = PageTexts.legend(plan, labels)
    loose = diagram.loose.prefix(12).map { .color(CardLabel.color($0), [.text(DotText.shortened($0.text, to: 120))]) }
  }

  /// Only what the picture has.
  private static func legend(_ plan: PicturePlan, _ labels: RegionLabels) -> [DotLabel] {
    let diagram = plan.diagram
    let kinds = Set(diagram.links.map(\.kind))
    var legend: [DotLabel] = []
    func add(_ words: String, _ color: String) { legend.append(.sized(9, color, [.text(words)])) }
    for (kind, words, color) in DotStyle.legend where kinds.contains(kind) && kind != .way { add(words, color) }
    let ways = Set(plan.ways.values.joined().map(\.kind))
    if ways.contains(.route) { add("→ /link", "#17613a") }
    if ways.contains(.entry) { add("→ entry", "#0e5a6e") }
    let changes = diagram.changeKinds
    for (change, words) in DotStyle.comparison where changes.contains(change) {
      legend.append(.sized(9, DotStyle.ink(change), [.bold(words)]))
    }
    if !diagram.highlights.isEmpty { legend.append(.sized(9, DotStyle.highlight, [.bold(diagram.highlightWords)])) }
    if diagram.cards.contains(where: { $0.kind == .root }) { add("blue border: shown first", "#2563c9") }
    if let words = diagram.externalWords { add(words, DotStyle.grey) }
    if diagram.cards.contains(where: { $0.kind == .alert }) { add("orange border: alert", "#d97706") }
    let isGuarded = diagram.cards.contains { card in !card.guards.isEmpty || card.rows.contains { !$0.guards.isEmpty } }
    if isGuarded || diagram.groups.contains(where: { !$0.guards.isEmpty }) {
      let attributes = [("border", "0"), ("cellborder", "0"), ("cellspacing", "2"), ("cellpadding", "0")]
      legend.append(.table(attributes, [RegionLabels.lock("requires this guard")]))
    }
    if plan.regions.contains(where: { !$0.docks.isEmpty }) { add("⊢ guard flow", DotStyle.amber) }
    if !plan.numbers.number.isEmpty { add("1 2 3: tabs that lead there", DotStyle.grey) }
    if !plan.origins.isEmpty { add("← where it is reached from", DotStyle.grey) }
    let marks = Set((diagram.cards.map(\.mark) + diagram.groups.map(\.mark)).compactMap { $0.map(CardLabel.color) })
    if marks.contains(DotStyle.red) { add("red border: error", DotStyle.red) }
    if marks.contains(DotStyle.orange) { add("thick orange border: warning", DotStyle.orange) }
    return legend
  }
}
