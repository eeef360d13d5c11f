import NavGraphSimulator
import Testing

/// Tests of expanded and collapsed splits.
@Suite struct SplitTests {
  private static let demo = App(
    """
    app Demo { platform iOS 26; root Desk }
    split Desk {
      sidebar   Side
      content   stack List(folder: "inbox")
      detail    stack Empty
      inspector Facts(id: nil)
    }
    screen Side { on folder(name: String) -> show content List(folder: name) }
    screen List(folder: String) {
      on open(id: String) -> show detail Item(id)
      on none             -> clear detail
    }
    screen Empty { on back -> show sidebar }
    screen Item(id: String) {
      on more  -> push Item(id: "more")
      on facts -> show inspector Facts(id)
      on close -> close
    }
    screen Facts(id: String?) { on done -> clear inspector }
    """)

  /// If a window collapses before it shows the column of a link, that column is on top.
  @Test func whatALinkHasBroughtIsOnTopOfAWindowThatCollapses() {
    let mail = App(
      """
      app Mail { platform iOS 16; scheme mail; root Desk }
      split Desk { sidebar stack Side; detail stack Empty; collapses to detail }
      screen Side { on open -> show detail Item }
      screen Result(query: String)
      screen Empty
      screen Item
      route "/search/{query}" -> Desk / sidebar Side / Result(query)
      """)
    var app = mail.start(on: .pad)
    app.expand()
    #expect(app.tree.root.columnOnTop == .detail)
    app.open(mail.route("/search/{query}", ["query": .string("ann")]))
    app.expand()
    #expect(app.tree.root.columnOnTop == .detail, "once the window has shown it, the author's word counts again")
    var other = mail.start(on: .pad)
    other.open(mail.route("/search/{query}", ["query": .string("ann")]))
    #expect(other.tree.root.columnOnTop == .sidebar)
  }

  @Test func sideBySide() {
    var app = SplitTests.demo.start(on: .pad)
    let start = #"sidebar: Side, content: [List(folder: "inbox")], detail: [Empty], inspector: Facts(id: nil)"#
    #expect(app.description == "Desk(\(start))")
    app.send("folder", with: ["name": .string("spam")])
    app.send("open", with: ["id": .string("7")])
    #expect(app.description.contains(#"content: [List(folder: "spam")], detail: [Item(id: "7")]"#))
    app.send("more", from: "Item")
    app.send("facts", from: "Item")
    #expect(app.description.hasSuffix(#"detail: [Item(id: "7"), Item(id: "more")], inspector: Facts(id: "more"))"#))
    app.send("close", from: "Item")
    app.send("none")
    #expect(app.description.contains("detail: [Empty]"))
  }

  @Test func oneBehindTheOther() {
    var app = SplitTests.demo.start(on: .phone)
    app.collapse()
    #expect(app.front.compactMap(\.screen).map(\.description) == ["Side"])
    app.send("folder", with: ["name": .string("spam")])
    app.send("open", with: ["id": .string("7")])
    #expect(app.front.compactMap(\.screen).map(\.description) == [#"Item(id: "7")"#])
    app.back()
    #expect(app.front.compactMap(\.screen).map(\.description) == [#"List(folder: "spam")"#])
    #expect(app.description.contains("detail: [Empty]"))
    app.expand()
    #expect(app.front.count == 3)
    app.send("open", with: ["id": .string("8")])
    app.send("folder", with: ["name": .string("junk")])
    app.collapse()
    #expect(app.front.compactMap(\.screen).map(\.description) == [#"Item(id: "8")"#], "the deepest that isn't as declared")
  }
}
