import Testing

@testable import NavGraphModel

/// The app of the guide, as far as routes need it.
private let messenger = """
  app Messenger {
    scheme messenger
    hosts  "messenger.example"
    root   Main
    root   Desk on pad
  }
  type ChatID = String
  type MessageID = UUID
  enum Folder { inbox, archive, spam = "junk" }
  guard unlocked(chat: ChatID) -> Unlock(chat)
  screen Unlock(chat: ChatID) {
    on done -> finish
  }
  tabs Main {
    tab chats    stack ChatList
    tab people   split People
    tab new      -> present NewMessage
    tab settings stack Settings
    tab alone    screen Status
  }
  tabs Desk {
    tab chats    stack ChatList
    tab people   split People
    tab settings stack Settings
    tab help     stack HelpHome
  }
  split People {
    sidebar Groups
    content PeopleList(group: nil)
    detail  stack NoPerson
  }
  pages Tour {
    page Welcome
    page Done
  }
  modal NewMessage {
    content stack Picker
  }
  modal TourModal {
    content Tour
  }
  alert Confirm {
    title  "Sure?"
    button yes "Yes"
  }
  screen ChatList
  screen Chat(id: ChatID, message: MessageID? = nil)
  screen FolderView(folder: Folder)
  screen Settings
  screen Privacy
  screen BlockList(contact: ChatID? = nil)
  screen Status
  screen HelpHome
  screen Help(topic: String)
  screen Groups
  screen PeopleList(group: String?)
  screen NoPerson
  screen Person(id: String)
  screen Picker
  screen Pick(id: String)
  screen Welcome
  screen Done
  screen Files(path: [String])
  screen Page(number: Int = 1, tags: [String])

  """

@Suite struct RouteResolutionTests {
  struct Case: CustomTestStringConvertible {
    var route: String
    var destinations: [String]
    var parameters: String
    init(_ route: String, _ destinations: [String], _ parameters: String = "") {
      self.route = route
      self.destinations = destinations
      self.parameters = parameters
    }
    var testDescription: String { route }
  }

