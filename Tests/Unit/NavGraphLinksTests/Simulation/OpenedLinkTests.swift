import NavGraphCompiler
import NavGraphModel
import NavGraphSimulator
import Testing

@testable import NavGraphLinks

/// Tests of the states that links lead to, and of the guards that they evaluate.
@Suite struct OpenedLinkTests {
  /// An app with the simulation of its links on one idiom.
  struct Rig {
    let checked: CheckedProgram
    let matcher: LinkMatcher
    let links: LinkSimulation

    init(_ checked: CheckedProgram, on idiom: Idioms = .phone) {
      self.checked = checked
      matcher = LinkMatcher(for: checked.graph, routes: checked.routes)
      links = LinkSimulation(for: checked.graph, places: checked.places, on: idiom)
    }

    func target(_ url: String) -> NavGraph.Target<Simulated>? {
      matcher.match(url).flatMap { links.target(of: $0) }
    }

    /// Opens the URL in an app that isn't running.
    func open(_ url: String) -> OpenedLink? { links.cold(for: target(url)) }

    /// Opens the URL in a running app, after another link or in its initial state.
    func open(_ url: String, after link: OpenedLink?) -> OpenedLink? { links.warm(for: target(url), after: link) }

    func path(_ url: String) -> [String]? { open(url)?.path }
    func path(_ url: String, after link: OpenedLink?) -> [String]? { open(url, after: link)?.path }
    func guards(_ url: String) -> [String]? { open(url)?.guards.map(\.description) }
    func guards(_ url: String, after link: OpenedLink?) -> [String]? { open(url, after: link)?.guards.map(\.description) }
  }

  @Test func messenger() throws {
    let rig = Rig(try LinkedApps.check("Samples/Messenger"))
    #expect(rig.path("messenger://chats/42") == ["Main", "chats", #"Chat(id: "42")"#])
    #expect(rig.guards("messenger://chats/42") == ["onboarded", #"unlocked(chat: "42")"#])
    #expect(rig.path("messenger://c/42") == ["Main", "chats", #"Chat(id: "42")"#])
    let message = "5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C"
    #expect(
      rig.path("https://messenger.example/chats/a%22b/m/" + message.lowercased())
        == ["Main", "chats", #"Chat(id: "a\"b", message: "\#(message)")"#])
    #expect(rig.path("messenger://new") == ["Main", "chats", "present NewMessage"])
    #expect(rig.path("messenger://spam") == ["Main", "chats", "FolderView(folder: .spam)"])
    #expect(rig.path("messenger://settings/privacy/blocked?contact=bob") == ["Main", "settings", "Privacy", #"BlockList(contact: "bob")"#])
    #expect(rig.path("messenger://settings/privacy/blocked") == ["Main", "settings", "Privacy", "BlockList"])
  }

  @Test func warm() throws {
    let rig = Rig(try LinkedApps.check("Samples/Messenger"))
    let chat = try #require(rig.open("messenger://chats/42"))
    // The chat is already shown, so no guard is evaluated. Another tab keeps its stack.
    #expect(rig.guards("messenger://chats/42", after: chat) == [])
    let settings = try #require(rig.open("messenger://settings/privacy", after: chat))
    #expect(
      settings.drawing == [
        "Main", "├─ chats  (kept)", "│  ├─ ChatList", #"│  └─ Chat(id: "42")"#, "└─ settings", "   ├─ SettingsHome", "   └─ Privacy",
      ])
    // `here` is the user's stack, if it may contain the screen. Otherwise the place after `or` is used.
    #expect(rig.path("messenger://@bob", after: nil) == ["Main", "chats", #"Profile(contact: "bob")"#])
    #expect(rig.path("messenger://@bob") == ["Main", "contacts", #"Profile(contact: "bob")"#], "at a start nobody is anywhere")
    #expect(rig.path("messenger://@bob", after: chat) == ["Main", "chats", #"Chat(id: "42")"#, #"Profile(contact: "bob")"#])
    #expect(rig.path("messenger://@bob", after: settings) == ["Main", "contacts", #"Profile(contact: "bob")"#])
    // Opening a link twice adds nothing, and a modal is dismissed first.
    let profile = try #require(rig.open("messenger://@bob", after: chat))
    #expect(rig.open("messenger://@bob", after: profile)?.app.tree == profile.app.tree)
    let new = try #require(rig.open("messenger://new", after: chat))
    #expect(new.path == ["Main", "chats", "present NewMessage"])
    let twice = try #require(rig.open("messenger://new", after: new))
    #expect(twice.app.tree == new.app.tree)
    #expect(twice.dismissed.isEmpty)
    let away = try #require(rig.open("messenger://settings", after: new))
    #expect(away.dismissed.map(\.description) == ["NewMessage"])
    #expect(away.confirmed == away.dismissed, "it wants to be asked")
    #expect(away.path == ["Main", "settings"])
  }

