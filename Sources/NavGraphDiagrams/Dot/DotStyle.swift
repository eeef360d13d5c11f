/// The colors and shapes of diagrams.
enum DotStyle {
  static let ink = "#1d2330"
  static let grey = "#7a8292"
  static let line = "#9aa4b5"
  static let amber = "#b45309"
  static let red = "#d92d20"
  static let link = "#17613a"
  static let entry = "#0e5a6e"
  static let orange = "#d97706"
  /// The color of highlights, which nothing else has.
  static let highlight = "#c4178c"
  static let highlightFill = "#fce4f3"

  struct Look {
    var border: String
    var fill: String
    var style: String
  }

  static func look(of kind: Group.Kind, depth: Int) -> Look {
    switch kind {
    case .modal: Look(border: "#8b5cf6", fill: "#f6f2ff", style: "rounded,filled,dashed")
    case .pages: Look(border: "#0e9384", fill: "#eefaf8", style: "rounded,filled")
    case .section: Look(border: "#d5dae4", fill: "#eceff5", style: "rounded,filled")
    case .tabs, .split: Look(border: "#c7cedb", fill: depth == 0 ? "#f3f5f9" : "#fafbfd", style: "rounded,filled")
    case .tab, .stack, .column: Look(border: "#c7cedb", fill: "#ffffff", style: "rounded,filled")
    }
  }

  static func look(of kind: Card.Kind) -> Look {
    switch kind {
    case .root: Look(border: "#2563c9", fill: "#ffffff", style: "rounded")
    case .screen: Look(border: line, fill: "#ffffff", style: "rounded")
    case .external: Look(border: line, fill: "#f3f5f9", style: "rounded")
    case .alert: Look(border: "#d97706", fill: "#fff8ea", style: "rounded")
    case .events: Look(border: "#c7cedb", fill: "#f3f5f9", style: "rounded")
    case .action: Look(border: "#8b5cf6", fill: "#f6f2ff", style: "rounded")
    case .route: Look(border: "#2f9e5f", fill: "#e9f8ef", style: "rounded")
    case .entry: Look(border: "#0e7490", fill: "#e8f7fb", style: "rounded")
    case .container: Look(border: line, fill: "#f3f5f9", style: "rounded")
    case .start: Look(border: ink, fill: ink, style: "filled")
    }
  }

  /// Returns the border, background, and style of a change. `Change.sign` shows it without color.
  static func look(of change: Change) -> Look {
    switch change {
    case .added: Look(border: "#1a7f37", fill: "#dcf5e3", style: "rounded")
    case .removed: Look(border: "#cf222e", fill: "#fdeceb", style: "rounded,dashed")
    case .changed: Look(border: "#bf8700", fill: "#fff6d6", style: "rounded")
    }
  }

  static func look(of group: Group, depth: Int) -> Look {
    guard let change = group.change else { return look(of: group.kind, depth: depth) }
    // The content of a changed container is mostly unchanged, so its background stays.
    let plain = look(of: group.kind, depth: depth)
    return Look(
      border: look(of: change).border, fill: change == .changed ? plain.fill : look(of: change).fill,
      style: change == .removed ? "rounded,filled,dashed" : plain.style)
  }

  static func look(of card: Card) -> Look { card.change.map { look(of: $0) } ?? look(of: card.kind) }

  /// Returns the border color. In a comparison, borders show changes, and diagnostics appear only as text.
  static func border(change: Change?, mark: Mark?, look: Look, isHighlighted: Bool) -> String {
    if isHighlighted { return highlight }
    return change == nil ? mark.map(CardLabel.color) ?? look.border : look.border
  }

  static func ink(for change: Change) -> String {
    switch change {
    case .added: "#116329"
    case .removed: "#b3404a"
    case .changed: "#7d5300"
    }
  }

  static let comparison: [(Change, String)] = [
    (.added, "added"), (.removed, "removed"), (.changed, "changed"),
  ]

  /// Returns the attributes of an arrow, with its change and highlight.
  static func edge(for link: Link) -> [DotAttribute] {
    guard link.isHighlighted else { return changed(for: link) }
    return changed(for: link).filter { !["color", "fontcolor", "penwidth"].contains($0.name) } + [
      DotAttribute("color", text: highlight), DotAttribute("fontcolor", text: highlight), DotAttribute("penwidth", text: "2.6"),
    ]
  }

  private static func changed(for link: Link) -> [DotAttribute] {
    guard let change = link.change else { return edge(for: link.kind) }
    let replaced = ["color", "fontcolor", "penwidth"] + (change == .removed ? ["style"] : [])
    let kept = edge(for: link.kind).filter { !replaced.contains($0.name) }
    let style = change == .removed ? [DotAttribute("style", text: "dashed")] : []
    return kept + style + [
      DotAttribute("color", text: look(of: change).border), DotAttribute("fontcolor", text: ink(for: change)),
      DotAttribute("penwidth", text: "2"),
    ]
  }

  /// The attributes of the line from a guard flow to the content that it guards.
  static let dock = [DotAttribute("color", text: amber), DotAttribute("arrowhead", text: "tee")]

  static func edge(for kind: Link.Kind) -> [DotAttribute] {
    switch kind {
    case .push: [DotAttribute("color", text: "#475063")]
    case .replace: [DotAttribute("color", text: "#475063"), DotAttribute("arrowhead", text: "onormal")]
    case .present:
      [DotAttribute("color", text: "#8b5cf6"), DotAttribute("style", text: "dashed"), DotAttribute("fontcolor", text: "#6d42d8")]
    case .select:
      [DotAttribute("color", text: "#2563c9"), DotAttribute("arrowhead", text: "dot"), DotAttribute("constraint", text: "false")]
    case .show: [DotAttribute("color", text: "#0e9384")]
    case .page: [DotAttribute("color", text: "#0e9384"), DotAttribute("arrowhead", text: "vee")]
    case .arm: [DotAttribute("color", text: "#2563c9"), DotAttribute("style", text: "dotted"), DotAttribute("fontcolor", text: "#2563c9")]
    case .root: [DotAttribute("color", text: ink), DotAttribute("penwidth", text: "1.8")]
    case .shows: [DotAttribute("color", text: line), DotAttribute("style", text: "dashed"), DotAttribute("arrowhead", text: "vee")]
    case .way: [DotAttribute("color", text: "#2f9e5f"), DotAttribute("arrowhead", text: "vee")]
    // These links aren't drawn, because a row shows them, and lines from every screen would clutter the diagram.
    case .uses: []
    case .window: [DotAttribute("color", text: ink), DotAttribute("style", text: "dashed"), DotAttribute("constraint", text: "false")]
    case .switch: [DotAttribute("color", text: ink), DotAttribute("style", text: "bold"), DotAttribute("constraint", text: "false")]
    }
  }

  static let legend: [(kind: Link.Kind, sign: String, words: String, color: String)] = [
    (.push, "→", "push", "#475063"), (.replace, "→", "replace", "#475063"), (.present, "⇢", "present", "#6d42d8"),
    (.arm, "⋯", "then", "#2563c9"), (.select, "●", "select", "#2563c9"), (.show, "→", "show", "#0b7568"), (.page, "→", "page", "#0b7568"),
    (.way, "→", "link", link), (.switch, "→", "switch root", ink), (.window, "⇢", "window", ink),
    (.shows, "→", "shows what is drawn there", "#5b6474"),
  ]
}
