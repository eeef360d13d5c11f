import NavGraphLowering
import NavGraphSimulator
import Testing

/// Tests of targets inside modals, and of arguments for containers in targets.
@Suite struct ModalTargetTests {
  private static let post = App(
    """
    app Post { scheme post; root Main }
    tabs Main {
      tab inbox stack Inbox
      tab deep  stack Deep(list: 1)
      tab tour  pages Tour(of: 1)
    }
    stack Deep(list: Int) { root First(list) }
    pages Tour(of: Int) { page Hello(number: of); page Bye }
    split Desk { sidebar Shelf; detail stack Blank }
    stack Archive { root Folders }
    modal Options       { content stack Settings }
    modal Firm          { content stack Settings; dismissal blocked }
    modal Book(of: Int) { content Tour(of) }
    modal Window        { content Desk }
    screen Inbox { on turn(number: Int) -> select tour then page Hello then replace Hello(number) }
    screen Settings { on done -> dismiss }
    screen LogView(kind: String)
    screen Second
    screen First(list: Int)
    screen Hello(number: Int)
    screen Bye
    screen Shelf
    screen Blank
    screen Folders

    route "/log/{kind}"   -> inbox / present Options / LogView(kind)
    route "/options"      -> inbox / present Options
    route "/firm/{kind}"  -> inbox / present Firm / LogView(kind)
    route "/firm"         -> inbox / present Firm
    route "/deep/{list}"  -> Deep(list) / Second
    route "/tour/{of}"    -> tour / Tour(of) / page Bye
    route "/book/{of}"    -> here / present Book(of) / page Bye
    route "/archive"      -> inbox / present Window / detail Archive / Second
    """)

  private var post: App { ModalTargetTests.post }

  @Test(arguments: [
    (
      "/log/{kind}", "kind", Value.string("a"),
      #"Main(*inbox: [Inbox], deep: [First(list: 1)], tour: *Hello: Hello(number: 1), Bye: Bye) < Options([Settings, LogView(kind: "a")])"#
    ),
    ("/deep/{list}", "list", .int(77), "Main(inbox: [Inbox], *deep: [First(list: 77), Second], tour: *Hello: Hello(number: 1), Bye: Bye)"),
    ("/tour/{of}", "of", .int(7), "Main(inbox: [Inbox], deep: [First(list: 1)], *tour: Hello: Hello(number: 7), *Bye: Bye)"),
    (
      "/book/{of}", "of", .int(7),
      "Main(*inbox: [Inbox], deep: [First(list: 1)], tour: *Hello: Hello(number: 1), Bye: Bye) < Book(of: 7)(Hello: Hello(number: 7), *Bye: Bye)"
    ),
    (
      "/archive", "", .nil,
      """
      Main(*inbox: [Inbox], deep: [First(list: 1)], tour: *Hello: Hello(number: 1), Bye: Bye) \
      < Window(sidebar: Shelf, detail: [Folders, Second])
      """
    ),
  ]) func leads(route: String, name: String, value: Value, expected: String) {
    let target = post.route(route, name.isEmpty ? [:] : [name: value])
    var app = post.start()
    app.open(target)
    #expect(app.description == expected)
    let tree = app.tree
    app.open(target)
    #expect(app.tree == tree, "opened twice nothing changes")
    #expect(post.start(opening: target).description == expected)
  }

  /// A page can be replaced by an equal one with other arguments, because the step `page` takes none.
  @Test func aPageCanBeReplacedOnceItIsInFront() {
    var app = post.start()
    app.send("turn", with: ["number": .int(4)])
    #expect(app.description == "Main(inbox: [Inbox], deep: [First(list: 1)], *tour: *Hello: Hello(number: 4), Bye: Bye)")
  }

  @Test func aModalThatIsUpStays() {
    var app = post.start()
    app.open(post.route("/log/{kind}", ["kind": .string("a")]))
    let modal = app.tree.modals.map(\.id)
    app.open(post.route("/log/{kind}", ["kind": .string("b")]))
    #expect(app.description.hasSuffix(#"Options([Settings, LogView(kind: "b")])"#))
    app.open(post.route("/options"))
    #expect(app.description.hasSuffix("Options([Settings])"))
    #expect(app.tree.modals.map(\.id) == modal)
  }

  /// A link to a blocked modal continues in it.
  @Test func aBlockedModalStaysForTheLinkThatWantsIt() {
    var app = post.start()
    app.open(post.route("/firm"))
    app.open(post.route("/firm/{kind}", ["kind": .string("a")]))
    #expect(!app.linkWaits)
    #expect(app.description.hasSuffix(#"Firm([Settings, LogView(kind: "a")])"#))
    app.open(post.route("/options"))
    #expect(app.linkWaits)
  }
}
