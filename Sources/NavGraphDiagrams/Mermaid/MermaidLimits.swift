/// The limits of Mermaid diagrams on GitHub, which uses Mermaid's defaults.
///
/// `maxTextSize` is 50,000 characters (https://mermaid.js.org/config/schema-docs/config-properties-maxtextsize.html), `maxEdges`
/// 500 arrows (https://mermaid.js.org/config/schema-docs/config-properties-maxedges.html). A page on GitHub can't raise either.
package enum MermaidLimits {
  package static let maxText = 50_000
  package static let maxArrows = 500

  /// Returns a description of the limit that a diagram exceeds, or nil if it fits. JavaScript counts UTF-16.
  package static func excess(of text: String, for diagram: Diagram) -> String? {
    if diagram.links.count > maxArrows { return "\(diagram.links.count) arrows" }
    let count = text.utf16.count
    return count > maxText ? "\(count) characters" : nil
  }

  /// Returns the diagram with as many arrows as fit, its text, and the number
  /// of omitted arrows. Bundles of the fewest links are omitted first.
  package static func cut(_ diagram: Diagram) -> (diagram: Diagram, text: String, left: Int) {
    func weight(of link: Link) -> Int { link.kind == .root ? .max : Int(link.label) ?? 1 }
    let order = diagram.links.indices.sorted { (weight(of: diagram.links[$1]), $0) < (weight(of: diagram.links[$0]), $1) }
    var room = min(maxArrows, order.count)
    while true {
      let kept = Set(order.prefix(room))
      var part = diagram
      part.links = diagram.links.indices.filter(kept.contains).map { diagram.links[$0] }
      let text = MermaidRenderer.text(of: part)
      if excess(of: text, for: part) == nil || room == 0 { return (part, text, order.count - room) }
      room /= 2
    }
  }
}
