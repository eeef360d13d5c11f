import Foundation
import Repository
import Testing

@testable import navgraph

@Suite struct RoutesTests {
  private let app = """
    app Shop {
      platform iOS 16
      scheme   shop
      hosts    "shop.example"
      root     Main
    }
    guard signedIn -> SignIn
    stack Main { root Home }
    screen Home { title "Home" }
    screen Item(id: Int, size: String? = nil) requires signedIn { title "Item" }
    screen SignIn { on done -> finish; on cancel -> dismiss }
    route "/items/{id}?size={size?}"  -> Main / Item(id, size)
    route "/items/1"  links over      -> Main
    alias "/i/{id}"                   -> "/items/{id}"
    entry shortcut "com.shop.first" (id: Int) -> Main / Item(id)

    """

  @Test func table() throws {
    let folder = try Folder(["App.navgraph": app])
    let output = try Tool(in: folder).expect("routes", code: 0, output: nil).output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[0].split(separator: " ") == ["Link", "Leads", "to", "Values", "Guards", "Modals", "Example"])
    #expect(
      lines[1].hasPrefix("/items/{id}?size={size?}  Main / Item(id, size) ") && lines[1].hasSuffix("https://shop.example/items/7?size=size")
    )
    #expect(lines[2].contains("  over    https://shop.example/items/1"))
    #expect(lines[3].hasPrefix("/i/{id}                   as /items/{id}?size={size?}  "))
    #expect(lines[4].hasPrefix("shortcut com.shop.first   Main / Item(id) ") && lines[4].hasSuffix("signedIn"))
    // The columns are aligned with their titles.
    let example = try #require(lines[0].range(of: "Example")).lowerBound
    for line in lines[1...3] { #expect(line[example...].hasPrefix("https://")) }
  }

  /// A long pattern or URL doesn't widen the columns of other rows.
  @Test func longRowsAreBroken() throws {
    let path = (0..<12).map { "/segment\($0)/{p\($0)}" }.joined()
    let list = (0..<12).map { "p\($0): String" }.joined(separator: ", ")
    let names = (0..<12).map { "p\($0)" }.joined(separator: ", ")
    let folder = try Folder([
      "App.navgraph": app + "screen Long(\(list)) { title \"L\" }\nroute \"\(path)\" -> Main / Long(\(names))\n"
    ])
    let output = try Tool(in: folder).expect("routes", code: 0, output: nil).output
    let lines = output.split(separator: "\n").map(String.init)
    let long = try #require(lines.firstIndex { $0.hasPrefix("/segment0/") })
    #expect(lines[long] == path)
    let column = try #require(lines[0].range(of: "Leads")).lowerBound.utf16Offset(in: lines[0])
    #expect(column <= 46 && lines[long + 1].dropFirst(column).hasPrefix("Main / Long("), "\(output)")
    for line in lines where !line.contains("https://") && line != path { #expect(line.count < 200, "\(line)") }
  }

  @Test func json() throws {
    let folder = try Folder(["App.navgraph": app])
    let text = try Tool(in: folder).expect("routes", "--json", code: 0, output: nil).output
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["app"] as? String == "Shop" && root["schemes"] as? [String] == ["shop"] && root["hosts"] as? [String] == ["shop.example"])
    let routes = try #require(root["routes"] as? [[String: Any]])
    #expect(routes.map { $0["pattern"] as? String } == ["/items/{id}?size={size?}", "/items/1"])
    #expect(routes.map { $0["links"] as? String } == ["dismiss", "over"] && routes.map { $0["line"] as? Int } == [12, 13])
    #expect(routes[0]["state"] as? [String] == ["Main", "Item(id: 7, size: \"size\")"] && routes[0]["guards"] as? [String] == ["signedIn"])
    let parameters = try #require(routes[0]["parameters"] as? [[String: Any]])
    #expect(parameters.map { $0["optional"] as? Bool } == [false, true] && parameters.map { $0["in"] as? String } == ["path", "query"])
    #expect((routes[0]["aliases"] as? [[String: Any]])?.map { $0["example"] as? String } == ["https://shop.example/i/7?size=size"])
    let entries = try #require(root["entries"] as? [[String: Any]])
    #expect(entries.first?["identifier"] as? String == "com.shop.first" && entries.first?["state"] as? [String] == ["Main", "Item(id: 7)"])
  }

  @Test func markdown() throws {
    let folder = try Folder([
      "App.navgraph": """
      app My { platform iOS 16; scheme my; root Main }
      stack Main { root Home }
      screen Home { title "Home" }
      screen Page(name: String) { title }
      route "/a|b/{name}"     -> Main / Page(name)
      route "/`x`"            -> Main / Page(name: "a | `b` <i>")
      entry file "_*x*_"      -> Main

      """
    ])
    try Tool(in: folder).expect(
      "routes", "--markdown", code: 0,
      output: """
        | Link | Leads to | Values | Example |
        |---|---|---|---|
        | `/a\\|b/{name}` | `Main / Page(name)` | `name: String` | `my:///a%7Cb/name` |
        | `` /`x` `` | ``Main / Page(name: "a \\| `b` <i>")`` |  | `my:///%60x%60` |
        | `file _*x*_` | `Main` |  |  |

        """)
    #expect(
      MarkdownTable.plain("a|b <i> *x* [y](z) `c` @me http://x") == "a\\|b &lt;i&gt; \\*x\\* \\[y\\]\\(z\\) \\`c\\` &#64;me http&#58;//x")
    #expect(MarkdownTable.plain("\u{1B}[31m\nx") == "␛\\[31m␊x")
  }

  /// Each example URL of the samples opens its own pattern, according to `open`.
  @Test func everyExampleOpensItsOwnPattern() throws {
    let samples = Repository.url(at: "Samples").path
    var count = 0
    for sample in Repository.samples.map(\.name) {
      let path = samples + "/" + sample
      for idiom in ["phone", "pad"] {
        let text = try Tool().expect("routes", path, "--json", "--on", idiom, code: 0, output: nil, errors: nil).output
        let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        var rows: [(pattern: String, alias: String?, example: String, state: [String]?)] = []
        for route in try #require(root["routes"] as? [[String: Any]]) {
          let pattern = try #require(route["pattern"] as? String)
          rows.append((pattern, nil, try #require(route["example"] as? String, "\(sample): \(pattern)"), route["state"] as? [String]))
          for alias in try #require(route["aliases"] as? [[String: Any]]) {
            let own = try #require(alias["pattern"] as? String)
            rows.append((pattern, own, try #require(alias["example"] as? String, "\(sample): \(own)"), nil))
          }
        }
        if rows.isEmpty { continue }
        let input = rows.map { $0.example + "\n" }.joined()
        let lines = try Tool(input: input).expect("open", "-", path, "--json", "--on", idiom, code: 0, output: nil, errors: nil).output
          .split(separator: "\n")
        #expect(lines.count == rows.count)
        for (line, row) in zip(lines, rows) {
          let answer = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
          #expect(answer["alias"] as? String == row.alias, "\(sample): \(row.example)")
          if row.alias == nil { #expect(answer["route"] as? String == row.pattern, "\(sample): \(row.example)") }
          if let state = row.state { #expect(answer["state"] as? [String] == state && !state.isEmpty, "\(sample): \(row.example)") }
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  @Test func reasonsForMissingExamples() throws {
    let folder = try Folder([
      "App.navgraph": """
      app My { platform iOS 16; root Main }
      stack Main { root Home }
      screen Home { title "Home" }
      route "/a" -> Main

      """
    ])
    let output = try Tool(in: folder).expect("routes", code: 0, output: nil, errors: nil).output
    #expect(output.contains("none: the app declares neither a scheme nor a host"))
    try folder.write(
      "App.navgraph",
      """
      app My { platform iOS 16; scheme my; root Main }
      stack Main { root Home }
      screen Home { title "Home" }
      screen Flag(on: Bool) { title }
      route "/f/{on}"   -> Main / Flag(on)
      route "/f/true"   -> Main
      route "/f/false"  -> Main / Flag(on: false)

      """)
    let shadowed = try Tool(in: folder).expect("routes", code: 1, output: nil, errors: nil).output
    #expect(shadowed.contains("none: /f/true, /f/false win for every URL that it matches"))
  }

  @Test func usageErrors() throws {
    let folder = try Folder(["App.navgraph": app])
    try Tool(in: folder).expect(
      "routes", "--json", "--markdown", code: 64, errors: "navgraph: --json and --markdown can't be used together\n")
    try folder.write("App.navgraph", "app My { platform iOS 16; root Main }\nstack Main { root Home }\nscreen Home { title \"Home\" }\n")
    try Tool(in: folder).expect("routes", code: 0, output: "no routes or entries\n", errors: nil)
    try Tool(in: folder).expect("routes", "--markdown", code: 0, errors: nil)
  }
}
