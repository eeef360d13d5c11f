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
    init(route: String, destinations: [String], parameters: String = "") {
      self.route = route
      self.destinations = destinations
      self.parameters = parameters
    }
    var testDescription: String { route }
  }

  @Test(arguments: [
    // Each root resolves the first name.
    Case(
      route: #"route "/chats/{id}" -> chats / Chat(id)"#,
      destinations: ["Main: chats / Chat(id: {id})", "[pad] Desk: chats / Chat(id: {id})"], parameters: "id: ChatID"),
    Case(
      route: #"route "/chats/{id}/m/{message}" -> Main.chats / Chat(id, message)"#,
      destinations: ["Main: chats / Chat(id: {id}, message: {message})"],
      parameters: "id: ChatID, message: MessageID"),
    // The name of a root selects that root, on every device.
    Case(
      route: #"route "/help/{topic}" -> Desk.help / Help(topic)"#, destinations: ["Desk: help / Help(topic: {topic})"],
      parameters: "topic: String"),
    Case(route: #"route "/help" -> Desk / help"#, destinations: ["Desk: help"]),
    Case(
      route: #"route "/h/{topic}" -> settings / Help(topic) on pad -> help / Help(topic)"#,
      destinations: ["Main: settings / Help(topic: {topic})", "[pad] Desk: help / Help(topic: {topic})"], parameters: "topic: String"),
    Case(
      route: #"route "/x" -> Main.chats on phone -> Main.settings on pad, mac -> Desk.help"#,
      destinations: ["Main: chats", "[phone] Main: settings", "[pad,mac] Desk: help"]),
    // Tabs without a named tab show the first one.
    Case(route: #"route "/" -> Main"#, destinations: ["Main: chats"]),
    Case(route: #"route "/n" -> Main / present NewMessage"#, destinations: ["Main: chats / present NewMessage"]),
    // Columns.
    Case(
      route: #"route "/p/{group}/{person}" -> Main.people / content PeopleList(group) / detail Person(id: person)"#,
      destinations: ["Main: people / content PeopleList(group: {group}) / detail Person(id: {person})"],
      parameters: "group: String, person: String"),
    Case(
      route: #"route "/p/{id}" -> Main.people / Person(id)"#, destinations: ["Main: people / detail Person(id: {id})"],
      parameters: "id: String"),
    Case(
      route: #"route "/p/{id}" -> Main.people / People / Person(id) / Chat(id: "1")"#,
      destinations: ["Main: people / detail Person(id: {id}) / Chat(id: \"1\")"], parameters: "id: String"),
    Case(
      route: #"route "/p/{id}" -> Main.people / detail NoPerson / Person(id)"#,
      destinations: ["Main: people / detail as declared / Person(id: {id})"],
      parameters: "id: String"),
    // A stack's root at the beginning is that root. A root with parameters may be omitted.
    Case(
      route: #"route "/l/{id}" -> Main.chats / ChatList / Chat(id)"#, destinations: ["Main: chats / ChatList / Chat(id: {id})"],
      parameters: "id: ChatID"),
    // Modals, pages, and their content.
    Case(
      route: #"route "/n/{id}" -> Main.chats / present NewMessage / Pick(id)"#,
      destinations: ["Main: chats / present NewMessage / Pick(id: {id})"], parameters: "id: String"
    ),
    Case(
      route: #"route "/t" -> Main.chats / present TourModal / page Done"#, destinations: ["Main: chats / present TourModal / page Done"]),
    Case(
      route: #"route "/s/{id}" -> Main.chats / present Chat(id) as formSheet"#,
      destinations: ["Main: chats / present Chat(id: {id}) as formSheet"], parameters: "id: ChatID"
    ),
    // `here`.
    Case(
      route: #"route "/u/{id}", "/@{id}" -> here or people / Person(id)"#,
      destinations: ["Main: people / | detail Person(id: {id})", "[pad] Desk: people / | detail Person(id: {id})"], parameters: "id: String"
    ),
    Case(
      route: #"route "/u/{id}" -> here or Main.chats / Chat(id) / Privacy"#, destinations: ["Main: chats / | Chat(id: {id}) / Privacy"],
      parameters: "id: ChatID"),
    Case(route: #"route "/m" -> here / present NewMessage"#, destinations: ["-: | present NewMessage"]),
    // Constants, optionals, lists, defaults.
    Case(route: #"route "/spam" -> Main.chats / FolderView(folder: .spam)"#, destinations: ["Main: chats / FolderView(folder: .spam)"]),
    Case(
      route: #"route "/b?contact={contact?}" -> Main.settings / Privacy / BlockList(contact)"#,
      destinations: ["Main: settings / Privacy / BlockList(contact: {contact})"], parameters: "contact: ChatID? = nil"),
    Case(
      route: #"route "/c/{id}/{message?}" -> Main.chats / Chat(id, message)"#,
      destinations: ["Main: chats / Chat(id: {id}, message: {message})"],
      parameters: "id: ChatID, message: MessageID? = nil"),
    Case(
      route: #"route "/f/{path...}" -> Main.chats / Files(path)"#, destinations: ["Main: chats / Files(path: {path})"],
      parameters: "path: [String]"),
    Case(
      route: #"route "/q/{number?}?tag={tags}" -> Main.chats / Page(number, tags)"#,
      destinations: ["Main: chats / Page(number: {number}, tags: {tags})"],
      parameters: "number: Int = 1, tags: [String]"),
    Case(
      route: #"route "/g/{id}" requires unlocked(chat: id) -> Main.chats / Chat(id)"#, destinations: ["Main: chats / Chat(id: {id})"],
      parameters: "id: ChatID"),
    Case(route: #"route "/g/{chat}" requires unlocked(chat) -> Main.chats"#, destinations: ["Main: chats"], parameters: "chat: ChatID"),
  ]) func resolves(test: Case) {
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
      rig.entryDestinations(ofEntry: 0) == [
        "Main: chats / Chat(id: {chat}, message: {message})", "[pad] Desk: chats / Chat(id: {chat}, message: {message})",
      ])
    #expect(rig.graph.entries[EntryID(0)].links == .wait)
    #expect(rig.entryDestinations(ofEntry: 1) == ["Main: chats / present NewMessage"])
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
    func arms(of route: Int) -> [Int] { rig.graph.destinations[rig.graph.routes[RouteID(route)].destinations].map(\.arms.count) }
    #expect(arms(of: 0) == [0, 2])
    #expect(arms(of: 1) == [1, 0])
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
    init(route: String, codes: String...) {
      self.route = route
      self.codes = codes
    }
    var testDescription: String { route }
  }

  @Test(arguments: [
    Mistake(route: #"route "/a" -> Main.chat"#, codes: "NAV0350 chat"),
    Mistake(route: #"route "/a" -> chat / Status"#, codes: "NAV0350 chat"),
    Mistake(route: #"route "/a/{id}" -> Person(id)"#, codes: "NAV0350 Person"),
    Mistake(route: #"route "/a" -> help"#, codes: "NAV0351 help"),
    Mistake(route: #"route "/a" -> alone"#, codes: "NAV0351 alone"),
    Mistake(route: #"route "/a" -> Main.new"#, codes: "NAV0352 Main.new"),
    Mistake(route: #"route "/a" -> Main.chats / NewMessage"#, codes: "NAV0352 NewMessage"),
    Mistake(route: #"route "/a" -> Main.alone / Privacy"#, codes: "NAV0352 Privacy"),
    Mistake(route: #"route "/a" -> Main.chats / content Groups"#, codes: "NAV0352 content Groups"),
    Mistake(route: #"route "/a" -> Main.people / inspector Groups"#, codes: "NAV0352 inspector Groups"),
    Mistake(route: #"route "/a" -> Main.chats / page Welcome"#, codes: "NAV0352 page Welcome"),
    Mistake(route: #"route "/a" -> Main.chats / present TourModal / Done"#, codes: "NAV0352 Done"),
    Mistake(route: #"route "/a" -> Main.chats / present TourModal / page Status"#, codes: "NAV0352 page Status"),
    Mistake(route: #"route "/a" -> Main.chats / present Confirm / Privacy"#, codes: "NAV0352 Privacy"),
    Mistake(route: #"route "/a" -> Main.chats / People"#, codes: "NAV0352 People"),
    Mistake(route: #"route "/a" -> Main.chats / Privat"#, codes: "NAV0301 Privat"),
    Mistake(route: #"route "/a" -> Main.chats / present Nothing"#, codes: "NAV0301 Nothing"),
    Mistake(route: #"route "/a/{id}" -> Main.chats / Chat(id) / Page(number: id, tags: [])"#, codes: "NAV0450 number: id"),
    Mistake(route: #"route "/a/{tags}" -> Main.chats / Page(tags)"#, codes: "NAV0451 {tags}"),
    Mistake(route: #"route "/a/{id...}" -> Main.chats / Chat(id)"#, codes: "NAV0451 {id...}"),
    Mistake(route: #"route "/a" -> Main.chats / Chat"#, codes: "NAV0704 Chat"),
    Mistake(route: #"route "/a/{id?}" -> Main.chats / Chat(id)"#, codes: "NAV0704 {id?}"),
    Mistake(route: #"route "/a/{id}", "/b" -> Main.chats / Chat(id)"#, codes: "NAV0704 /b"),
    Mistake(route: #"route "/a/{id}" -> Main.chats"#, codes: "NAV0705 {id}"),
    Mistake(route: #"route "/a/{id}/{rest...}" -> Main.chats / Chat(id)"#, codes: "NAV0705 {rest...}"),
    Mistake(route: #"route "/a/{id}/{id}" -> Main.chats / Chat(id)"#, codes: "NAV0304 {id}"),
    Mistake(route: #"route "/a/{id}" -> here / Chat(id)"#, codes: "NAV0711 here /"),
    Mistake(route: #"route "/a" -> here or Main.chats"#, codes: "NAV0711 here or Main.chats"),
    Mistake(route: #"route "/a" links soon -> Main.chats"#, codes: "NAV0309 soon"),
    Mistake(route: #"route "/a" host "a.example" host "b.example" -> Main.chats"#, codes: "NAV0311 host \"b.example\""),
    Mistake(route: #"entry file "a" host "b.example" -> Main.chats"#, codes: "NAV0310 host \"b.example\""),
    Mistake(route: "entry shortcut \"a\" -> Main.chats\nentry shortcut \"a\" -> Main.settings", codes: "NAV0304 \"a\""),
    Mistake(route: #"route "/a" -> Main.chats on pad -> Desk.help on pad -> Desk.chats"#, codes: "NAV0311 on pad"),
    Mistake(route: #"route "/a/{id}" -> Main.chats / Chat(idd: id)"#, codes: "NAV0402 idd"),
  ]) func finds(mistake: Mistake) {
    let rig = RouteFixture(messenger + mistake.route + "\nroute \"/use\" requires unlocked(chat: \"\") -> Main.chats")
    #expect(rig.codes == mistake.codes, "\(rig.messages)")
    let fixes = rig.diagnostics.flatMap(\.fixes)
    for fix in fixes { #expect(!fix.edits.isEmpty) }
  }

  /// A syntax error is reported once.
  @Test(arguments: [
    #"route "/a/{id" -> Main.chats / Chat(id)"#, #"route "/a/{id}" -> Main.chats / "#, #"route "/a/{id}""#, #"route -> Main.chats"#,
    #"alias "/a" -> "/b//c""#, #"alias "/a""#,
  ]) func brokenOnes(text: String) {
    let rig = RouteFixture(messenger + "route \"/use\" requires unlocked(chat: \"\") -> Main.chats\n" + text)
    #expect(rig.diagnostics.count == 1, "\(rig.messages)")
    #expect(rig.diagnostics.allSatisfy { $0.code.family <= 2 })
  }
}
