import NavGraphCompiler
import NavGraphSyntax
import RandomPrograms
import Testing

@testable import NavGraphDiagrams

/// Tests of the differences between two diagrams: the marks in the picture, and the list of changes.
struct DiffTests {
  static let shop = PictureTests.shop

  /// Returns the comparison of the edited shop with the original.
  private func edited(_ edits: (String, String)...) throws -> (picture: Diagram, lines: [String]) {
    var text = DiffTests.shop
    for (old, new) in edits {
      try #require(text.contains(old), "the shop has no \(old)")
      text = text.replacing(old, with: new)
    }
    let (picture, changes) = Drawing(text).diagram.against(Drawing(DiffTests.shop).diagram)
    try picture.expectSound()
    return (picture, changes.map(\.text))
  }

  @Test func theSameTwice() throws {
    let (picture, lines) = try edited()
    #expect(lines == [] && !picture.hasChanges)
    let plain = Drawing(DiffTests.shop).diagram
    #expect(DotRenderer.text(of: picture) == DotRenderer.text(of: plain))
    #expect(MermaidRenderer.text(of: picture) == MermaidRenderer.text(of: plain))
    // Comments and layout aren't differences.
    #expect(try edited(("guard signedIn", "// A comment.\n\nguard signedIn")).lines == [])
  }

  @Test func aScreenMore() throws {
    let (picture, lines) = try edited(
      ("screen Thanks { on done -> pop to root }", "screen Thanks { on done -> pop to root; on more -> push Offer }\nscreen Offer"))
    #expect(lines == ["+ event more of Thanks: pushes Offer", "+ screen Offer, in Cart"])
    #expect(try picture.card("Offer").change == .added)
    let thanks = try picture.card("Thanks")
    #expect(thanks.change == .changed && thanks.rows.map(\.change) == [nil, .added])
    #expect(picture.links.filter { $0.change != nil }.map(\.change) == [.added])
  }