  @Test(arguments: [
    // Each root resolves the first name.
    Case(
      #"route "/chats/{id}" -> chats / Chat(id)"#, ["Main: chats / Chat(id: {id})", "[pad] Desk: chats / Chat(id: {id})"], "id: ChatID"),
    Case(
      #"route "/chats/{id}/m/{message}" -> Main.chats / Chat(id, message)"#, ["Main: chats / Chat(id: {id}, message: {message})"],
      "id: ChatID, message: MessageID"),
    // The name of a root selects that root, on every device.
    Case(#"route "/help/{topic}" -> Desk.help / Help(topic)"#, ["Desk: help / Help(topic: {topic})"], "topic: String"),
    Case(#"route "/help" -> Desk / help"#, ["Desk: help"]),
    Case(
      #"route "/h/{topic}" -> settings / Help(topic) on pad -> help / Help(topic)"#,
      ["Main: settings / Help(topic: {topic})", "[pad] Desk: help / Help(topic: {topic})"], "topic: String"),
    Case(
      #"route "/x" -> Main.chats on phone -> Main.settings on pad, mac -> Desk.help"#,
      ["Main: chats", "[phone] Main: settings", "[pad,mac] Desk: help"]),
    // Tabs without a named tab show the first one.
    Case(#"route "/" -> Main"#, ["Main: chats"]),
    Case(#"route "/n" -> Main / present NewMessage"#, ["Main: chats / present NewMessage"]),
    // Columns.
    Case(
      #"route "/p/{group}/{person}" -> Main.people / content PeopleList(group) / detail Person(id: person)"#,
      ["Main: people / content PeopleList(group: {group}) / detail Person(id: {person})"], "group: String, person: String"),
    Case(#"route "/p/{id}" -> Main.people / Person(id)"#, ["Main: people / detail Person(id: {id})"], "id: String"),
    Case(
      #"route "/p/{id}" -> Main.people / People / Person(id) / Chat(id: "1")"#,
      ["Main: people / detail Person(id: {id}) / Chat(id: \"1\")"], "id: String"),
    Case(
      #"route "/p/{id}" -> Main.people / detail NoPerson / Person(id)"#, ["Main: people / detail as declared / Person(id: {id})"],
      "id: String"),
    // A stack's root at the beginning is that root. A root with parameters may be omitted.
    Case(#"route "/l/{id}" -> Main.chats / ChatList / Chat(id)"#, ["Main: chats / ChatList / Chat(id: {id})"], "id: ChatID"),
    // Modals, pages, and their content.
    Case(
      #"route "/n/{id}" -> Main.chats / present NewMessage / Pick(id)"#, ["Main: chats / present NewMessage / Pick(id: {id})"], "id: String"
    ),
    Case(#"route "/t" -> Main.chats / present TourModal / page Done"#, ["Main: chats / present TourModal / page Done"]),
    Case(
      #"route "/s/{id}" -> Main.chats / present Chat(id) as formSheet"#, ["Main: chats / present Chat(id: {id}) as formSheet"], "id: ChatID"
    ),
    // `here`.
    Case(
      #"route "/u/{id}", "/@{id}" -> here or people / Person(id)"#,
      ["Main: people / | detail Person(id: {id})", "[pad] Desk: people / | detail Person(id: {id})"], "id: String"),
    Case(
      #"route "/u/{id}" -> here or Main.chats / Chat(id) / Privacy"#, ["Main: chats / | Chat(id: {id}) / Privacy"], "id: ChatID"),
    Case(#"route "/m" -> here / present NewMessage"#, ["-: | present NewMessage"]),
    // Constants, optionals, lists, defaults.
    Case(#"route "/spam" -> Main.chats / FolderView(folder: .spam)"#, ["Main: chats / FolderView(folder: .spam)"]),
    Case(
      #"route "/b?contact={contact?}" -> Main.settings / Privacy / BlockList(contact)"#,
      ["Main: settings / Privacy / BlockList(contact: {contact})"], "contact: ChatID? = nil"),
    Case(
      #"route "/c/{id}/{message?}" -> Main.chats / Chat(id, message)"#, ["Main: chats / Chat(id: {id}, message: {message})"],
      "id: ChatID, message: MessageID? = nil"),
    Case(#"route "/f/{path...}" -> Main.chats / Files(path)"#, ["Main: chats / Files(path: {path})"], "path: [String]"),
    Case(
      #"route "/q/{number?}?tag={tags}" -> Main.chats / Page(number, tags)"#, ["Main: chats / Page(number: {number}, tags: {tags})"],
      "number: Int = 1, tags: [String]"),
    Case(
      #"route "/g/{id}" requires unlocked(chat: id) -> Main.chats / Chat(id)"#, ["Main: chats / Chat(id: {id})"], "id: ChatID"),
    Case(#"route "/g/{chat}" requires unlocked(chat) -> Main.chats"#, ["Main: chats"], "chat: ChatID"),
  ]) func resolves(_ test: Case) {
    let rig = RouteFixture(messenger + test.route + "\nroute \"/use\" requires unlocked(chat: \"\") -> Main.chats")
    #expect(rig.messages == [])
    #expect(rig.destinations() == test.destinations)
    #expect(rig.parameters() == test.parameters)
  }

  @Test func entriesAreTargetsToo() {
    let rig = RouteFixture(
      messenger + """
        route "/use" requires unlocked(chat: "") -> Main.chats
        entry notification "message" (chat: ChatID, message: MessageID) links wait -> chats / Chat(id: chat, message)
        entry shortcut "new" -> Main.chats / present NewMessage then { dismissed -> select settings }
        """)
    #expect(rig.messages == [])
    #expect(
      rig.entryDestinations(0) == [
        "Main: chats / Chat(id: {chat}, message: {message})", "[pad] Desk: chats / Chat(id: {chat}, message: {message})",
      ])
    #expect(rig.graph.entries[EntryID(0)].links == .wait)
    #expect(rig.entryDestinations(1) == ["Main: chats / present NewMessage"])
    #expect(rig.graph.destinations[rig.graph.entries[EntryID(1)].destinations].map(\.arms.count) == [1])
  }

  /// Outcome handlers belong to the target that presents the modal.
  @Test func armsOfTargets() {
    let rig = RouteFixture(
      messenger + """
        route "/a" -> chats / present NewMessage on pad -> chats / present NewMessage then { finished -> stay; dismissed -> stay }
        route "/b" requires unlocked(chat: "") -> chats / present NewMessage then { finished -> stay } on pad -> chats
        """)
    #expect(rig.messages == [])
    func arms(_ route: Int) -> [Int] { rig.graph.destinations[rig.graph.routes[RouteID(route)].destinations].map(\.arms.count) }
    #expect(arms(0) == [0, 2])
    #expect(arms(1) == [1, 0])
  }

  @Test func partsOfPatterns() {
    let rig = RouteFixture(
      messenger + """
        route "/use" requires unlocked(chat: "") -> Main.chats
        route "/@{id}.html?m={message}&tab=blocked&flag&x={_}#{_}" host "a.example", "b.example" scheme "https" links over links expire after 2 hours -> Main.chats / Chat(id, message)
        route "/files/{_}/{path...}" -> Main.chats / Files(path)
        """)
    #expect(rig.messages == [])
    #expect(
      rig.patterns == [
        "/use", "/@{id}.html ?m={message?} ?tab=blocked! ?flag={_}! ?x={_}! #{_}", "/files/{_}/{path...}",
      ])
    let route = rig.graph.routes[RouteID(1)]
    #expect(route.hosts.map(rig.graph.text) == ["a.example", "b.example"])
    #expect(route.schemes.map(rig.graph.text) == ["https"])
    #expect(route.links == .over && route.expiry == 7_200)
  }

  struct Mistake: CustomTestStringConvertible {
    var route: String
    var codes: [String]
    init(_ route: String, _ codes: String...) {
      self.route = route
      self.codes = codes
    }
    var testDescription: String { route }
  }

  @Test(arguments: [
    Mistake(#"route "/a" -> Main.chat"#, "NAV0350 chat"),
    Mistake(#"route "/a" -> chat / Status"#, "NAV0350 chat"),
    Mistake(#"route "/a/{id}" -> Person(id)"#, "NAV0350 Person"),
    Mistake(#"route "/a" -> help"#, "NAV0351 help"),
    Mistake(#"route "/a" -> alone"#, "NAV0351 alone"),
    Mistake(#"route "/a" -> Main.new"#, "NAV0352 Main.new"),
    Mistake(#"route "/a" -> Main.chats / NewMessage"#, "NAV0352 NewMessage"),
    Mistake(#"route "/a" -> Main.alone / Privacy"#, "NAV0352 Privacy"),
    Mistake(#"route "/a" -> Main.chats / content Groups"#, "NAV0352 content Groups"),
    Mistake(#"route "/a" -> Main.people / inspector Groups"#, "NAV0352 inspector Groups"),
    Mistake(#"route "/a" -> Main.chats / page Welcome"#, "NAV0352 page Welcome"),
    Mistake(#"route "/a" -> Main.chats / present TourModal / Done"#, "NAV0352 Done"),
    Mistake(#"route "/a" -> Main.chats / present TourModal / page Status"#, "NAV0352 page Status"),
    Mistake(#"route "/a" -> Main.chats / present Confirm / Privacy"#, "NAV0352 Privacy"),
    Mistake(#"route "/a" -> Main.chats / People"#, "NAV0352 People"),
    Mistake(#"route "/a" -> Main.chats / Privat"#, "NAV0301 Privat"),
    Mistake(#"route "/a" -> Main.chats / present Nothing"#, "NAV0301 Nothing"),
    Mistake(#"route "/a/{id}" -> Main.chats / Chat(id) / Page(number: id, tags: [])"#, "NAV0450 number: id"),
    Mistake(#"route "/a/{tags}" -> Main.chats / Page(tags)"#, "NAV0451 {tags}"),
    Mistake(#"route "/a/{id...}" -> Main.chats / Chat(id)"#, "NAV0451 {id...}"),
    Mistake(#"route "/a" -> Main.chats / Chat"#, "NAV0704 Chat"),
    Mistake(#"route "/a/{id?}" -> Main.chats / Chat(id)"#, "NAV0704 {id?}"),
    Mistake(#"route "/a/{id}", "/b" -> Main.chats / Chat(id)"#, "NAV0704 /b"),
    Mistake(#"route "/a/{id}" -> Main.chats"#, "NAV0705 {id}"),
    Mistake(#"route "/a/{id}/{rest...}" -> Main.chats / Chat(id)"#, "NAV0705 {rest...}"),
    Mistake(#"route "/a/{id}/{id}" -> Main.chats / Chat(id)"#, "NAV0304 {id}"),
    Mistake(#"route "/a/{id}" -> here / Chat(id)"#, "NAV0711 here /"),
    Mistake(#"route "/a" -> here or Main.chats"#, "NAV0711 here or Main.chats"),
    Mistake(#"route "/a" links soon -> Main.chats"#, "NAV0309 soon"),
    Mistake(#"route "/a" host "a.example" host "b.example" -> Main.chats"#, "NAV0311 host \"b.example\""),
    Mistake(#"entry file "a" host "b.example" -> Main.chats"#, "NAV0310 host \"b.example\""),
    Mistake("entry shortcut \"a\" -> Main.chats\nentry shortcut \"a\" -> Main.settings", "NAV0304 \"a\""),
    Mistake(#"route "/a" -> Main.chats on pad -> Desk.help on pad -> Desk.chats"#, "NAV0311 on pad"),
    Mistake(#"route "/a/{id}" -> Main.chats / Chat(idd: id)"#, "NAV0402 idd"),
  ]) func finds(_ mistake: Mistake) {
    let rig = RouteFixture(messenger + mistake.route + "\nroute \"/use\" requires unlocked(chat: \"\") -> Main.chats")
    #expect(rig.codes == mistake.codes, "\(rig.messages)")
    let fixes = rig.findings.flatMap(\.fixes)
    for fix in fixes { #expect(!fix.edits.isEmpty) }
  }

  /// A syntax error is reported once.
  @Test(arguments: [
    #"route "/a/{id" -> Main.chats / Chat(id)"#, #"route "/a/{id}" -> Main.chats / "#, #"route "/a/{id}""#, #"route -> Main.chats"#,
    #"alias "/a" -> "/b//c""#, #"alias "/a""#,
  ]) func brokenOnes(_ text: String) {
    let rig = RouteFixture(messenger + "route \"/use\" requires unlocked(chat: \"\") -> Main.chats\n" + text)
    #expect(rig.findings.count == 1, "\(rig.messages)")
    #expect(rig.findings.allSatisfy { $0.code.family <= 2 })
  }
}
