import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of the cards, groups, and arrows of a diagram.
struct PictureTests {
  static let shop = """
    app Shop {
      platform iOS 16
      scheme shop
      root Main requires welcomed
    }
    guard welcomed -> Welcome
    guard signedIn -> SignIn
    condition isEmpty
    tabs Main {
      tab home "Home" icon "house" stack Home
      tab cart "Cart" icon "cart" stack Cart requires signedIn
      tab add "Add" icon "plus" -> present Editor
    }
    pages Welcome {
      page Hello
    }
    screen Hello { on done -> finish }
    screen Home {
      on open(id: String) -> push Item(id)
      on cart -> select cart
    }
    screen Cart {
      on open(id: String) -> push Item(id)
      on pay {
        when isEmpty -> select home
        otherwise -> present Pay then {
          yes -> push Thanks
          no -> stay
        }
      }
    }
    /// One thing for sale.
    screen Item(id: String) requires signedIn { on back -> pop }
    screen Thanks { on done -> pop to root }
    alert Pay {
      title "Pay now?"
      button yes "Pay"
      button no "No" cancel
    }
    modal Editor {
      content stack Form
      style   formSheet
    }
    screen Form { on cancel -> dismiss }
    modal SignIn { content Login }
    screen Login { on done -> finish }
    route "/items/{id}", "/i/{id}" -> home / Item(id)
    """