  @Test func aScreenLess() throws {
    let (picture, lines) = try edited(("screen Thanks { on done -> pop to root }\n", ""), ("yes -> push Thanks", "yes -> stay"))
    #expect(
      lines == [
        "~ event pay of Cart: yes → stay; no → stay (was no → stay); no longer leads to Thanks (yes)", "- screen Thanks, in Cart",
      ])
    let thanks = try picture.card("Thanks")
    #expect(thanks.change == .removed && thanks.id.hasPrefix("was_screen_Thanks_"))
    #expect(thanks.parent == picture.groups.firstIndex { $0.title == "Cart" }, "it is back in its container")
    #expect(thanks.rows.map(\.text) == ["done"] && thanks.rows.map(\.change) == [nil] && thanks.source == nil)
    #expect(picture.links.filter { $0.change == .removed }.count == 1)
  }

  @Test func aRowThatLeadsElsewhere() throws {
    let (picture, lines) = try edited(
      ("screen Home {\n  on open(id: String) -> push Item(id)", "screen Home {\n  on open(id: String) -> push Hit"),
      ("screen Thanks", "screen Hit\nscreen Thanks"))
    #expect(lines == ["~ event open of Home: leads to Hit (was Item)", "+ screen Hit, in Home"])
    let marked = picture.links.indices.filter { picture.links[$0].change != nil }.map { picture.arrows[$0] }
    #expect(marked.contains("Home.open -push-> Hit") && marked.contains("Home.open -push-> Item"))
    #expect(picture.links.compactMap(\.change) == [.changed, .removed])
  }

  @Test func anotherActionIsAChange() throws {
    let (picture, lines) = try edited(
      ("screen Cart {\n  on open(id: String) -> push Item(id)", "screen Cart {\n  on open(id: String) -> replace Item(id)"))
    #expect(lines == ["~ event open of Cart: replaces the screen with Item, and no longer pushes it"])
    #expect(picture.links.compactMap(\.change) == [.changed])
  }

  @Test func guards() throws {
    #expect(
      try edited(("stack Cart requires signedIn", "stack Cart")).lines == ["~ tab Cart: no longer checks signedIn"])
    #expect(try edited(("stack Home\n", "stack Home requires signedIn\n")).lines == ["~ tab Home: now checks signedIn"])
    #expect(
      try edited(("on cart -> select cart", "on cart requires signedIn -> select cart")).lines
        == ["~ event cart of Home: now checks signedIn"])
    #expect(
      try edited(("-> home / Item(id)", "requires signedIn -> home / Item(id)")).lines == ["~ entry point to Item: now checks signedIn"])
  }

  @Test func rowsAndNotes() throws {
    let (picture, lines) = try edited(("on cart -> select cart", "on other -> stay"))
    #expect(lines == ["- event cart of Home", "+ event other of Home: stay"])
    #expect(try picture.card("Home").rows.map { $0.change.sign + $0.text } == ["open", "− cart", "+ other"])
    #expect(try edited(("on done -> pop to root", "on done -> pop")).lines == ["~ event done of Thanks: pop (was pop to root)"])
    #expect(
      try edited(("screen Item(id: String)", "screen Item(id: String, size: Int = 1)")).lines == ["~ screen Item: takes id, size (was id)"])
    #expect(try edited(("style   formSheet", "style   fullScreen")).lines == ["~ modal Editor: full screen (was sheet)"])
    #expect(
      try edited(("button no \"No\" cancel", "button no \"Later\" cancel")).lines == [
        "- button No of Pay", "+ button Later of Pay: cancel",
      ])
  }

  @Test func linksIntoTheApp() throws {
    let (picture, lines) = try edited(
      (
        "route \"/items/{id}\", \"/i/{id}\" -> home / Item(id)",
        "route \"/items/{id}\" -> home / Item(id)\nroute \"/i/{id}\" -> cart / Thanks"
      ))
    #expect(lines == ["~ link /i/{id}: opens Thanks (was Item)"])
    let rows = picture.cards.filter(\.isWay).map { $0.rows.map { $0.change.sign + $0.text } }
    #expect(rows == [["/items/{id}", "− /i/{id}"], ["~ /i/{id}"]])
    #expect(try edited(("\"/items/{id}\", \"/i/{id}\"", "\"/items/{id}\"")).lines == ["- link /i/{id}"])
    #expect(
      try edited(("\"/items/{id}\", \"/i/{id}\"", "\"/items/{id}\", \"/i/{id}\", \"/j/{id}\"")).lines == ["+ link /j/{id}: opens Item"])
  }

  @Test func tabs() throws {
    #expect(
      try edited(
        ("  tab cart \"Cart\"", "  tab news \"News\" icon \"bell\" stack News\n  tab cart \"Cart\""),
        ("screen Thanks", "screen News\nscreen Thanks")
      )
      .lines == ["+ tab News, in Main", "+ screen News, in News"])
    #expect(try edited(("tab home \"Home\"", "tab home \"Start\"")).lines == ["~ tab Start: renamed (was Home)"])
    let (_, lines) = try edited(
      ("  tab cart \"Cart\" icon \"cart\" stack Cart requires signedIn\n", ""),
      (
        "  tab add",
        "  tab add \"Add\" icon \"plus\" -> present Editor\n  tab cart \"Cart\" icon \"cart\" stack Cart requires signedIn\n}\n/*"
      ),
      ("present Editor\n}\npages", "present Editor */\npages"))
    #expect(lines == ["~ tabs Main: in another order: Home, Add, Cart"])
  }

  @Test func aMovedScreenIsOneChange() throws {
    let (_, lines) = try edited(("yes -> push Thanks", "yes -> stay"), ("on cart -> select cart", "on cart -> push Thanks"))
    #expect(lines.contains("~ screen Thanks: moved to Home (was in Cart)"), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("+") || $0.hasPrefix("-") })
  }

  @Test func aRenamedScreenIsOneChange() throws {
    let (picture, lines) = try edited(("Thanks", "Receipt"))
    #expect(lines == ["~ screen Receipt: renamed (was Thanks)"])
    #expect(!picture.links.contains { $0.change != nil })
    // With another event, it can't be recognized as a renamed screen.
    let (_, more) = try edited(
      ("screen Thanks { on done -> pop to root }", "screen Receipt { on done -> pop to root; on more -> pop }"), ("Thanks", "Receipt"))
    #expect(more.contains("- screen Thanks, in Cart") && more.contains("+ screen Receipt, in Cart"), "\(more)")
  }

  @Test func anotherRoot() throws {
    let (picture, lines) = try edited(
      ("root Main requires welcomed", "root Other requires welcomed"), ("screen Thanks", "stack Other { root Thanks }\nscreen Thanks"))
    #expect(lines.contains("~ start: leads to Other (was Main)"), "\(lines)")
    #expect(lines.contains("~ screen Thanks: now shown first in its container; moved to Other (was in Cart)"), "\(lines)")
    #expect(picture.links.filter { $0.kind == .root }.map(\.change) == [.changed, .removed])
  }

  @Test func everythingIsNew() throws {
    let diagram = Drawing(DiffTests.shop).diagram
    let (picture, changes) = diagram.against(Diagram(title: diagram.title))
    #expect(picture.cards.allSatisfy { $0.change == .added } && picture.groups.allSatisfy { $0.change == .added })
    #expect(changes.allSatisfy { $0.change == .added })
    let (gone, lost) = Diagram(title: diagram.title).against(diagram)
    #expect(gone.cards.allSatisfy { $0.change == .removed } && lost.count == changes.count)
    try gone.expectSound()
  }

  @Test func lessOfIt() throws {
    let (picture, _) = try edited(("screen Thanks { on done -> pop to root }\n", ""), ("yes -> push Thanks", "yes -> stay"))
    var options = DiagramOptions()
    options.focus = "Thanks"
    options.depth = 1
    let near = try picture.selected(by: options).get()
    #expect(Set(near.cards.map(\.title)) == ["Thanks", "Cart"] && near.cards.contains { $0.change == .removed })
    options = DiagramOptions()
    options.detail = .overview
    let overview = try picture.selected(by: options).get()
    #expect(try overview.card("Cart").change == .changed && overview.card("Welcome").change == nil)
    #expect(Set(picture.nearChanges(depth: 0).cards.map(\.title)) == ["Thanks", "Cart"])
    #expect(picture.nearChanges(depth: 1).cards.contains { $0.title == "Item" })
  }

  /// For random programs, a diagram equals itself, and the comparisons in both directions are inverses.
  @Test(arguments: 1...12) func thereAndBack(_ seed: UInt64) throws {
    func diagram(_ program: RandomProgram) -> Diagram {
      Compiler.diagram(of: Compiler.check(Compiler.parse(program.files.map { SourceFile(path: $0.path, text: $0.text) })))
    }
    let (one, other) = (diagram(RandomProgram(seed: seed)), diagram(RandomProgram(seed: seed + 1)))
    #expect(one.against(one).changes.isEmpty && !one.against(one).picture.hasChanges)
    let (there, back) = (one.against(other), other.against(one))
    try there.picture.expectSound()
    try back.picture.expectSound()
    func subjects(_ changes: [DiagramChange], _ kind: Change) -> [String] { changes.filter { $0.change == kind }.map(\.subject).sorted() }
    #expect(subjects(there.changes, .added) == subjects(back.changes, .removed))
    #expect(subjects(there.changes, .removed) == subjects(back.changes, .added))
    #expect(subjects(there.changes, .changed).count == subjects(back.changes, .changed).count)
    #expect(!there.changes.isEmpty)
    func count(_ diagram: Diagram, _ kind: Change) -> Int { diagram.links.count { $0.change == kind } }
    // If the target of an arrow changes, both directions show the old arrow as removed.
    #expect(count(there.picture, .removed) - count(back.picture, .added) == count(back.picture, .removed) - count(there.picture, .added))
    #expect(count(there.picture, .changed) == count(back.picture, .changed))
    // All cards and groups of both diagrams are in the merged one.
    #expect(there.picture.cards.count { $0.change != .removed } == one.cards.count)
    #expect(there.picture.cards.count { $0.change != .added } == other.cards.count)
    #expect(there.picture.groups.count { $0.change != .added } == other.groups.count)
  }
}

extension Diagram {
  /// Expects a consistent diagram, such as a merged one: parents, identifiers, and links are valid.
  func expectSound(at location: SourceLocation = #_sourceLocation) throws {
    for (index, group) in groups.enumerated() { if let parent = group.parent { #expect(parent < index, sourceLocation: location) } }
    for card in cards { if let parent = card.parent { #expect(groups.indices.contains(parent), sourceLocation: location) } }
    let ids = groups.map(\.id) + cards.map(\.id)
    #expect(Set(ids).count == ids.count, sourceLocation: location)
    for link in links {
      for end in [link.from, link.to] {
        switch end {
        case .card(let card): #expect(cards.indices.contains(card), sourceLocation: location)
        case .group(let group): #expect(groups.indices.contains(group), sourceLocation: location)
        }
      }
      if let row = link.row, case .card(let card) = link.from { #expect(cards[card].rows.indices.contains(row), sourceLocation: location) }
    }
    #expect(DotRenderer.text(of: self).hasSuffix("}\n") && MermaidRenderer.text(of: self).hasPrefix("flowchart"), sourceLocation: location)
  }
}
