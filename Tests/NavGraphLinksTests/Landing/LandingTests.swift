import NavGraphCompiler
import NavGraphModel
import Testing

@testable import NavGraphLinks

/// Where links lead, with values: as text from the root down, and what is asked on the way.
@Suite struct LandingTests {
  /// One app on one idiom.
  struct Rig {
    let checked: Checked
    let matcher: LinkMatcher
    let lander: Lander

    init(_ checked: Checked, on idiom: Idioms = .phone) {
      self.checked = checked
      matcher = LinkMatcher(checked.graph)
      lander = Lander(checked.graph, checked.places, on: idiom)
    }

    func open(_ url: String, from state: LandingState? = nil) -> Landing? {
      var matcher = matcher
      guard case .success(let link) = matcher.reader.read(url), let matched = matcher.match(link) else { return nil }
      return lander.open(matched, from: state)
    }

    func path(_ url: String, from state: LandingState? = nil) -> [String] {
      open(url, from: state).map { lander.path($0.state) } ?? []
    }

    func guards(_ url: String, from state: LandingState? = nil) -> [String] {
      open(url, from: state).map { $0.guards.map { lander.text($0) } } ?? []
    }
  }

  @Test func messenger() throws {
    let rig = Rig(try LandingApps.check("Samples/Messenger"))
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
    let rig = Rig(try LandingApps.check("Samples/Messenger"))
    let chat = try #require(rig.open("messenger://chats/42")).state
    // Nothing is asked about a chat that is shown, and another tab keeps it.
    #expect(rig.guards("messenger://chats/42", from: chat) == [])
    let settings = try #require(rig.open("messenger://settings/privacy", from: chat)).state
    #expect(
      rig.lander.trees(settings).flatMap(\.lines) == [
        "Main", "├─ chats  (kept)", "│  ├─ ChatList", #"│  └─ Chat(id: "42")"#, "└─ settings", "   ├─ SettingsHome", "   └─ Privacy",
      ])
    // `here` is where the user is, if that stack may hold the screen; else the place behind `or`.
    #expect(rig.path("messenger://@bob", from: rig.lander.fresh()) == ["Main", "chats", #"Profile(contact: "bob")"#])
    #expect(rig.path("messenger://@bob") == ["Main", "contacts", #"Profile(contact: "bob")"#], "at a start nobody is anywhere")
    #expect(rig.path("messenger://@bob", from: chat) == ["Main", "chats", #"Chat(id: "42")"#, #"Profile(contact: "bob")"#])
    #expect(rig.path("messenger://@bob", from: settings) == ["Main", "contacts", #"Profile(contact: "bob")"#])
    // A second time nothing is added, and a modal goes first.
    let profile = try #require(rig.open("messenger://@bob", from: chat)).state
    #expect(rig.open("messenger://@bob", from: profile)?.state == profile)
    let new = try #require(rig.open("messenger://new", from: chat)).state
    #expect(rig.lander.path(new) == ["Main", "chats", "present NewMessage"])
    let twice = try #require(rig.open("messenger://new", from: new))
    #expect(twice.state == new)
    #expect(twice.dismissed == [])
    let away = try #require(rig.open("messenger://settings", from: new))
    #expect(away.dismissed.map { rig.lander.text($0) } == ["NewMessage"])
    #expect(away.confirmed == away.dismissed, "it wants to be asked")
    #expect(rig.lander.path(away.state) == ["Main", "settings"])
  }

  @Test func columnsRootsAndGuards() throws {
    let mail = Rig(try LandingApps.check("Samples/Mail"))
    #expect(mail.path("mailbox://work") == ["Window", #"content MessageList(mailbox: "work")"#])
    #expect(
      mail.path("mailbox://work/7")
        == ["Window", #"content MessageList(mailbox: "work")"#, #"detail Message(mailbox: "work", thread: "7")"#])
    #expect(mail.path("mailbox://compose") == ["Window", "present Compose(draft: nil)"])
    #expect(mail.path("mailbox://inbox") == ["Window"], "what is declared")

    let atlas = try LandingApps.check("Samples/Idioms")
    let (phone, pad) = (Rig(atlas), Rig(atlas, on: .pad))
    #expect(phone.path("atlas://places/7") == ["Pocket", "places", #"Place(id: "7")"#])
    #expect(pad.path("atlas://places/7") == ["Desk", #"detail Place(id: "7")"#])

    let vault = Rig(try LandingApps.check("Samples/Guards"))
    #expect(vault.path("vault://security") == ["Main", "folders", "Account", "Security"])
    #expect(vault.guards("vault://security") == ["onboarded", "signedIn", #"unlocked(folder: "keys")"#], "each question once")
    #expect(vault.guards("vault://security", from: vault.lander.fresh()) == ["signedIn", #"unlocked(folder: "keys")"#])
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
    let checked = LandingApps.check(text: source)
    #expect(checked.findings.filter { $0.severity == .error }.map(\.message) == [])
    let rig = Rig(checked)
    #expect(rig.path("shop://-3?t=1&t=2") == ["Main", #"Item(id: -3, tags: ["1", "2"])"#])
    #expect(rig.path("shop://7?tag=x") == ["Main", "Item(id: 7, tags: [])"], "a default is left out, whoever says it")
    #expect(rig.path("shop://at/7/2026-01-31") == ["Main", #"Item(id: 7, on: "2026-01-31", tags: ["a", "b\n"])"#])
    let (free, hard) = (try #require(rig.open("shop://free")).state, try #require(rig.open("shop://hard")).state)
    #expect(rig.open("shop://7", from: free)?.dismissed.count == 1)
    #expect(rig.path("shop://over/7", from: free) == ["Main", "Item(id: 7, tags: [])", "present Free"])
    #expect(rig.open("shop://wait/7", from: free)?.outcome == .parked(behind: free.modals[0]))
    #expect(rig.open("shop://never/7", from: free)?.outcome == .rejected)
    #expect(rig.open("shop://7", from: hard)?.outcome == .parked(behind: hard.modals[0]))
    #expect(rig.path("shop://7", from: hard) == ["Main", "present Hard"])
    #expect(rig.open("shop://hard", from: hard)?.outcome == .opened, "it is there already")
  }

  /// What a target names inside of a modal is visible, over everything beneath; what is up already stays.
  @Test func insideModals() throws {
    let checked = LandingApps.check(text: Self.modals)
    #expect(checked.findings.filter { $0.severity == .error }.map(\.message) == [])
    let rig = Rig(checked)
    #expect(rig.path("post://log/a") == ["Main", "inbox", "present Options", #"LogView(kind: "a")"#])
    #expect(rig.guards("post://log/a") == [#"mayRead(kind: "a")"#])
    #expect(rig.path("post://panel") == ["Main", "inbox", "present Panel", "two", "Second"])
    #expect(rig.path("post://book/3") == ["Main", "inbox", "present Book(of: 3)", "page Bye"])
    #expect(rig.path("post://two") == ["Main", "inbox", "present Options", "Second", "present Panel", "two"])
    #expect(rig.path("post://note") == ["Main", "inbox", "present Note", "Second"])
    // Opened twice nothing changes; what is named in it only changes what it shows.
    let log = try #require(rig.open("post://log/a")).state
    for url in ["post://log/a", "post://here"] {
      let there = try #require(rig.open(url)).state
      let twice = try #require(rig.open(url, from: there))
      #expect((twice.state, twice.dismissed, twice.guards) == (there, [], []), "\(url)")
    }
    let other = try #require(rig.open("post://log/b", from: log))
    #expect(rig.lander.path(other.state) == ["Main", "inbox", "present Options", #"LogView(kind: "b")"#])
    #expect(other.dismissed == [])
    #expect(other.guards.map { rig.lander.text($0) } == [#"mayRead(kind: "b")"#])
    let options = try #require(rig.open("post://options", from: log))
    #expect(rig.lander.path(options.state) == ["Main", "inbox", "present Options"])
    #expect(options.dismissed == [], "the same sheet, back at its root")
    // What stood on a modal goes, if that shows something else now.
    let two = try #require(rig.open("post://two")).state
    let again = try #require(rig.open("post://log/a", from: two))
    #expect(rig.lander.path(again.state) == ["Main", "inbox", "present Options", #"LogView(kind: "a")"#])
    #expect(again.dismissed.map { rig.lander.text($0) } == ["Panel"])
    #expect(rig.path("post://two", from: log) == ["Main", "inbox", "present Options", "Second", "present Panel", "two"])
    // On top of wherever the user is, and there already.
    #expect(rig.path("post://here", from: rig.lander.fresh()) == ["Main", "inbox", "Second", "present Options", #"LogView(kind: "h")"#])
  }

  /// Values that a target gives a container reach its root and its pages.
  @Test func valuesOfContainers() throws {
    let rig = Rig(LandingApps.check(text: Self.modals))
    #expect(rig.path("post://deep") == ["Main", "deep", "Second"])
    #expect(rig.path("post://deep/77") == ["Main", "deep", "First(list: 77)", "Second"])
    #expect(rig.path("post://tour/7") == ["Main", "tour", "page Hello", "Hello(number: 7)"])
    let seven = try #require(rig.open("post://tour/7")).state
    #expect(rig.path("post://tour", from: seven) == ["Main", "tour", "page Hello"])
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
