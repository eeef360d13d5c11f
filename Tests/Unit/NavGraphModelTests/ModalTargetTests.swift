import Testing

@testable import NavGraphModel

/// Tests of targets inside modals, and of arguments for containers in targets.
@Suite struct ModalTargetTests {
  private static let app = """
    app Post {
      scheme post
      root   Main
    }
    type Kind = String
    tabs Main {
      tab inbox stack Inbox
      tab deep  stack Deep(list: 1)
      tab tour  pages Tour(of: 1)
      tab desk  split Desk
    }
    stack Deep(list: Int) { root First(list) }
    pages Tour(of: Int) { page Hello(number: of); page Bye }
    split Desk {
      sidebar Inbox
      detail  stack Deep(list: 2)
    }
    tabs Panes {
      tab one stack Inbox
      tab two stack Settings
    }
    modal Options           { content stack Settings }
    modal Book(of: Int)     { content Tour(of) }
    modal Panel             { content Panes }
    modal Window            { content Desk }
    modal Bare              { content Note }
    alert Sure              { title "Sure?"; button ok "OK" }
    screen Inbox
    screen Settings
    screen LogView(kind: Kind)
    screen Note
    screen First(list: Int)
    screen Second
    screen Hello(number: Int)
    screen Bye

    """

  @Test(arguments: [
    (#"Main.inbox / present Options / LogView(kind: "a")"#, #"Main: inbox / present Options / LogView(kind: "a")"#),
    (#"Main.inbox / present Options / Settings / LogView(kind: "a")"#, #"Main: inbox / present Options / Settings / LogView(kind: "a")"#),
    ("Main.inbox / present stack Note / Second", "Main: inbox / present Note / Second"),
    ("Main.inbox / present Panel / two / Second", "Main: inbox / present Panel / two / Second"),
    ("Main.inbox / present Panel", "Main: inbox / present Panel / one"),
    ("Main.inbox / present Book(of: 3) / page Bye", "Main: inbox / present Book(of: 3) / page Bye"),
    ("Main.inbox / present Book(of: 3) / Tour(of: 4) / page Bye", "Main: inbox / present Book(of: 3) / container Tour(of: 4) / page Bye"),
    (
      "Main.inbox / present Window / sidebar Note / detail First(list: 3) / Second",
      "Main: inbox / present Window / sidebar Note / detail First(list: 3) / Second"
    ),
    (
      "Main.inbox / present Options / Second / present Options / Note",
      "Main: inbox / present Options / Second / present Options / Note"
    ),
    ("here / present Options / Second", "-: | present Options / Second"),
    ("here or inbox / Second / present Options / Note", "Main: inbox / | Second / present Options / Note"),
    // Arguments of a container.
    ("Deep(list: 77) / Second", "Main: deep / container Deep(list: 77) / Second"),
    ("deep / Deep(list: 77) / Second", "Main: deep / container Deep(list: 77) / Second"),
    ("tour / Tour(of: 7) / page Bye", "Main: tour / container Tour(of: 7) / page Bye"),
    ("desk / detail Deep(list: 3) / Second", "Main: desk / detail Deep(list: 3) / Second"),
    ("deep / Deep / Second", "Main: deep / Second"),
  ]) func leads(target: String, expected: String) {
    let rig = RouteFixture(Self.app + "route \"/x\" -> " + target)
    #expect(rig.messages == [], "\(target)")
    #expect(rig.destinations() == [expected])
  }

  @Test(arguments: [
    // A screen without a stack can't push.
    ("Main.inbox / present Note / Second", "NAV0352 Second"),
    ("Main.inbox / present Bare / Second", "NAV0352 Second"),
    ("Main.inbox / present Sure / Second", "NAV0352 Second"),
    ("Main.inbox / present Options / detail Second", "NAV0352 detail Second"),
    ("Main.inbox / present Options / page Bye", "NAV0352 page Bye"),
    ("Main.inbox / present Options / Bare", "NAV0352 Bare"),
    ("Main.inbox / present Panel / three", "NAV0350 three"),
    ("Main.inbox / present Book(of: 3) / page Note", "NAV0352 page Note"),
    // Arguments without a parameter.
    ("inbox(list: 3) / Second", "NAV0352 inbox(list: 3)"),
    ("Main.inbox(list: 3) / Second", "NAV0352 Main.inbox(list: 3)"),
    ("Main(list: 3) / inbox", "NAV0402 list"),
    ("Deep(lists: 77) / Second", "NAV0402 lists"),
    ("Deep(list: true) / Second", "NAV0404 true"),
  ]) func refuses(target: String, code: String) {
    let rig = RouteFixture(Self.app + "route \"/x\" -> " + target)
    #expect(rig.codes == [code], "\(rig.messages)")
  }

  /// A placeholder can be an argument of a container, of a modal, and of a screen on top of it.
  @Test func placeholdersReachWhatTheyFeed() {
    let rig = RouteFixture(
      Self.app + """
        route "/a/{list}/{of}/{kind}" -> Deep(list) / present Book(of) / present Options / LogView(kind)
        route "/b/{list}"             -> deep / Deep(list)
        """)
    #expect(rig.messages == [])
    #expect(rig.parameters() == "list: Int, of: Int, kind: Kind")
    #expect(rig.parameters(ofRoute: 1) == "list: Int")
    #expect(rig.destinations(ofRoute: 1) == ["Main: deep / container Deep(list: {list})"])
  }

  /// Outcome handlers after the target belong to the topmost modal.
  @Test func armsAreAboutTheUppermostModal() {
    let rig = RouteFixture(
      Self.app + """
        route "/a" -> inbox / present Bare / present Options / LogView(kind: "a") then { dismissed -> select deep }
        """)
    #expect(rig.messages == [])
    #expect(rig.graph.destinations[rig.graph.routes[RouteID(0)].destinations].map(\.arms.count) == [1])
    #expect(RouteFixture(Self.app + "route \"/a\" -> inbox / Second then { dismissed -> select deep }").codes.first == "NAV0211 then")
  }

  @Test func dumpedAsWritten() {
    meaning(
      of: "to", in: Self.app + "route \"/x\" -> Deep(list: 77) / present Options / LogView(kind: \"a\")",
      is: """
        to root tabs Main
          / tab Main.deep
          / container stack Deep(list: 77)
          / present modal Options
          / screen LogView(kind: "a")
        """)
  }
}