  /// If one simulation covers a cold start and a running app, its result is that of both.
  @Test(arguments: ["Columns", "Crowdfunding", "Guards", "Links", "Mail", "Messenger", "Modals", "Routes"], [Idioms.phone, .pad])
  func oneRunForBoth(_ sample: String, _ idiom: Idioms) throws {
    let rig = Rig(try LinkedApps.check("Samples/\(sample)"), on: idiom)
    var matcher = rig.matcher
    for url in matcher.examples().compactMap({ try? $0.get().text }) {
      let target = rig.target(url)
      let (cold, warm, isOneRun) = rig.links.opened(for: target)
      let (start, running) = (rig.links.cold(for: target), rig.links.warm(for: target))
      for (one, alone) in [(cold, start), (warm, running)] {
        #expect(one?.outcome == alone?.outcome, "\(url)")
        #expect(one?.guards == alone?.guards, "\(url)")
        #expect(one?.ownGuards == alone?.ownGuards, "\(url)")
        #expect(one?.dismissed == alone?.dismissed, "\(url)")
        #expect(one?.app.tree == alone?.app.tree, "\(url)")
        #expect(one?.path == alone?.path, "\(url)")
      }
      // Routes with `here or` depend on the user's place.
      if sample == "Routes" { #expect(isOneRun != ["/@", "/users/", "/u/"].contains { url.contains($0) }, "\(url)") }
    }
  }

  @Test func columnsRootsAndGuards() throws {
    let mail = Rig(try LinkedApps.check("Samples/Mail"))
    #expect(mail.path("mailbox://work") == ["Window", #"content MessageList(mailbox: "work")"#])
    #expect(
      mail.path("mailbox://work/7")
        == ["Window", #"content MessageList(mailbox: "work")"#, #"detail Message(mailbox: "work", thread: "7")"#])
    #expect(mail.path("mailbox://compose") == ["Window", "present Compose(draft: nil)"])
    #expect(mail.path("mailbox://inbox") == ["Window"], "what is declared")

    let atlas = try LinkedApps.check("Samples/Idioms")
    let (phone, pad) = (Rig(atlas), Rig(atlas, on: .pad))
    #expect(phone.path("atlas://places/7") == ["Pocket", "places", #"Place(id: "7")"#])
    #expect(pad.path("atlas://places/7") == ["Desk", #"detail Place(id: "7")"#])

    let vault = Rig(try LinkedApps.check("Samples/Guards"))
    #expect(vault.path("vault://security") == ["Main", "folders", "Account", "Security"])
    #expect(vault.guards("vault://security") == ["onboarded", "signedIn", #"unlocked(folder: "keys")"#], "each question once")
    #expect(vault.guards("vault://security", after: nil) == ["signedIn", #"unlocked(folder: "keys")"#])
  }

  @Test func policies() throws {
    let source = """
      app Shop { platform iOS 16; scheme shop; root Main }
      stack Main { root Home }
      screen Home { title "Home"; on a -> present Free; on b -> present Hard }
      screen Item(id: Int, tag: String = "x", on: Date? = nil, tags: [String]) { title }
      modal Free { content FreeForm }
      screen FreeForm { on done -> dismiss }
      modal Hard { content HardForm; dismissal blocked }
      screen HardForm { on done -> dismiss }
      route "/free"                        -> Main / present Free
      route "/hard"                        -> Main / present Hard
      route "/{id}?tag={tag?}&t={tags}"    -> Main / Item(id, tag, tags)
      route "/at/{id}/{on}"                -> Main / Item(id, on, tags: ["a", "b\\n"])
      route "/over/{id}"  links over       -> Main / Item(id, tags: [])
      route "/wait/{id}"  links wait       -> Main / Item(id, tags: [])
      route "/never/{id}" links reject     -> Main / Item(id, tags: [])
      """
    let checked = LinkedApps.check(text: source)
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let rig = Rig(checked)
    #expect(rig.path("shop://-3?t=1&t=2") == ["Main", #"Item(id: -3, tags: ["1", "2"])"#])
    #expect(rig.path("shop://7?tag=x") == ["Main", "Item(id: 7, tags: [])"], "a default is left out, whoever says it")
    #expect(rig.path("shop://at/7/2026-01-31") == ["Main", #"Item(id: 7, on: "2026-01-31", tags: ["a", "b\n"])"#])
    let (free, hard) = (try #require(rig.open("shop://free")), try #require(rig.open("shop://hard")))
    #expect(rig.open("shop://7", after: free)?.dismissed.count == 1)
    #expect(rig.path("shop://over/7", after: free) == ["Main", "Item(id: 7, tags: [])", "present Free"])
    #expect(rig.open("shop://wait/7", after: free)?.outcome == .parked(behind: free.app.tree.modals[0].modal))
    #expect(rig.open("shop://never/7", after: free)?.outcome == .rejected)
    #expect(rig.open("shop://7", after: hard)?.outcome == .parked(behind: hard.app.tree.modals[0].modal))
    #expect(rig.path("shop://7", after: hard) == ["Main", "present Hard"])
    #expect(rig.open("shop://hard", after: hard)?.outcome == .opened, "it is there already")
  }

  /// A target inside a modal is shown on top of everything. Modals that are already presented stay.
  @Test func insideModals() throws {
    let checked = LinkedApps.check(text: Self.modals)
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let rig = Rig(checked)
    #expect(rig.path("post://log/a") == ["Main", "inbox", "present Options", #"LogView(kind: "a")"#])
    #expect(rig.guards("post://log/a") == [#"mayRead(kind: "a")"#])
    #expect(rig.path("post://panel") == ["Main", "inbox", "present Panel", "two", "Second"])
    #expect(rig.path("post://book/3") == ["Main", "inbox", "present Book(of: 3)", "page Bye"])
    #expect(rig.path("post://two") == ["Main", "inbox", "present Options", "Second", "present Panel", "two"])
    #expect(rig.path("post://note") == ["Main", "inbox", "present Note", "Second"])
    // Opening the link twice changes nothing. A link inside the modal only changes the modal's content.
    let log = try #require(rig.open("post://log/a"))
    for url in ["post://log/a", "post://here"] {
      let there = try #require(rig.open(url))
      let twice = try #require(rig.open(url, after: there))
      #expect(twice.app.tree == there.app.tree && twice.dismissed.isEmpty && twice.guards.isEmpty, "\(url)")
    }
    let other = try #require(rig.open("post://log/b", after: log))
    #expect(other.path == ["Main", "inbox", "present Options", #"LogView(kind: "b")"#])
    #expect(other.dismissed.isEmpty)
    #expect(other.guards.map(\.description) == [#"mayRead(kind: "b")"#])
    let options = try #require(rig.open("post://options", after: log))
    #expect(options.path == ["Main", "inbox", "present Options"])
    #expect(options.dismissed.isEmpty, "the same sheet, back at its root")
    // A modal on top of another one is dismissed if the content under it changes.
    let two = try #require(rig.open("post://two"))
    let again = try #require(rig.open("post://log/a", after: two))
    #expect(again.path == ["Main", "inbox", "present Options", #"LogView(kind: "a")"#])
    #expect(again.dismissed.map(\.description) == ["Panel"])
    #expect(rig.path("post://two", after: log) == ["Main", "inbox", "present Options", "Second", "present Panel", "two"])
    // The modal is presented over the user's place. The second link finds it presented.
    #expect(rig.path("post://here", after: nil) == ["Main", "inbox", "Second", "present Options", #"LogView(kind: "h")"#])
  }

  /// Back leaves the screens inside a modal one by one.
  @Test func backOutOfModals() throws {
    let rig = Rig(LinkedApps.check(text: Self.modals))
    var app = try #require(rig.open("post://two")).app
    let root = "Main(*inbox: [Inbox], deep: [First(list: 1)], tour: *Hello: Hello(number: 1), Bye: Bye)"
    #expect(app.description == root + " < Options([Settings, Second]) < Panel(one: [One], *two: [Two])")
    #expect(!app.back() && app.dismiss())
    #expect(app.description == root + " < Options([Settings, Second])")
    #expect(app.back() && app.description == root + " < Options([Settings])")
    #expect(!app.back() && app.dismiss() && app.description == root)

    var panel = try #require(rig.open("post://panel")).app
    #expect(panel.description == root + " < Panel(one: [One], *two: [Two, Second])")
    #expect(panel.back() && panel.description == root + " < Panel(one: [One], *two: [Two])")
    #expect(panel.dismiss() && panel.description == root)
  }

  /// A modal with `dismissal blocked` makes a link wait, even under one with `dismissal confirm`.
  @Test func whatIsInTheWay() throws {
    let checked = LinkedApps.check(
      text: """
        app Desk { platform iOS 16; scheme desk; root Main }
        stack Main { root Home }
        screen Home { title "Home"; on ask -> present Asking; on firm -> present Firm }
        screen Item(id: Int) { title }
        modal Asking { content stack Form; dismissal confirm }
        screen Form { on firm -> present Firm; on close -> dismiss }
        modal Firm { content stack Locked; dismissal blocked }
        screen Locked { on done -> dismiss }
        alert Sure { title "Sure?"; button ok "OK" }
        route "/items/{id}"       -> Main / Item(id)
        route "/over/{id}" links over -> Main / Item(id)
        route "/ask"              -> Main / present Asking
        route "/firm/ask"         -> Main / present Firm / present Asking
        route "/ask/firm"         -> Main / present Asking / present Firm
        route "/sure"             -> here / present Sure
        """)
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let rig = Rig(checked)
    let firm = try #require(rig.open("desk://firm/ask"))
    let waiting = try #require(rig.open("desk://items/7", after: firm))
    #expect(waiting.outcome == .parked(behind: firm.app.tree.modals[0].modal) && waiting.path == firm.path)
    var stubborn = firm.app
    stubborn.answers.mayGo = { _ in false }
    let parked = rig.links.warm(for: rig.target("desk://items/7"), in: stubborn)
    #expect(parked?.outcome == waiting.outcome, "nobody is asked for nothing")
    let ask = try #require(rig.open("desk://ask/firm"))
    #expect(rig.open("desk://items/7", after: ask)?.outcome == .parked(behind: ask.app.tree.modals[1].modal))
    #expect(rig.path("desk://over/7", after: ask) == ["Main", "Item(id: 7)", "present Asking", "present Firm"])
    let sure = try #require(rig.open("desk://sure", after: rig.open("desk://ask")))
    #expect(sure.path == ["Main", "present Asking", "present Sure"])
    let item = try #require(rig.open("desk://items/7", after: sure))
    #expect(item.path == ["Main", "Item(id: 7)"] && item.dismissed.map(\.description) == ["Sure", "Asking"])
    #expect(item.confirmed.map(\.description) == ["Asking"])
  }

  /// A link that is opened twice doesn't dismiss its own modal, whatever columns of a split are visible.
  @Test(arguments: [Idioms.phone, .pad]) func modalsOverColumns(_ idiom: Idioms) throws {
    let checked = LinkedApps.check(
      text: """
        app Desk { platform iOS 16; scheme desk; root Window }
        split Window { sidebar Side; detail stack Empty }
        screen Side { on item(id: Int) -> show detail Item(id); on help -> present Help }
        screen Empty
        screen Item(id: Int)
        modal Help { content stack Page }
        screen Page { on close -> dismiss; on more -> push More }
        screen More
        route "/help"      -> Window / present Help
        route "/help/{id}" -> Window / detail Item(id) / present Help / More
        route "/more/{id}" -> here or Window / Item(id)
        """)
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let rig = Rig(checked, on: idiom)
    for url in ["desk://help", "desk://help/7"] {
      var there = try #require(rig.open(url))
      if idiom == .pad {
        var wide = there.app
        wide.expand()
        there = try #require(rig.links.warm(for: rig.target(url), in: wide))
      }
      let again = try #require(rig.open(url, after: there))
      #expect(again.dismissed.isEmpty && again.path == there.path, "\(url)")
    }
    // A hidden stack isn't the user's stack, so the place after `or` is used.
    let more = try #require(rig.open("desk://more/7", after: nil))
    #expect(more.path == (idiom == .phone ? ["Window", "detail Item(id: 7)"] : ["Window", "detail", "Item(id: 7)"]))
  }

  /// Two tab bars have a tab with the same name. The place after `or` may contain the screen.
  @Test func hereMayUseThePlaceBehindOr() throws {
    let checked = LinkedApps.check(
      text: """
        app Demo { platform iOS 16; scheme demo; root Main }
        tabs Main {
          tab home "A" icon "a" stack Home
          tab more "B" icon "b" stack More
        }
        tabs Other {
          tab home "A" icon "a" stack Inner
          tab last "B" icon "b" stack Outer
        }
        modal Sheet { content Other }
        screen Home  { title; on open -> present Sheet }
        screen More  { title }
        screen Inner { title; on close -> dismiss }
        screen Outer { title; on go -> select home then push Detail(id: "1") }
        screen Detail(id: String) { title }
        route "/details/{id}" -> here or more / Detail(id)
        """)
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let rig = Rig(checked)
    let first = try #require(rig.open("demo://details/k7x2"))
    #expect(first.path == ["Main", "more", #"Detail(id: "k7x2")"#])
    #expect(rig.path("demo://details/42", after: first) == ["Main", "more", #"Detail(id: "k7x2")"#, #"Detail(id: "42")"#])
    // In the warm golden, `more` is selected and shows a detail.
    let goldens = try #require(Compiler.tests(for: checked).first { $0.name == "DemoLinkTests.swift" }?.text)
    #expect(goldens.contains(#"walk: [.select(.main, MainTab.more.index), .push(.detail(id: "k7x2"))]"#))
    #expect(
      goldens.filter { !$0.isWhitespace }.contains(
        #"warm:.shows(.at(.tab(.main,MainTab.more.index,.stack(.more,[.more,.detail(id:"k7x2"),.detail(id:"42")]))))"#), "\(goldens)")
  }

  /// The arguments of a container in a target reach its root and its pages.
  @Test func valuesOfContainers() throws {
    let rig = Rig(LinkedApps.check(text: Self.modals))
    #expect(rig.path("post://deep") == ["Main", "deep", "Second"])
    #expect(rig.path("post://deep/77") == ["Main", "deep", "First(list: 77)", "Second"])
    #expect(rig.path("post://tour/7") == ["Main", "tour", "page Hello", "Hello(number: 7)"])
    let seven = try #require(rig.open("post://tour/7"))
    #expect(rig.path("post://tour", after: seven) == ["Main", "tour", "page Hello"])
  }

  private static let modals = """
    app Post { platform iOS 16; scheme post; root Main }
    guard mayRead(kind: String)
    tabs Main {
      tab inbox "Inbox" icon "a" stack Inbox
      tab deep  "Deep"  icon "b" stack Deep(list: 1)
      tab tour  "Tour"  icon "c" pages Tour(of: 1)
    }
    stack Deep(list: Int) { root First(list) }
    pages Tour(of: Int) { page Hello(number: of); page Bye }
    tabs Panes {
      tab one "One" icon "a" stack One
      tab two "Two" icon "b" stack Two
    }
    modal Options       { content stack Settings }
    modal Book(of: Int) { content Tour(of) }
    modal Panel         { content Panes }
    screen Inbox { title; on second -> push Second; on options -> present Options; on book -> present Book(of: 1); on panel -> present Panel }
    screen Settings { on close -> dismiss }
    screen LogView(kind: String) requires mayRead(kind) { on close -> dismiss }
    screen Note { on close -> dismiss }
    screen First(list: Int) { title }
    screen Second { title }
    screen One { on close -> dismiss }
    screen Two { on close -> dismiss }
    screen Hello(number: Int)
    screen Bye
    route "/options"    -> inbox / present Options
    route "/log/{kind}" -> inbox / present Options / LogView(kind)
    route "/panel"      -> inbox / present Panel / two / Second
    route "/book/{of}"  -> inbox / present Book(of) / page Bye
    route "/two"        -> inbox / present Options / Second / present Panel / two
    route "/note"       -> inbox / present stack Note / Second
    route "/here"       -> here or inbox / Second / present Options / LogView(kind: "h")
    route "/deep"       -> deep / Second
    route "/deep/{list}" -> Deep(list) / Second
    route "/tour"       -> tour
    route "/tour/{of}"  -> tour / Tour(of) / page Hello
    """
}
