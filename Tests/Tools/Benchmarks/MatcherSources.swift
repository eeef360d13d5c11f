import NavGraphCompiler
import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// The program that times a table's generated matcher: the generated code, the table as regular expressions, and URLs.
struct MatcherSources {
  let count: Int

  static let sources = ["main.swift", "Links.swift", "LinksRoutes.swift", "LinksState.swift"]
  /// All files that may be in the folder.
  static let files = sources + ["expressions", "urls", "program", "output"]

  /// Writes all files into a folder. Returns false if one can't be written.
  func write(to folder: String) -> Bool {
    let table = LinkTable(kind: .realistic, count: count)
    var text = ""
    table.write { text += $0 }
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "Links.navgraph", text: text)]))
    let graph = checked.graph
    var files = [("main.swift", MatcherSources.main)]
    // The generated files that don't use UIKit.
    for file in generateSwift(for: graph, places: checked.places, routes: checked.routes).files where !file.name.contains("UIKit") {
      files.append((file.name, file.text))
    }
    guard files.map(\.0).sorted() == MatcherSources.sources.sorted() else { return false }
    let rows = LinkRows(in: graph, of: checked.routes)
    let expressions = zip(rows.rows, rows.variants).map { row, variant in
      "\(graph.patterns[variant.pattern].route.index) " + MatcherSources.expression(row)
    }
    files.append(("expressions", expressions.joined(separator: "\n")))
    files.append(("urls", (0..<count).map(table.url).joined(separator: "\n")))
    return files.allSatisfy { name, text in writeFile(folder + "/" + name) { $0(text) } }
  }

  /// Returns the regular expression that an app without generated code would use.
  private static func expression(_ row: String) -> String {
    let segments = row.split(separator: "/").map { $0 == "{n}" ? "(-?[0-9]+)" : $0.hasPrefix("{") ? "([^/?#]+)" : String($0) }
    return "^links://" + segments.joined(separator: "/") + "/?(?:[?#].*)?$"
  }

  /// Prints URLs a second for the generated matcher and for the expressions, nanoseconds for the text
  /// of a URL, milliseconds until the first URL is parsed, and the number of different results.
  private static let main = #"""
    import Foundation

    func lines(_ path: String) -> [String] {
      ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }
    let folder = CommandLine.arguments[1]
    let texts = lines(folder + "/urls")
    let urls = texts.compactMap { URL(string: $0) }
    let expressions = lines(folder + "/expressions").compactMap { line -> (route: Int, expression: NSRegularExpression)? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard let route = Int(parts[0]), let expression = try? NSRegularExpression(pattern: String(parts[1])) else { return nil }
      return (route, expression)
    }

    /// The first expression that matches, and what it captures.
    func search(_ url: URL) -> (route: Int, values: [String])? {
      let text = url.absoluteString
      let range = NSRange(text.startIndex..., in: text)
      for (route, expression) in expressions {
        guard let match = expression.firstMatch(in: text, range: range) else { continue }
        let values = (1..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: text).flatMap { text[$0].removingPercentEncoding } }
        return (route, values)
      }
      return nil
    }

    let clock = ContinuousClock()
    let first = clock.measure { for url in urls.prefix(1) { _ = Links.Route.parse(url) } }

    var different = urls.count == texts.count && expressions.count >= urls.count ? 0 : 1
    for url in urls.count > 1_000 ? stride(from: 0, to: urls.count, by: 25).map({ urls[$0] }) : urls {
      let found = (try? Links.Route.parse(url).get()).map { "\($0.target)" } ?? ""
      let other = search(url)
      let isSame = other.map { other in
        found.contains("v: \(other.route))") && other.values.allSatisfy { found.contains("\"\($0)\"") || found.contains(" \($0),") }
      }
      if isSame != true { different += 1 }
    }

    /// How many a second, in turn, for at least as long.
    @MainActor func rate(_ seconds: Double, _ body: (URL) -> Bool) -> Double {
      var (count, hits, spent) = (0, 0, 0.0)
      while spent < seconds {
        let batch = urls.count > 1_000 && seconds > 1.5 ? stride(from: count % 7, to: urls.count, by: urls.count / 20).map { urls[$0] } : urls
        let time = clock.measure { for url in batch where body(url) { hits += 1 } }
        count += batch.count
        spent += time / .seconds(1)
      }
      if hits != count { different += 1 }
      return Double(count) / spent
    }
    _ = rate(0.2) { if case .success = Links.Route.parse($0) { true } else { false } }
    let generated = rate(1) { if case .success = Links.Route.parse($0) { true } else { false } }
    let searched = rate(2) { search($0) != nil }
    let text = 1e9 / rate(0.3) { $0.absoluteString.utf8.count > 0 }
    print(generated, searched, text, first / .milliseconds(1), different)
    """#
}
