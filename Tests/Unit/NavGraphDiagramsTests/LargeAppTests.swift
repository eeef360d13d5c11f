import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of apps with 500 or more screens: the size of parts, the counts in an overview, and the number of runs.
struct LargeAppTests {
  private func plan(_ diagram: Diagram) -> PicturePlan { PicturePlan(of: Outline(of: diagram), changes: PicturePlan.Changes()) }

  @Test func oneStackOfManyIsCutIntoParts() {
    let plan = plan(LargeApp.diagram(LargeApp.stack(556)))
    let sizes = plan.regions.map { $0.elements.count }
    #expect(sizes.reduce(0, +) == 556 && sizes.allSatisfy { $0 <= PicturePlan.partSize })
    // Few of them are very small.
    #expect(sizes.count < 80 && sizes.count { $0 < 3 } < 10)
  }

  @Test func pathsOfLinksDivideWhatArrowsDoNot() {
    let plan = plan(LargeApp.diagram(LargeApp.links(120)))
    let names = plan.regions.compactMap { region in if case .named(let name) = region.head { name } else { nil } }
    #expect(names.contains("/artist/list") && names.contains("/settings/item"))
    #expect(plan.regions.reduce(0) { $0 + $1.elements.count } == 121)
    #expect(plan.regions.allSatisfy { $0.elements.count <= PicturePlan.partSize })
    // If arrows connect screens, they determine the parts.
    let tree = LargeApp.stack(100) + (0..<100).map { "route \"/a\($0 % 3)/s\($0)\" -> Main / S\($0)\n" }.joined()
    #expect(self.plan(LargeApp.diagram(tree)).regions.contains { if case .part = $0.head { true } else { false } })
    #expect(PathParts.segments(of: "/artist/{id}/works?sort={sort}") == ["artist", "{}", "works"])
  }

  /// The children of a very large fan are divided into parts that are named after their first and last screen.
  @Test func aLargeFanIsNotABoxForEachLeaf() {
    let events = (1..<300).map { "  on e\($0) -> push S\($0)\n" }.joined()
    let screens = (1..<300).map { "screen S\($0)\n" }.joined()
    let plan = plan(LargeApp.diagram("app A { platform iOS 16; root Main }\nstack Main { root S0 }\nscreen S0 {\n\(events)}\n" + screens))
    #expect(plan.regions.count < 30)
    #expect(plan.regions.contains { if case .named(let name) = $0.head { name.hasSuffix("to S299") } else { false } })
  }

  @Test(arguments: [LargeApp.stack(556), LargeApp.mixed(600), LargeApp.links(560)]) func theOverviewLosesNothing(_ text: String) throws {
    let diagram = LargeApp.diagram(text)
    let overview = try diagram.selected(by: DiagramOptions()).get()
    #expect(overview.isOverview)
    #expect(overview.cards.filter { $0.kind == .container }.count > 20, "a part is a card")
    // Every screen is counted once.
    let plan = plan(diagram)
    let counts = overview.cards.filter { $0.kind == .container }.map { card in
      card.note.split(separator: " ").compactMap { Int($0) }.last ?? 0
    }
    let screens = diagram.cards.count { [.screen, .root, .external].contains($0.kind) }
    #expect(counts.reduce(0, +) == screens && screens >= 500)
    // A bundle contains every link between two regions.
    func region(_ end: Link.End) -> Int? {
      let element = plan.outline.element(of: end)
      return plan.place[element] ?? plan.outline.anchor[element].flatMap { plan.place[$0] }
    }
    let across = diagram.links.count { ![.way, .root, .uses].contains($0.kind) && region($0.from) != region($0.to) }
    let bundled = overview.links.filter { $0.kind != .root }.reduce(0) { $0 + (Int($1.label) ?? 1) }
    #expect(bundled == across)
    #expect(overview.links.contains { $0.kind == .root })
  }

  @Test func whatIsInAPartIsNamed() throws {
    let overview = LargeApp.diagram(LargeApp.stack(556)).overview()
    let first = try #require(overview.cards.first { $0.title == "S0" })
    #expect(first.rows.count == 7 && first.rows.last?.text.hasPrefix("and ") == true && first.note.contains("and what follows"))
    #expect(overview.groups.map(\.note) == ["stack, 556 screens"])
  }

  /// Links beyond the limit of drawn lines become pills.
  @Test func denseRegionsKeepFewLines() {
    let screens = (0..<120).map { screen in
      "screen S\(screen) {\n" + stride(from: 0, to: 120, by: 5).map { "  on e\($0) -> push S\(($0 + screen) % 120)\n" }.joined() + "}\n"
    }
    let plan = plan(LargeApp.diagram("app A { platform iOS 16; root Main }\nstack Main { root S0 }\n" + screens.joined()))
    for region in plan.regions {
      #expect(region.lines.count <= PicturePlan.maxLines * region.elements.count + PicturePlan.largestRegion)
    }
    let pills = plan.pills.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } }
    #expect(plan.regions.reduce(0) { $0 + $1.lines.count } + pills + 1 == plan.diagram.links.count)
  }

  @Suite(.enabled(if: Graphviz.path != nil || Graphviz.isRequired, "Graphviz is not installed"))
  struct Drawn {
    /// The layout of 500 screens satisfies the limits for samples, with a bounded number of runs of `dot`. `Benchmarks pictures` measures
    /// the time.
    @Test(arguments: [LargeApp.stack(500), LargeApp.mixed(500), LargeApp.links(500)]) func numbers(of text: String) throws {
      let diagram = LargeApp.diagram(text)
      var runs = 0
      let page = try RegionPicture.page(of: diagram) { text throws(any Error) in
        runs += 1
        return try Graphviz.run(["-Tjson0"], text, "500 screens")
      }
      let numbers = try #require(page).numbers
      #expect(numbers.linesOverCards == 0 && numbers.linesOverTitles == 0 && numbers.overlaps == 0 && numbers.maxCrossings <= 2)
      #expect(numbers.aspect <= 2.001 && numbers.aspect >= 0.499, "\(numbers)")
      #expect(runs < 160, "\(runs)")
    }

    @Test func theOverviewIsHeldToTheSame() throws {
      for text in [LargeApp.stack(556), LargeApp.mixed(600)] {
        let numbers = try Graphviz.page(LargeApp.diagram(text).overview(), "overview").numbers
        #expect(numbers.linesOverCards == 0 && numbers.linesOverTitles == 0 && numbers.overlaps == 0 && numbers.maxCrossings <= 2)
        #expect(numbers.aspect <= 2.001 && numbers.aspect >= 0.499)
      }
    }
  }
}
