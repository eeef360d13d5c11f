import Foundation
import Testing

@testable import navgraph

@Suite struct StringsTests {
  private let app = #"""
    app Trash {
      platform iOS 16
      root     stack Bin
      strings  "Trash" module
    }
    /// What has been "thrown" away.
    screen Bin { title "Trash"; on drop(name: String, count: Int) -> present Sure(name, count) }
    alert Sure(name: String, count: Int) {
      title   "Delete \"{name}\"?"
      message "{count} of 100%\\\u{1F600}"
      button  delete "Delete" destructive
      button  keep   "Trash"
      button  ok     verbatim "OK" cancel
    }

    """#

  @Test func table() throws {
    let folder = try Folder(["App.navgraph": app])
    let output = try Tool(in: folder).expect("strings", code: 0, output: nil).output
    let rows = output.split(separator: "\n").map {
      $0.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    #expect(
      rows == [
        ["Text", "Where", "Place"],
        ["Trash", #"Title of the screen Bin: What has been "thrown" away."#, "App.navgraph:7"],
        [#"Delete "%@"?"#, "Title of the alert Sure", "App.navgraph:9"],
        ["%lld of 100%%\\\u{1F600}", "Message of the alert Sure", "App.navgraph:10"],
        ["Delete", "Button delete of the alert Sure", "App.navgraph:11"],
        ["Trash", "Button keep of the alert Sure", "App.navgraph:12"],
      ])
  }

  @Test func json() throws {
    let folder = try Folder(["App.navgraph": app])
    let text = try Tool(in: folder).expect("strings", "--json", code: 0, output: nil).output
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["table"] as? String == "Trash" && root["bundle"] as? String == "module" && root["app"] as? String == "Trash")
    let strings = try #require(root["strings"] as? [[String: Any]])
    #expect(strings.map { $0["key"] as? String } == ["Trash", "Delete \"%@\"?", "%lld of 100%%\\\u{1F600}", "Delete", "Trash"])
    #expect(strings.map { $0["text"] as? String }[2] == "{count} of 100%\\\u{1F600}")
    let values = try #require(strings[2]["values"] as? [[String: String]])
    #expect(values == [["name": "count", "type": "Int"]])
  }

  /// Equal texts are one entry, with the comments of all their locations.
  @Test func aCatalogueToBeginWith() throws {
    let folder = try Folder(["App.navgraph": app])
    let text = try Tool(in: folder).expect("strings", "--xcstrings", "--language", "de", code: 0, output: nil).output
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["sourceLanguage"] as? String == "de" && root["version"] as? String == "1.0")
    let strings = try #require(root["strings"] as? [String: [String: String]])
    #expect(strings.keys.sorted() == ["%lld of 100%%\\\u{1F600}", "Delete", "Delete \"%@\"?", "Trash"])
    #expect(strings["Trash"] == ["comment": "Title of the screen Bin: What has been \"thrown\" away.\nButton keep of the alert Sure"])
  }

  @Test func whatDoesNotGoTogether() throws {
    let folder = try Folder([
      "App.navgraph": app, "None/None.navgraph": "app None { root Home }\nstack Home { root Start }\nscreen Start { title }\n",
    ])
    try Tool(in: folder).expect(
      "strings", "App.navgraph", "--json", "--xcstrings", code: 64, errors: "navgraph: --json and --xcstrings can't be used together\n")
    try Tool(in: folder).expect(
      "strings", "App.navgraph", "--language", "de", code: 64,
      errors: "navgraph: --language requires --xcstrings\nnavgraph: help: add --xcstrings\n")
    try Tool(in: folder).expect("strings", "None", code: 0, output: "no localizable strings\n", errors: nil)
  }
}
