/// A sketch of a screen from what the graph declares: bar, rows or picture, tab bar, and the sheet around it.
struct Wireframe {
  var title = ""
  var hasLargeTitle = false
  var hasBar = false
  /// Whether its rows lead somewhere.
  var isList = false
  /// The number of tabs, and the index of the selected one.
  var tabs = 0
  var selected = 0
  /// The part of the window above the sheet around it, in percent, or nil outside of a sheet.
  var free: Int?

  init(of card: Card, in diagram: Diagram) {
    title = card.looks?.title ?? ""
    hasLargeTitle = card.looks?.hasLargeTitle ?? false
    isList = card.looks?.isList ?? false
    hasBar = !title.isEmpty
    var next = card.parent
    // The loop ends, because a group's parent precedes it.
    while let index = next {
      let group = diagram.groups[index]
      switch group.kind {
      case .stack, .column: hasBar = true
      case .tab:
        if tabs == 0, let around = bar(around: index, in: diagram) {
          tabs = min(around.count, 5)
          selected = around.firstIndex(of: index) ?? 0
        }
      case .modal:
        if free == nil { free = group.sheetFree }
        next = nil
        continue
      case .tabs, .section, .split, .pages: break
      }
      next = group.parent
    }
  }

  /// Returns the tabs in the tab bar of a tab, including those in sections.
  private func bar(around tab: Int, in diagram: Diagram) -> [Int]? {
    guard var owner = diagram.groups[tab].parent else { return nil }
    if diagram.groups[owner].kind == .section { owner = diagram.groups[owner].parent ?? owner }
    return diagram.groups.indices.filter { index in
      guard diagram.groups[index].kind == .tab, let parent = diagram.groups[index].parent else { return false }
      return parent == owner || (diagram.groups[parent].kind == .section && diagram.groups[parent].parent == owner)
    }
  }

  /// The row of a card's label that shows the wireframe.
  var cell: DotLabel.Cell {
    DotLabel.Cell(attributes: [("align", "center"), ("colspan", "2"), ("cellpadding", "3")], content: [label])
  }

  private static let width = 84
  private static let height = 128

  private var label: DotLabel {
    var rows: [[DotLabel.Cell]] = []
    var left = Wireframe.height
    func add(height: Int, attributes: [(String, String)], content: [DotLabel]) {
      let size = [("fixedsize", "true"), ("width", "\(Wireframe.width)"), ("height", "\(height)")]
      rows.append([DotLabel.Cell(attributes: size + attributes, content: content)])
      left -= height
    }
    if let free {
      add(height: max(6, (Wireframe.height - 20) * free / 100), attributes: [("bgcolor", Wireframe.shade)], content: [.tiny])
      // This is the grabber.
      add(height: 6, attributes: [], content: [Wireframe.block(width: 18, height: 2, color: Wireframe.shade)])
    }
    if hasBar {
      let text = DotLabel.sized(7, DotStyle.ink, [title.isEmpty ? .text(" ") : .bold(DotText.shortened(title, to: 15))])
      add(
        height: hasLargeTitle ? 22 : 14, attributes: [("bgcolor", Wireframe.ground), ("align", hasLargeTitle ? "left" : "center")],
        content: [text])
    }
    let foot = tabs > 0 && free == nil ? 14 : 0
    if isList {
      while left - foot >= 15 {
        add(height: 13, attributes: [("align", "left")], content: [Wireframe.line(width: rows.count % 3 == 0 ? 52 : 64)])
      }
    } else if left - foot > 40 {
      add(
        height: (left - foot) * 2 / 5, attributes: [],
        content: [Wireframe.block(width: Wireframe.width - 16, height: (left - foot) * 2 / 5 - 8, color: Wireframe.ground)])
      for width in [64, 64, 40] where left - foot >= 12 {
        add(height: 10, attributes: [("align", "left")], content: [Wireframe.line(width: width)])
      }
    }
    if left - foot > 2 { add(height: left - foot, attributes: [], content: [.tiny]) }
    if foot > 0 { add(height: foot, attributes: [("bgcolor", Wireframe.ground)], content: [bar]) }
    return .table(
      [
        ("fixedsize", "true"), ("width", "\(Wireframe.width + 2)"), ("height", "\(Wireframe.height + 2)"), ("border", "1"),
        ("cellborder", "0"), ("cellspacing", "0"), ("cellpadding", "0"), ("color", Wireframe.shade),
        ("bgcolor", "#ffffff"), ("style", "rounded"),
      ], rows)
  }

  private var bar: DotLabel {
    let cells = (0..<tabs).map { tab in
      DotLabel.Cell(attributes: [], content: [Wireframe.block(width: 8, height: 6, color: tab == selected ? "#2563c9" : Wireframe.shade)])
    }
    return .table([("border", "0"), ("cellspacing", "4"), ("cellpadding", "0")], [cells])
  }

  private static let shade = "#c7cedb"
  private static let ground = "#f3f5f9"

  private static func line(width: Int) -> DotLabel {
    .table(
      [("border", "0"), ("cellspacing", "0"), ("cellpadding", "0")],
      [
        [
          DotLabel.Cell(attributes: size(width: 8, height: 4), content: [.tiny]),
          DotLabel.Cell(attributes: size(width: width, height: 4) + [("bgcolor", shade)], content: [.tiny]),
          // Graphviz centers content that is smaller than its cell.
          DotLabel.Cell(attributes: size(width: Wireframe.width - 8 - width, height: 4), content: [.tiny]),
        ]
      ])
  }

  private static func block(width: Int, height: Int, color: String) -> DotLabel {
    .table(
      [("border", "0"), ("cellspacing", "0"), ("cellpadding", "0")],
      [[DotLabel.Cell(attributes: size(width: width, height: height) + [("bgcolor", color)], content: [.tiny])]])
  }

  private static func size(width: Int, height: Int) -> [(String, String)] {
    [("fixedsize", "true"), ("width", "\(width)"), ("height", "\(height)")]
  }
}

extension Card {
  /// The declared appearance of a screen.
  package struct Looks: Hashable, Sendable {
    package var title: String
    package var hasLargeTitle: Bool
    package var isList: Bool
  }

  /// The row of the label that shows the screen: a screenshot or a wireframe.
  var image: DotLabel.Cell? { thumbnail.map(Card.cell) ?? wireframe?.cell }
}

extension Diagram {
  /// Adds wireframes to screens without screenshots.
  package mutating func addWireframes() {
    for index in cards.indices where cards[index].isScreen && cards[index].screenshots.isEmpty {
      cards[index].wireframe = Wireframe(of: cards[index], in: self)
    }
  }
}
