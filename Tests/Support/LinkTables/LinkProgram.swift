/// A program made from a list of patterns.
package struct LinkProgram {
  package var patterns: [String]
  package var precedence = "narrowest"
  /// Lines after the routes.
  package var more: [String] = []

  package init(patterns: [String], precedence: String = "narrowest", more: [String] = []) {
    (self.patterns, self.precedence, self.more) = (patterns, precedence, more)
  }

  /// Returns the pattern without the types of its placeholders, as it is written in the program.
  package static func written(_ pattern: String) -> String {
    parts(of: pattern).map { $0.type == nil ? $0.text : "{\($0.text)}" }.joined()
  }

  /// Splits a pattern into texts (`type` is nil) and placeholders with their types.
  private static func parts(of pattern: String) -> [(text: String, type: String?)] {
    var parts: [(text: String, type: String?)] = []
    for (index, piece) in pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = piece.firstIndex(of: "}") else {
        parts.append((String(piece), nil))
        continue
      }
      let inner = piece[..<end].split(separator: ":", maxSplits: 1).map(String.init)
      parts.append((inner[0], inner.count > 1 ? inner[1] : inner[0].hasSuffix("...") ? "[String]" : "String"))
      parts.append((String(piece[end...].dropFirst()), nil))
    }
    return parts
  }

  package var source: String {
    var enums: [String: String] = [:]
    var screens = ""
    var routes = ""
    var declarations = ""
    for (number, pattern) in patterns.enumerated() {
      var parameters: [String] = []
      var arguments: [String] = []
      for part in LinkProgram.parts(of: pattern) {
        guard var type = part.type else { continue }
        if type.contains("|") {
          if enums[type] == nil {
            enums[type] = "Choice\(enums.count)"
            let cases = type.split(separator: "|").enumerated().map { "c\($0) = \"\($1)\"" }.joined(separator: ", ")
            declarations += "enum \(enums[type] ?? "") { \(cases) }\n"
          }
          type = enums[type] ?? type
        }
        let name = part.text.filter { $0.isLetter }
        parameters.append("\(name): \(type)" + (part.text.hasSuffix("?") ? "? = nil" : ""))
        arguments.append(name)
      }
      screens += "screen Page\(number)" + (parameters.isEmpty ? "\n" : "(\(parameters.joined(separator: ", ")))\n")
      let target = "home / Page\(number)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
      routes += "route \"\(LinkProgram.written(pattern))\" -> \(target)\n"
    }
    return """
      app Links {
        scheme links
        hosts  "links.example", "www.links.example"
        precedence \(precedence)
        root   Main
      }
      tabs Main {
        tab home stack Start
      }
      screen Start
      \(declarations)\(screens)\(routes)\(more.joined(separator: "\n"))

      """
  }

  /// Sorts patterns from narrow to wide, as a table with `precedence order` requires.
  package static func inOrder(_ patterns: [String]) -> [String] {
    func rank(of pattern: String) -> [Int] {
      let path = pattern.prefix { $0 != "?" || pattern.contains("?}") }.split(separator: "#")[0]
      let ranks = path.split(separator: "/").map { segment -> Int in
        guard segment.contains("{") else { return 0 }
        if segment.contains("...") { return 900 }
        if segment.contains("?}") { return 800 }
        if !segment.hasPrefix("{") || !segment.hasSuffix("}") {
          // More text around a placeholder makes the segment narrower.
          return 499 - segment.utf8.count + (segment.firstIndex(of: "}").map { segment[segment.startIndex..<$0].utf8.count } ?? 0)
            - segment.prefix { $0 != "{" }.utf8.count
        }
        guard let colon = segment.firstIndex(of: ":") else { return 700 }
        return segment.contains("|")
          ? 100 : ["Double": 300, "Int": 200, "UUID": 500, "Date": 500][segment[colon...].dropFirst().dropLast()] ?? 600
      }
      // Patterns that require a key or a fragment come first.
      return ranks + [pattern.contains("={") || pattern.contains("#") ? -1 : 0]
    }
    return patterns.enumerated().sorted { a, b in
      let (first, second) = (rank(of: a.element), rank(of: b.element))
      return first == second ? a.offset < b.offset : first.lexicographicallyPrecedes(second)
    }.map(\.element)
  }
}
