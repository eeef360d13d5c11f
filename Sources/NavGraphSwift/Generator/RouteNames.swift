import NavGraphModel
import NavGraphSyntax

/// The case names of routes and entries, derived from their literal parts.
struct RouteNames {
  var routes: [String] = []
  var entries: [String] = []

  init(for graph: NavigationGraph) {
    // These are the other static members of the route type.
    var scope = NameScope(reserved: ["parse", "match"])
    for id in graph.routes.ids {
      let words =
        graph.routes[id].patterns.first.map { RouteNames.words(of: graph.patterns[$0], in: graph) } ?? (literals: [], placeholders: [])
      let literal = RouteNames.camel(from: words.literals)
      let by = "By" + words.placeholders.map { upperCamel($0) }.joined(separator: "And")
      routes.append(scope.claim(literal.isEmpty ? "root" : literal, suffix: words.placeholders.isEmpty ? "" : by))
    }
    scope = NameScope()
    for id in graph.entries.ids {
      let entry = graph.entries[id]
      entries.append(scope.claim(RouteNames.camel(from: [entry.kind.rawValue, graph.text(of: entry.identifier)])))
    }
  }

  private static func words(of pattern: Pattern, in graph: NavigationGraph) -> (literals: [String], placeholders: [String]) {
    var literals: [String] = []
    var placeholders: [String] = []
    for part in graph.placeholders(of: pattern.segments) {
      switch part {
      case .literal(let name): literals.append(graph.text(of: name))
      case .placeholder(let prefix, let parameter, let suffix, _, _):
        literals += [graph.text(of: prefix), graph.text(of: suffix)]
        if let parameter { placeholders.append(graph.text(of: graph.parameters[parameter].name)) }
      case .rest(let parameter, _): if let parameter { placeholders.append(graph.text(of: graph.parameters[parameter].name)) }
      case .several, .unknown: break
      }
    }
    for item in pattern.query where graph.queryItems[item].isRequired { placeholders.append(graph.text(of: graph.queryItems[item].key)) }
    let hasWords = literals.contains { $0.utf8.contains(where: isWordByte) || $0.contains { $0.isLetter || $0.isNumber } }
    return (hasWords ? literals : placeholders, placeholders)
  }

  /// Returns words in camel case: `settingsBlockList` for `["settings", "block-list"]`.
  static func camel(from parts: [String]) -> String {
    let text = parts.joined(separator: " ")
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let words =
      isPlain
      ? text.utf8.split { !isWordByte($0) }.map { Substring($0) }
      : text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.enumerated().map { index, word in
      index == 0 ? lowerCamel(String(word)) : upperCamel(String(word))
    }.joined()
  }
}

private func isWordByte(_ byte: UInt8) -> Bool { isNameByte(byte) && byte != UInt8(ascii: "_") }
