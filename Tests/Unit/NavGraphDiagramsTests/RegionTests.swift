import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of the regions of a picture and of the links that are drawn as lines, without Graphviz.
struct RegionTests {
  private func plan(_ text: String, _ changes: PicturePlan.Changes = PicturePlan.Changes()) -> PicturePlan {
    PicturePlan(of: Outline(of: Drawing(text).diagram), changes: changes)
  }

  /// Returns the head and the cards of each region, such as `Cart: Cart, Pay`.
  private func regions(_ plan: PicturePlan) -> [String] {
    plan.regions.map { region in
      let cards = region.elements.flatMap { plan.outline.cards(in: $0) }.map { plan.outline.title(of: $0) }
      let head =
        switch region.head {
        case .element(let element): plan.outline.title(of: element)
        case .shared: "shared"
        case .part(let element): "part of \(plan.outline.title(of: element))"
        case .named(let name): name
        }
      return "\(head): \(cards.joined(separator: ", "))"
    }
  }

  @Test func tabsSheetsAndSharedScreens() {
    let plan = plan(PictureTests.shop)
    #expect(
      regions(plan) == [
        "Home: Home", "Cart: Cart, Thanks, Pay", "SignIn: Login", "Welcome: Hello", "Add: Form, Add", "shared: Item",
      ])
    // The boxes of the page: the tabs, the guard flow of the root, shared screens, and modals.
    let names = plan.top.map { box in
      switch plan.boxes[box].kind {
      case .element(let element): plan.outline.title(of: element)
      case .shared: "shared"
      case .part, .named, .bare: "?"
      }
    }
    #expect(names == ["Main", "Welcome", "shared", "SignIn"])
    #expect(plan.outline.children[0].map { plan.outline.title(of: $0) } == ["Home", "Cart", "Add"])
  }

  @Test func everyLinkIsALineOrAPill() throws {
    let plan = plan(PictureTests.shop)
    let lines = plan.regions.flatMap(\.lines)
    let pills = plan.pills.values.flatMap { $0.values.joined() }
    let others = plan.diagram.links.indices.filter { [.way, .root].contains(plan.diagram.links[$0].kind) }
    #expect((lines + pills + others).sorted() == Array(plan.diagram.links.indices))
    let item = try #require((0..<plan.outline.count).first { plan.outline.title(of: $0) == "Item" })
    #expect(plan.origins[item]?.map { plan.outline.title(of: $0) } == ["Home", "Cart"])
    #expect(plan.ways[item]?.map(\.row.text) == ["/items/{id}", "/i/{id}"])
    #expect(plan.numbers.reach[item] == [1, 2])
  }

  @Test func aLineThatIsLeftOutIsAPillAndItsSheetLeaves() throws {
    var changes = PicturePlan.Changes()
    let before = plan(PictureTests.shop)
    let editor = try #require((0..<before.outline.count).first { before.outline.title(of: $0) == "Editor" })
    changes.pills = Set(before.diagram.links.indices.filter { before.outline.element(of: before.diagram.links[$0].to) == editor })
    changes.evicted = [editor]
    let after = plan(PictureTests.shop, changes)
    #expect(regions(after).contains("Editor: Form") && regions(after).contains("Add: Add"))
    #expect(after.origins[editor]?.count == 1)
  }

  @Test func aContainerSaysWhatItShowsWhereThatIsDrawnElsewhere() throws {
    let drawing = Drawing(
      """
      app Shop { platform iOS 16; root Main }
      tabs Main {
        tab a "A" icon "a" stack Home
        tab b "B" icon "b" stack Home
      }
      screen Home { on again -> push Home }
      """)
    #expect(drawing.diagram.arrows.contains("[A] -shows-> Home") && drawing.diagram.arrows.contains("[B] -shows-> Home"))
    let plan = PicturePlan(of: Outline(of: drawing.diagram), changes: PicturePlan.Changes())
    let tab = try #require((0..<plan.outline.count).first { plan.outline.title(of: $0) == "A" })
    #expect(Pill.pills(for: plan.pills[tab]?[nil] ?? [], in: plan).map(\.words) == ["→ Home"])
  }

  @Test func aLargeRegionIsCutIntoParts() {
    let screens = (0..<100).map { "screen S\($0) { on a -> push S\(min(99, 2 * $0 + 1)); on b -> push S\(min(99, 2 * $0 + 2)) }" }
    let plan = plan("app Shop { platform iOS 16; root Main }\nstack Main { root S0 }\n" + screens.joined(separator: "\n"))
    let sizes = plan.regions.map { $0.elements.count }
    #expect(sizes.reduce(0, +) == 100 && sizes.allSatisfy { $0 <= PicturePlan.partSize })
    #expect(sizes.count < 30)
  }

  /// A sheet in a large group of shared screens keeps its frame.
  @Test func aSheetInALargeRegionIsABoxOfItsOwn() {
    let screens = (0..<60).map { "screen S\($0) { on a -> push S\(min(59, $0 + 1)) }" }
    let plan = plan(
      """
      app Shop { platform iOS 16; root Main }
      tabs Main { tab a "A" icon "a" stack A; tab b "B" icon "b" stack B }
      screen A { on go -> push S0 }
      screen B { on go -> push S0; on mid -> push S30 }
      modal Sheet { content Form }
      screen Form { on done -> dismiss }
      \(screens.joined(separator: "\n").replacing("screen S5 {", with: "screen S5 { on sheet -> present Sheet;"))
      """)
    #expect(regions(plan).contains("Sheet: Form"))
    #expect(plan.regions.allSatisfy { $0.elements.count <= PicturePlan.largestRegion })
  }

  @Test func dominators() {
    // Compares with the definition: a node dominates another if every path to that one passes it.
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<300 {
      let count = 1 + random(9)
      let successors = (0..<count).map { _ in (0..<random(4)).map { _ in random(count) } }
      func reached(without gone: Int?) -> Set<Int> {
        var seen: Set<Int> = gone == 0 ? [] : [0]
        var pending = Array(seen)
        while let node = pending.popLast() {
          for next in successors[node] where next != gone && seen.insert(next).inserted { pending.append(next) }
        }
        return seen
      }
      let found = Dominators(successors: successors, root: 0)
      let all = reached(without: nil)
      #expect(Set(found.order) == all)
      for node in all where node != 0 {
        let owners = all.filter { $0 != node && !reached(without: $0).contains(node) }
        // The immediate dominator is dominated by all others.
        let nearest = owners.first { owner in owners.allSatisfy { $0 == owner || !reached(without: $0).contains(owner) } }
        #expect(found.immediate[node] == nearest, "\(successors) \(node)")
      }
    }
  }

  @Test func nothingTraps() {
    for text in [
      "", "app A { platform iOS 16 }", "app A { platform iOS 16; root S }\nscreen S", "stack S", "tabs T", "split S", "modal M", "pages P",
      "alert A", "events E", "app A { platform iOS 16; root T }\ntabs T", "guard g -> M\nmodal M",
      "app A { platform iOS 16; root S requires g }\nguard g -> S\nscreen S { on a -> push S }",
    ] {
      let diagram = Drawing(text).diagram
      let plan = PicturePlan(of: Outline(of: diagram), changes: PicturePlan.Changes())
      let placed = plan.regions.flatMap(\.elements).flatMap { plan.outline.cards(in: $0) }
      #expect(placed.count == diagram.cards.count { ![.route, .entry, .start].contains($0.kind) }, "\(text)")
      #expect(RegionPicture.page(of: diagram, dot: { _ in [] }) == nil)
      #expect(RegionPicture.page(of: diagram, dot: { _ in Array("{\"bb\": \"0,0,x,1\"}".utf8) }) == nil)
    }
  }
}
