import Foundation
import Testing

@testable import navgraph

/// Tests of the output of `open` and `routes` for links with branches.
@Suite struct LinkBranchCommandTests {
  private let app = """
    app Shop { platform iOS 16; scheme shop; root stack Home }
    condition beta
    stack Main { root Home }
    screen Home { title "Home"; on main -> switch to Main }
    screen Beta { title "Beta" }
    route "/beta" { when beta -> Main / Beta; otherwise -> stay }
    route "/item/{id}" { when id == "1" -> Main; otherwise -> Main / Beta }

    """

  @Test func openListsThem() throws {
    let folder = try Folder(["App.navgraph": app])
    try Tool(in: folder).expect(
      "open", "shop://beta", code: 0,
      output: """
        shop://beta
        opens /beta  App.navgraph:6

        Depends on
          when beta  Main / Beta
          otherwise  stay         taken if all conditions are false

        At a cold start
          opens nothing: no branch that leads anywhere is taken

        While the app runs
          opens nothing: no branch that leads anywhere is taken

        """)
    let item = try Tool(in: folder).expect("open", "shop://item/1", code: 0, output: nil).output
    #expect(item.contains("when id == \"1\"  Main         taken\n"), "\(item)")
  }

  @Test func openAsJSON() throws {
    let folder = try Folder(["App.navgraph": app])
    let text = try Tool(in: folder).expect("open", "--json", "shop://beta", code: 0, output: nil).output
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let branches = try #require(root["branches"] as? [[String: String]])
    #expect(branches == [["branch": "when beta", "target": "Main / Beta"], ["branch": "otherwise", "target": "stay"]])
    #expect((root["cold"] as? [String: Any])?["outcome"] as? String == "nothing")
  }

  @Test func routesListThem() throws {
    let folder = try Folder(["App.navgraph": app])
    let table = try Tool(in: folder).expect("routes", code: 0, output: nil).output
    #expect(table.contains("when beta -> Main / Beta; otherwise -> stay"), "\(table)")
    let text = try Tool(in: folder).expect("routes", "--json", code: 0, output: nil).output
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let targets = try #require((root["routes"] as? [[String: Any]])?.first?["targets"] as? [[String: Any]])
    #expect(targets.map { $0["branch"] as? String } == ["when beta", "otherwise"])
  }
}
