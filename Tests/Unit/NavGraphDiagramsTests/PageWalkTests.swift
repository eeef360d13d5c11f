import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Testing

@testable import NavGraphDiagrams

/// Tests of the paths that a page shows.
struct PageWalkTests {
  /// Returns the steps of the path to each card, with the shown screens.
  private func walks(_ text: String) -> [String: [String]] {
    let checked = Drawing(text).checked
    guard case .object(let members) = PageWalks(for: checked.graph, places: checked.places).json, case .array(let steps) = members[0].1,
      case .object(let ends) = members[1].1
    else { return [:] }
    var found: [String: [String]] = [:]
    for case (let id, .number(var number)) in ends {
      while number >= 0, case .array(let step) = steps[number], case .number(let before) = step[0], case .string(let done) = step[1],
        case .string(let shown) = step[2]
      {
        found[id, default: []].append(done.isEmpty ? shown : "\(done): \(shown)")
        number = before
      }
      found[id]?.reverse()
    }
    return found
  }

  static let app = """
    app Shop { platform iOS 16; scheme shop; root Main; on ring -> present Alarm }
    guard signedIn -> SignIn
    tabs Main {
      tab home "Home" icon "house" stack Home
      tab new  "New"  icon "plus"  -> present Draft
      tab more "More" icon "star"  stack More requires signedIn
    }
    screen Home { on item -> push Item; on tour -> present Tour; on ask -> present Ask then { yes -> push Done } }
    screen Item { on again -> push Item2; on help -> open "/help" }
    screen Item2
    screen Done
    screen More
    screen Draft { on done -> dismiss }
    screen Alarm { on stop -> finish }
    screen Help { on only -> push Only }
    screen Only
    screen Linked
    screen Lost
    screen External external "opened by the watch"
    modal SignIn { content stack Credentials }
    screen Credentials { on done -> finish; on cancel -> dismiss }
    pages Tour { page One; page Two }
    screen One
    screen Two
    alert Ask { title "Sure?"; button yes "Yes"; button no "No" cancel }
    route "/help"   -> home / Help
    route "/linked" -> home / Linked
    """

  @Test func eachWalkIsTheShortest() {
    let walks = walks(PageWalkTests.app)
    func walk(_ name: String) -> [String]? {
      walks.first { $0.key.hasPrefix("screen_\(name)_") || $0.key.hasPrefix("alert_\(name)_") }?.value
    }
    let start = "Main › home › Home"
    #expect(walk("Home") == [start])
    #expect(walk("Item") == [start, "item: Item"])
    #expect(walk("Item2") == [start, "item: Item", "again: Item2"])
    #expect(walk("More") == [start, "tab more: Main › more › More"])
    #expect(walk("Draft") == [start, "tab new: Draft"])
    #expect(walk("One") == [start, "tour: Tour › One"] && walk("Two") == [start, "tour: Tour › One", "swipe: Tour › Two"])
    #expect(walk("Ask") == [start, "ask: Ask"] && walk("Done") == [start, "ask, afterwards: Done"])
    #expect(walk("Credentials") == [start, "tab more, signedIn fails: SignIn › Credentials"])
    // An event opens the link of `Help`. Only a link shows `Linked`.
    #expect(walk("Help") == [start, "item: Item", "help: Help"] && walk("Only") == [start, "item: Item", "help: Help", "only: Only"])
    #expect(walk("Linked") == ["/linked: Main › home › Linked"])
    #expect(walk("Alarm") == ["ring: Alarm"])
    #expect(walk("External") == ["from outside: External"])
    #expect(walk("Lost") == nil)
  }

  /// In a chain of screens, each path is the previous path and one step.
  @Test func walksShareTheirSteps() {
    let count = 300
    let screens = (0..<count).map { "screen S\($0) { on next -> push S\($0 + 1) }\n" }.joined()
    let text = "app A { root stack S0 }\n\(screens)screen S\(count)\n"
    let checked = Drawing(text).checked
    guard case .object(let members) = PageWalks(for: checked.graph, places: checked.places).json, case .array(let steps) = members[0].1
    else {
      Issue.record("the walks have another form")
      return
    }
    #expect(steps.count == count + 1)
    #expect(walks(text).values.map(\.count).max() == count + 1)
  }

  /// Assertions agree with the paths: each screen can be reached within that number of steps.
  @Test(arguments: ["Messenger", "Shop", "Columns", "Pages"]) func assertionsAgree(_ name: String) throws {
    let source = try SamplePages.source(name)
    let graph = Drawing(source).checked.graph
    let root = try #require(graph.roots.ids.first.flatMap { graph.declared(of: graph.instances[graph.roots[$0].instance].content) })
    var tried = 0
    var asserts = ""
    for (id, walk) in walks(source) {
      // A path with the end of another presentation or a failed guard has more steps than lines.
      guard id.hasPrefix("screen_"), walk.count > 1, walk.allSatisfy({ !$0.contains("afterwards") && !$0.contains(" fails") }) else {
        continue
      }
      guard walk[0].first == graph.text(of: root.name).first, !walk[0].contains(": ") else { continue }
      let screen = id.dropFirst(7).split(separator: "_").dropLast().joined(separator: "_")
      asserts += "assert \(screen) within \(walk.count - 1) of \(graph.text(of: root.name))\n"
      tried += 1
    }
    #expect(tried > 1)
    let before = Set(Drawing(source).checked.diagnostics.map { "\($0.code) \($0.message)" })
    let more = Drawing(source + "\n" + asserts).checked.diagnostics.filter { !before.contains("\($0.code) \($0.message)") }
    #expect(more.isEmpty, "\(more.map { "\($0.code) \($0.message) \($0.notes)" })")
  }
}
