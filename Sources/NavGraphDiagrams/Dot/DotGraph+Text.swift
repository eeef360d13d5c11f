extension DotGraph {
  var text: String {
    var out = "digraph \(DotText.quoted(name)) {\n"
    out += line("graph", with: attributes)
    out += line("node", with: nodeDefaults)
    out += line("edge", with: edgeDefaults)
    write(body, indent: 1, to: &out)
    return out + "}\n"
  }

  private func line(_ keyword: String, with attributes: [DotAttribute]) -> String {
    attributes.isEmpty ? "" : "  \(keyword) [\(list(of: attributes))]\n"
  }

  private func list(of attributes: [DotAttribute]) -> String {
    attributes.map { "\($0.name)=\($0.text)" }.joined(separator: ", ")
  }

  /// Writes statements recursively. Clusters nest like containers, at most a dozen levels deep.
  private func write(_ statements: [DotStatement], indent: Int, to out: inout String) {
    let margin = String(repeating: "  ", count: indent)
    for statement in statements {
      switch statement {
      case .node(let id, let attributes): out += "\(margin)\(id) [\(list(of: attributes))]\n"
      case .edge(let from, let to, let attributes):
        out += "\(margin)\(from.text) -> \(to.text)" + (attributes.isEmpty ? "\n" : " [\(list(of: attributes))]\n")
      case .sameRank(let ids): out += "\(margin){ rank=same; \(ids.joined(separator: "; ")) }\n"
      case .cluster(let id, let attributes, let inner):
        out += "\(margin)subgraph cluster_\(id) {\n"
        for attribute in attributes { out += "\(margin)  \(attribute.name)=\(attribute.text)\n" }
        write(inner, indent: indent + 1, to: &out)
        out += "\(margin)}\n"
      }
    }
  }
}

extension DotEnd {
  var text: String { ([id] + [port, side].compactMap { $0 }).joined(separator: ":") }
}

extension DotAttribute {
  var text: String {
    switch value {
    case .text(let text): DotText.quoted(text)
    case .label(let label): "<\(label.text)>"
    }
  }
}

extension DotLabel {
  var text: String {
    switch self {
    case .text(let text): return DotText.markup(of: text)
    case .bold(let text): return text.isEmpty ? "" : "<b>\(DotText.markup(of: text))</b>"
    case .color(let color, let inner):
      // Graphviz rejects an empty `<font>`.
      let content = inner.map(\.text).joined()
      return content.isEmpty ? "" : "<font color=\"\(color)\">\(content)</font>"
    case .struck(let inner):
      let content = inner.map(\.text).joined()
      return content.isEmpty ? "" : "<s>\(content)</s>"
    case .sized(let size, let color, let inner):
      let content = inner.map(\.text).joined()
      return content.isEmpty ? "" : "<font color=\"\(color)\" point-size=\"\(size)\">\(content)</font>"
    case .image(let file): return "<img src=\"\(DotText.markup(of: file))\" scale=\"true\"/>"
    case .tiny: return "<font point-size=\"2\">&#160;</font>"
    case .row(let parts): return parts.map(\.text).joined()
    case .table(let attributes, let rows, let rules):
      let lines = rows.enumerated().map { index, row in
        let cells = row.map { cell in
          "<td\(DotLabel.attributes(from: cell.attributes))>\(cell.content.map(\.text).joined())</td>"
        }
        return (rules.contains(index) ? "<hr/>" : "") + "<tr>\(cells.joined())</tr>"
      }
      return "<table\(DotLabel.attributes(from: attributes))>\(lines.joined())</table>"
    }
  }

  private static func attributes(from list: [(String, String)]) -> String {
    list.map { " \($0.0)=\"\(DotText.markup(of: $0.1))\"" }.joined()
  }
}
