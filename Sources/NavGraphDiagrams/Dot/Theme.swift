/// The color theme of a picture.
package enum Theme: String, CaseIterable, Sendable {
  case light, dark
  /// Light colors, with a page for each flow.
  case print
}

extension DotGraph {
  /// Returns the graph in the colors of a theme. The original graph has those of `light`.
  func painted(in theme: Theme) -> DotGraph {
    guard theme == .dark else { return self }
    var graph = self
    graph.attributes = attributes.map(\.dark)
    graph.nodeDefaults = nodeDefaults.map(\.dark)
    graph.edgeDefaults = edgeDefaults.map(\.dark)
    graph.body = body.map(\.dark)
    return graph
  }
}

extension DotStatement {
  /// The statement in dark colors. Clusters nest like containers, at most a dozen levels deep.
  fileprivate var dark: DotStatement {
    switch self {
    case .node(let id, let attributes): .node(id: id, attributes.map(\.dark))
    case .edge(let from, let to, let attributes): .edge(from: from, to: to, attributes.map(\.dark))
    case .cluster(let id, let attributes, let inner): .cluster(id: id, attributes.map(\.dark), inner.map(\.dark))
    case .sameRank: self
    }
  }
}

extension DotAttribute {
  fileprivate static let colors: Set<String> = ["bgcolor", "color", "fillcolor", "fontcolor"]

  fileprivate var dark: DotAttribute {
    switch value {
    case .text(let text): DotAttribute.colors.contains(name) ? DotAttribute(name, text: DarkColor.of(text)) : self
    case .label(let label): DotAttribute(name, label: label.dark)
    }
  }
}

extension DotLabel {
  fileprivate var dark: DotLabel {
    switch self {
    case .text, .bold, .image, .tiny: self
    case .color(let color, let inner): .color(DarkColor.of(color), inner.map(\.dark))
    case .struck(let inner): .struck(inner.map(\.dark))
    case .sized(let size, let color, let inner): .sized(size, DarkColor.of(color), inner.map(\.dark))
    case .row(let parts): .row(parts.map(\.dark))
    case .table(let attributes, let rows, let rules):
      .table(
        DotLabel.dark(attributes), rows.map { $0.map { Cell(attributes: DotLabel.dark($0.attributes), content: $0.content.map(\.dark)) } },
        rules: rules)
    }
  }

  private static func dark(_ attributes: [(String, String)]) -> [(String, String)] {
    attributes.map { DotAttribute.colors.contains($0.0) ? ($0.0, DarkColor.of($0.1)) : $0 }
  }
}