  /// The legend counts the external screens, in both layouts.
  @Test func theLegendCountsWhatIsExternal() throws {
    let text = "app Shop { platform iOS 16; root stack Cart external }\nscreen Cart { on pay -> push Receipt }\nscreen Receipt\n"
    let diagram = Drawing(text).diagram
    let words = "external: 1 of 2 screens"
    #expect(diagram.externalWords == words && DotRenderer.text(of: diagram, in: .light).contains(words))
    if Graphviz.path != nil { #expect(try Graphviz.page(diagram, "external").dot(in: .light).contains(words)) }
    let alone = Drawing("module Rides\nneeds output uikit\nneeds screen Driver\nscreen Ride { on driver -> push Driver }\n").diagram
    #expect(alone.externalWords == words && alone.title == "Rides")
    #expect(Drawing("app Shop { platform iOS 16; root stack Cart }\nscreen Cart\n").diagram.externalWords == nil)
  }

  @Test func containersCardsAndArrows() throws {
    let drawing = Drawing(PictureTests.shop)
    #expect(drawing.checked.diagnostics == [])
    let diagram = drawing.diagram
    #expect(
      diagram.groups.map { group in group.title + (group.parent.map { " in " + diagram.groups[$0].title } ?? "") }
        == ["Main", "Home in Main", "Cart in Main", "Editor", "SignIn", "Welcome"])
    #expect(
      diagram.arrows == [
        "start -root-> [Main]", "Home.open -push-> Item", "Home.cart -select-> [Cart]", "Cart.open -push-> Item",
        "Cart.pay -select-> [Home] (when isEmpty)", "Cart.pay -present-> Pay", "Cart.pay -arm-> Thanks (yes)", "Add -present-> [Editor]",
        "route -way-> Item",
      ])
    let item = try diagram.card("Item")
    #expect(item.parent == nil, "an item is pushed in two tabs")
    #expect(item.guards == ["signedIn"] && item.note == "id")
    #expect(item.doc == "One thing for sale.\nin several containers: Home, Cart")
    #expect(item.source == Source(path: "App.navgraph", line: 33, column: 8))
    #expect(item.rows.map { "\($0.text) \($0.note)" } == ["back → pop"])
    #expect(try diagram.card("Thanks").parent == diagram.groups.firstIndex { $0.title == "Cart" })
    #expect(try diagram.group("Cart").guards == ["signedIn"])
    #expect(try diagram.group("SignIn").note.hasSuffix("flow of signedIn"))
    #expect(try diagram.card("Cart").rows.map(\.note) == ["", "no → stay"])
    #expect(diagram.cards.first { $0.kind == .start }?.guards == ["welcomed"])
    #expect(diagram.cards.first { $0.kind == .route }?.rows.map(\.text) == ["/items/{id}", "/i/{id}"])
  }

  @Test func sharedEventsAreDrawnOnce() throws {
    let diagram = Drawing(
      """
      app Shop { platform iOS 16; scheme shop; root Main }
      tabs Main {
        tab a "A" icon "a" stack First
        section "More" { tab b "B" icon "b" stack Second }
      }
      events Links { on open(id: String) -> push Item(id) }
      screen First { uses Links }
      screen Second { uses Links; on open(id: String) -> stay }
      screen Item(id: String)
      """
    ).diagram
    #expect(
      diagram.arrows == [
        "start -root-> [Main]", "Links.open -push-> Item", "First.uses Links -uses-> Links", "Second.uses Links -uses-> Links",
      ])
    #expect(diagram.groups.map(\.title) == ["Main", "A", "More", "B"])
    #expect(!DotRenderer.text(of: diagram).contains("screen_First_0:r0"))
  }

  /// A tab shows its title instead of its name.
  @Test func tabsShowTheirTitles() throws {
    let drawing = Drawing(
      """
      app Shop { platform iOS 16; scheme shop; root Main }
      tabs Main {
        tab first "Start" icon "a" stack Home
        tab search search stack Find
        tab look search "Look" stack Third
        tab add "New" icon "plus" -> present Editor
      }
      screen Home { on find -> switch to Main / search / Found }
      screen Find
      screen Third
      screen Found
      modal Editor { content Form }
      screen Form
      """)
    let diagram = drawing.diagram
    #expect(diagram.groups.filter { $0.kind == .tab }.map(\.title) == ["Start", "Search", "Look"])
    #expect(diagram.links.contains { $0.label == "through Main / Search" }, "\(diagram.arrows)")
    #expect(try diagram.card("New").note == "action tab")
    // The options of `graph` accept the title and the name.
    for name in ["Search", "search"] { #expect(try drawing.selected { $0.feature = name }.cards.contains { $0.title == "Find" }) }
    for name in ["New", "add"] { #expect(try drawing.selected { $0.focus = name }.cards.contains { $0.title == "New" }) }
  }

  /// A screen that several tabs push is shared, even if one of them shows it in a column of a split.
  @Test func aScreenOfASplitAndATabIsShared() throws {
    let text = """
      app Shop { platform iOS 16; scheme shop; root Main }
      tabs Main {
        tab list "List" icon "a" split Desk
        tab more "More" icon "b" stack More
      }
      split Desk { sidebar stack Side; content stack Middle; detail stack Empty }
      screen Side { on open -> show detail Item }
      screen Middle { on open -> push Item }
      screen Empty
      screen More { on open -> push Item }
      screen Item { on next -> push Other }
      screen Other
      """
    let diagram = Drawing(text).diagram
    #expect(try diagram.card("Item").parent == nil && diagram.card("Other").parent == nil, "\(diagram.cards.map(\.parent))")
    let plan = PicturePlan(of: Outline(of: diagram), changes: PicturePlan.Changes())
    for title in ["Item", "Other"] {
      let card = try #require((0..<plan.outline.count).first { plan.outline.title(of: $0) == title })
      #expect(plan.owners.home[card] == Owners.shared && plan.numbers.reach[card] == [1, 2], "\(title)")
    }
    // Without the tab, the screen belongs to the column.
    let alone = Drawing(text.replacing("screen More { on open -> push Item }", with: "screen More")).diagram
    #expect(try alone.card("Item").parent.map { alone.groups[$0].title } == "detail")
  }

  /// The legend is a table of signs and their meanings.
  @Test func theLegendIsATable() throws {
    let diagram = Drawing(PictureTests.shop).diagram
    let legend = Legend(of: diagram)
    guard case .table(_, let rows, _) = legend.table(columns: 2) else {
      Issue.record("no table")
      return
    }
    #expect(rows.count == 3 && rows.allSatisfy { $0.count <= 4 && $0.count % 2 == 0 })
    #expect(DotRenderer.text(of: diagram).contains(legend.table(columns: 4).text))
    for words in ["push", "present", "then", "select", "link"] { #expect(legend.table(columns: 4).text.contains(">\(words)\u{A0}\u{A0}<")) }
    #expect(Legend(of: Diagram(title: "")).isEmpty)
    guard Graphviz.path != nil else { return }
    let page = try Graphviz.page(diagram, "legend")
    let drawn = page.captions.indices.filter { page.captions[$0].width > 0 }
    #expect(drawn.count == 2 && drawn[0] == 0, "the title and one legend")
    #expect(page.captions.allSatisfy { $0.right <= page.width })
  }

  /// The line from a guard flow reaches the bar at its end, and the bar is next to the guarded card.
  @Test(.enabled(if: Graphviz.path != nil, "Graphviz is not installed")) func theLineOfAGuardFlowIsComplete() throws {
    let text = PictureTests.shop.replacing(
      "tab cart \"Cart\" icon \"cart\" stack Cart requires signedIn", with: "tab cart \"Cart\" icon \"cart\" stack Cart")
    let page = try Graphviz.page(Drawing(text).diagram, "flow")
    let docks = page.lines.map(\.line).filter { $0.id >= page.plan.diagram.links.count }
    #expect(docks.count == 1)
    for line in docks {
      let (last, end) = (try #require(line.points.last), try #require(line.end))
      let head = ((last.x - end.x) * (last.x - end.x) + (last.y - end.y) * (last.y - end.y)).squareRoot()
      // A bar is half as long as the head of an arrow, which has 7 points.
      #expect(head < 4, "\(head)")
      let card = try #require(page.cards.first { $0.element == line.to })
      #expect(!card.rect.inset(by: 1).meets(from: end, to: end), "the bar is beside the card")
    }
  }

  /// Columns are drawn from left to right, even a column whose screens are drawn elsewhere.
  @Test(.enabled(if: Graphviz.path != nil, "Graphviz is not installed")) func columnsAreInOrder() throws {
    let diagram = Drawing(
      """
      app Atlas { platform iOS 16; scheme atlas; root Pocket; root Desk on pad }
      tabs Pocket { tab map "Map" icon "map" stack Home; tab list "List" icon "star" stack List }
      split Desk { sidebar stack Side; detail stack Home }
      screen Home
      screen List
      screen Side
      """
    ).diagram
    let page = try Graphviz.page(diagram, "columns")
    func frame(_ title: String) throws -> Rect {
      try #require(page.frames.first { $0.element.map { page.plan.outline.title(of: $0) } == title }).rect
    }
    #expect(try frame("sidebar").right < frame("detail").x)
  }

  /// The picture contains "requires" for a guard.
  @Test func guardsAreRequired() throws {
    let text = PictureTests.shop.replacing("on cart -> select cart", with: "on cart requires signedIn -> select cart")
    #expect(Drawing(text).dot.contains("requires signedIn"))
    guard Graphviz.path != nil else { return }
    let page = try Graphviz.page(Drawing(text).diagram, "guards").dot(in: .light)
    #expect(page.contains("requires signedIn") && page.contains("requires this guard") && !page.contains("asks "))
    #expect(page.contains("guards Cart") && page.contains("flow of welcomed"))
  }

  /// An arrow of a link into a modal leads to the last screen of its target, which belongs to the content of the modal.
  @Test func linksLeadIntoModals() throws {
    let diagram = Drawing(
      """
      app Shop { platform iOS 16; scheme shop; root Main }
      stack Main { root Home }
      stack Options { root Settings }
      screen Home { on options -> present Sheet }
      modal Sheet { content Options }
      screen Settings { on close -> dismiss }
      screen Log(kind: String) { on close -> dismiss }
      route "/log/{kind}" -> Main / present Sheet / Log(kind)
      """
    ).diagram
    #expect(diagram.arrows == ["start -root-> [Main]", "Home.options -present-> [Sheet]", "route -way-> Log"])
    #expect(try diagram.card("Log").parent == diagram.groups.firstIndex { $0.title == "Sheet" })
  }

  @Test func diagnosticsArePaintedWhereTheyAre() throws {
    let drawing = Drawing(PictureTests.shop + "\nscreen Lost\n")
    #expect(drawing.checked.diagnostics.count == 1)
    let mark = try #require(try drawing.diagram.card("Lost").mark)
    #expect(mark.text.hasPrefix("NAV06") && mark.severity == drawing.checked.diagnostics[0].severity)
    #expect(try drawing.diagram.card("Home").mark == nil)
    #expect(drawing.dot.contains("NAV06"))
  }

  @Test func lessOfIt() throws {
    let drawing = Drawing(PictureTests.shop)
    let near = try drawing.selected {
      $0.focus = "Thanks"
      $0.depth = 1
    }
    #expect(Set(near.cards.map(\.title)) == ["Thanks", "Cart"])
    let feature = try drawing.selected { $0.feature = "Cart" }
    #expect(Set(feature.cards.map(\.title)).isSuperset(of: ["Cart", "Thanks", "Item", "Pay"]))
    #expect(!feature.cards.contains { $0.title == "Home" })
    #expect(try drawing.selected { $0.showsRoutes = false }.cards.allSatisfy { $0.kind != .route })
    let overview = try drawing.selected { $0.detail = .overview }
    #expect(!overview.cards.contains { $0.title == "Item" })
    #expect(try overview.card("Cart").note == "tab, 2 screens")
    let text = PictureTests.shop.replacing("on cart -> select cart", with: "on cart -> select cart\n  on basket -> select cart")
    let twice = try Drawing(text).selected { $0.detail = .overview }
    #expect(twice.arrows.contains("Home -select-> Cart (2)"), "links between the same two are one arrow with their number")
    #expect(throws: Diagram.SelectionError.self) { try drawing.selected { $0.focus = "Nowhere" } }
    #expect(throws: Diagram.SelectionError.self) { try drawing.selected { $0.feature = "Nowhere" } }
  }

  @Test func anEmptyProgramHasAPicture() throws {
    #expect(Drawing("").dot.hasPrefix("digraph \"navigation\" {"))
    #expect(MermaidRenderer.text(of: Drawing("").diagram).hasPrefix("flowchart LR\n"))
  }

  @Test func theSameBytesEveryTime() {
    let first = Drawing(PictureTests.shop)
    for _ in 0..<5 {
      let again = Drawing(PictureTests.shop)
      #expect(again.dot == first.dot)
      #expect(MermaidRenderer.text(of: again.diagram) == MermaidRenderer.text(of: first.diagram))
    }
  }
}
