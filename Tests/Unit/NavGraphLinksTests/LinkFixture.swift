import NavGraphCompiler
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

@testable import NavGraphLinks

/// An app that only has routes, and a matcher for its URLs.
struct LinkFixture {
  let graph: NavigationGraph
  var matcher: LinkMatcher
  let diagnostics: [String]

  init(_ source: String) {
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "Links.navgraph", bytes: Array(source.utf8))]))
    graph = checked.graph
    matcher = LinkMatcher(for: checked.graph, routes: checked.routes)
    diagnostics = checked.diagnostics.filter { $0.severity == .error }.map { "\($0.code): \($0.message)" }
  }

  /// Creates an app with these patterns and the parameters of their screens, such as `"/a/{x}": "x: Int"`.
  init(app: String = "scheme my; hosts \"my.example\"", types: String = "", _ routes: KeyValuePairs<String, String>) {
    var text = "app My { platform iOS 16; \(app); root Main }\nstack Main { root Home }\nscreen Home { title \"Home\" }\n" + types + "\n"
    for (number, route) in routes.enumerated() {
      let (patterns, parameters) = route
      let names = parameters.split(separator: ",").map { $0.prefix { $0 != ":" }.filter { $0 != " " } }
      text += "screen S\(number)" + (parameters.isEmpty ? "" : "(\(parameters))") + " { title }\n"
      text += "route \(patterns) -> Main / S\(number)" + (names.isEmpty ? "" : "(\(names.joined(separator: ", ")))") + "\n"
    }
    self.init(text)
  }

  /// Returns "PATTERN name=value name=[a, b] ignored=key", or the reason for a miss.
  mutating func open(_ url: String) -> String { open(Array(url.utf8)) }

  mutating func open(_ bytes: [UInt8]) -> String {
    switch matcher.find(bytes) {
    case .failure(.malformed(let what, let range)): return "\(what) at \(range.lowerBound)..\(range.upperBound)"
    case .failure(let fault): return "\(fault)"
    case .success(let link):
      guard let found = link.matches.first else { return "no pattern" }
      var text = graph.text(of: graph.patterns[found.pattern].text)
      for (index, id) in graph.routes[found.route].parameters.enumerated() {
        text += " " + graph.text(of: graph.parameters[id].name) + "="
        switch found.values[index] {
        case nil: text += "nil"
        case .text(let value): text += value
        case .list(let values): text += "[" + values.joined(separator: ", ") + "]"
        }
      }
      if !found.ignored.isEmpty { text += " ignored=" + found.ignored.joined(separator: ",") }
      if !found.unknown.isEmpty { text += " unknown=" + found.unknown.joined(separator: ",") }
      return text
    }
  }
}
