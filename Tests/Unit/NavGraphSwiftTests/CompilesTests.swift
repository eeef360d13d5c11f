import Foundation
import Testing

/// Tests of programs whose generated code once caused errors or warnings. Their generated tests are compiled, too.
@Suite struct CompilesTests {
  @Test(arguments: programs) func compilesWithoutAWarning(_ name: String, _ source: String) throws {
    let complaints = try CompiledSwift.complaints(of: source)
    #expect(complaints == "", "\(name)")
  }

  static let programs: [(String, String)] = [
    (
      "URLs that are written down",
      """
      app Web {
        platform iOS 16
        scheme   web
        root     stack Home
      }
      type Page = URL
      screen Home(at: URL = "https://a.example/x?y=1#z", pages: [Page] = ["https://b.example"]) {
        on help         -> browse("https://forge.example/help")
        on read(u: URL) -> push Reader(page: "https://c.example", list: ["https://d.example", u], all: ["https://e.example"])
        on pick         -> present Picker then { finished(url) -> browse(url) }
      }
      screen Reader(page: Page, list: [URL?], maybe: URL? = "https://f.example", all: [Page]?)
      modal Picker returns URL { content Choice }
      screen Choice { on done -> finish("https://g.example") }
      route "/read" -> Home / Reader(page: "https://h.example", list: [nil, "https://i.example"], all: ["https://j.example"])
      """
    ),
    (
      "what is typed into alerts, in both outputs",
      """
      app Files {
        platform iOS 16
        output   uikit, swiftui
        root     stack Home
      }
      screen Home {
        title "Files"
        on rename(text: String) -> present Rename(text) then { save(result) -> push File(name: result); default -> stay }
        on unlock -> present Unlock then { open(code) -> present Rename(text: code) then { save -> push File(name: code) } }
      }
      screen File(name: String) { title }
      alert Rename(text: String) {
        title  "Rename"
        field  text "Name" = "Old {text}" email required
        button save "Save" returns text
        button default "Default" destructive returns text when text == "x"
        button keep "Cancel" cancel
      }
      alert Unlock {
        title  "Unlock"
        field  code "" url secure
        button open "Open" returns code
      }
      """
    ),
    (
      "lists from queries",
      """
      type Flag = Bool
      app Queries {
        platform iOS 16
        scheme   q
        root     stack Home
      }
      screen Home
      screen Next(flags: [Flag]?, more: [Bool]? = nil, ids: [UUID] = [], rows: [[Int]])
      screen Dates(days: [[Date]?], more: [Int] = [])
      route "/dates?day={days}&more={more}"           -> Home / Dates(days: [days], more: [more])
      route "/next/{n}?flag={flags}&more={more}&id={ids}" -> Home / Next(flags, more, ids, rows: [[n, 1], []])
      """
    ),
    (
      "a root with arguments that is the only one of its idiom",
      """
      enum Kind { plain, fancy }
      app Desk {
        platform iOS 16
        root     Main(kind: .plain) on mac
        root     stack Home on pad, phone
      }
      stack Main(kind: Kind) { root Inner(kind) }
      screen Inner(kind: Kind)
      screen Home
      """
    ),
    (
      "parameters in list literals alone",
      """
      app Lists {
        platform iOS 16
        scheme   l
        root     Bar
      }
      guard first(n: Int) -> Login(ids: [n, 2])
      guard second(ids: [Int])
      modal Login(ids: [Int]) { content stack Ask(ids) }
      screen Ask(ids: [Int]) { on done -> finish }
      tabs Bar {
        tab one stack Home
        tab two Two(n: 2)
      }
      pages Two(n: Int) { page One(ids: [n]); page Other(ids: [1]) }
      screen One(ids: [Int])
      screen Other(ids: [Int])
      screen Home requires first(n: 1) {
        on modal(n: Int)                         -> present Sheet(n)
        on stack(n: Int)                         -> present Single(n)
        on asked(n: Int) requires second(ids: [n]) -> present Single(n)
        on pages(n: Int)                         -> present Two(n)
        on nested(n: Int)                        -> push Deep(rows: [[n], []])
      }
      screen Deep(rows: [[Int]])
      modal Sheet(n: Int) { content stack One(ids: [n]) }
      stack Single(n: Int) { root One(ids: [n]) }
      """
    ),
    (
      "parameters that nothing takes",
      """
      app Idle {
        platform iOS 16
        scheme   u
        root     Main(n: 1)
      }
      stack Main(n: Int, m: String = "x") { root Home }
      pages Tour(n: Int)  { page One; page Two }
      stack Single(n: Int) { root One }
      modal Sheet(n: Int) { content Single(n) }
      screen One
      screen Two
      screen Home {
        on sheet(n: Int)  -> present Sheet(n)
        on tour(n: Int)   -> present Tour(n)
        on change(n: Int) -> switch to Tour(n)
        on pick(n: Int)   -> present Sheet(n) then { dismissed -> present Single(n) }
      }
      """
    ),
    (
      "the smallest number",
      """
      type Number = Int
      app Numbers { platform iOS 16; root stack Home }
      screen Home(a: Int = -9223372036854775808, b: Number = -9223372036854775808, c: Int = 9223372036854775807)
      """
    ),
    (
      "results that differ from branch to branch",
      """
      app Results { platform iOS 16; root stack Home }
      condition fancy
      screen Home {
        on pick { when fancy -> present Number then { finished(n) -> push Show(n) }; otherwise -> present Text }
        on ask  { when fancy -> present Number; otherwise -> stay }
      }
      screen Show(n: Int)
      modal Number returns Int    { content Numbers }
      modal Text   returns String { content Texts }
      screen Numbers { on done -> finish(1) }
      screen Texts   { on done -> finish("one") }
      """
    ),
    (
      "several values for one event",
      """
      app Labels { platform iOS 16; root stack Home }
      screen Home {
        on open(from: String, to: String)          -> push Route_(from, to)
        on menu(from: String, Event: Int) anchored -> push Route_(from, to: "x")
        on pick(in: Int, call: Int)                -> present Number(in, call)
        on _x(from: String, to: String)            -> push Route_(from, to)
        on keep(willSet: String, didSet: String)   -> push Route_(from: willSet, to: didSet)
        on named(NavGraph: String)                 -> push Garden(NavGraph)
        on drop(didSet: String)                    -> push Route_(from: didSet, to: didSet)
      }
      screen Route_(from: String, to: String) { on Open(anchor: Int, place: Int) anchored -> push Route_(from, to) }
      screen Garden(NavGraph: String) { on dig -> present Soil(NavGraph) then { dismissed -> push Garden(NavGraph) } }
      modal Soil(NavGraph: String) { content Earth(NavGraph) }
      screen Earth(NavGraph: String)
      modal Number(in: Int, call: Int) returns Int { content Numbers(in, call) }
      screen Numbers(in: Int, call: Int) { on done -> finish(in) }
      """
    ),
    (
      "targets that present different things, each with arms of its own",
      """
      app Arms { platform iOS 16; scheme a; root stack Home }
      screen Home { on pick -> present Pick; on ask -> present Ask }
      screen More(n: Int)
      modal Pick returns Int { content Picker }
      screen Picker { on done -> finish(1) }
      alert Ask { title "?"; button yes "Yes"; button no "No" cancel }
      route "/a"     -> Home / present Pick on pad -> Home / present Ask then { yes -> push More(n: 1) }
      route "/b/{m}" -> Home / More(n: m) / present Pick then { finished(n) -> push More(n) } on pad ->
        Home / More(n: m) / present Ask then { yes -> push More(n: m) } on mac -> Home / More(n: m)
      entry shortcut "c" -> Home / present Ask then { no -> push More(n: 2) } on pad -> Home / present Pick then { finished(n) -> push More(n) }
      """
    ),
    (
      "values of a link that one screen can do without, and another can't",
      """
      app Absent { platform iOS 16; scheme a; root stack Home }
      screen Home
      screen Plain(a: [String]?)
      screen Without(a: [String]? = nil)
      screen Other(a: [String]? = ["x"])
      screen Listed(a: [String])
      screen Default(a: [String] = ["y"])
      screen Maybe(a: [String?] = [nil, "z"])
      route "/maybe-listed?q={q}" -> Home / Maybe(a: q) / Listed(a: q)
      route "/listed-maybe?q={q}" -> Home / Listed(a: q) / Maybe(a: q)
      screen One(a: Int?)
      screen OneWithout(a: Int? = nil)
      screen OneOther(a: Int? = 1)
      screen OneListed(a: Int)
      screen OneDefault(a: Int = 2)
      """
        + everyPair(of: ["Plain", "Without", "Other", "Listed", "Default"], pattern: "{q}")
        + everyPair(of: ["One", "OneWithout", "OneOther", "OneListed", "OneDefault"], pattern: "{q}")
        + everyPair(of: ["One", "OneWithout", "OneOther", "OneDefault"], pattern: "{q?}")
    ),
  ]

  /// Returns a route for each pair of screens, in both orders.
  private static func everyPair(of screens: [String], pattern: String) -> String {
    var text = ""
    for first in screens {
      for second in screens where first != second {
        let path = (first + "-" + second).lowercased() + (pattern == "{q?}" ? "-absent" : "")
        text += "\nroute \"/\(path)?q=\(pattern)\" -> Home / \(first)(a: q) / \(second)(a: q)"
      }
    }
    return text
  }
}
