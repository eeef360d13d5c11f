import Foundation
import Repository
import Testing

@Suite struct PathCommandTests {
  private static let files = [
    "Shop.navgraph": """
    app Shop { platform iOS 16; scheme shop; root Main }
    guard signedIn -> SignIn
    tabs Main { tab home "Home" icon "house" stack Home; tab cart "Cart" icon "cart" stack Cart }
    screen Home { on open -> push Item }
    screen Item { on ask -> present Ask then { yes -> push Review } }
    screen Review
    screen Cart { on account requires signedIn -> push Account }
    screen Account
    modal SignIn { content Code }
    screen Code { on done -> finish; on cancel -> dismiss }
    alert Ask { title "Sure?"; button yes "Yes"; button no "No" cancel }
    route "/items" -> home / Item
    allow NAV0601 "not yet"
    screen Lost

    """
  ]

  private static let cases: [(names: [String], code: Int32, output: String?)] = [
    (
      ["Home", "Review"], 0,
      """
      3 moves from Home to Review

        start       Main > home > Home
        open        Main > home > Home > Item
        ask         Ask
        button yes  Main > home > Home > Item > Review

      """
    ),
    (
      ["Cart", "Item"], 0,
      """
      2 moves from Cart to Item

        start     Main > cart > Cart
        tab home  Main > home > Home
        open      Main > home > Home > Item

      1 move by a link

        "/items"  Main > home > Home > Item

        such as shop://items

      """
    ),
    (
      ["Shop", "Code"], 0,
      """
      2 moves from Shop to Code

        start                    Main > home > Home
        tab cart                 Main > cart > Cart
        account, signedIn fails  SignIn > Code

      """
    ),
    (["Main", "Home"], 0, "Main shows Home\n"),
    (["Code", "Review"], 1, nil),
    (["Home", "Lost"], 1, "Lost is never shown on this kind of device\n"),
  ]

  @Test(arguments: cases)
  func printsEachMove(_ names: [String], _ code: Int32, _ output: String?) throws {
    let outcome = try Tool(in: Folder(Self.files)).run(["path"] + names + ["Shop.navgraph"])
    if let output {
      #expect(outcome.code == code, "\(names): \(outcome.errors)")
      #expect(outcome.output == output, "\(names)")
    }
    #expect(outcome.errors.isEmpty)
  }

  /// A screen that is also under another can be reached by an event, which is clearer than Back from a stack that isn't shown.
  @Test func prefersAnEventToBack() throws {
    let text = """
      app Shop { root stack Home }
      screen Home { on open -> push Item }
      screen Item repeats { on maker -> push Maker }
      screen Maker repeats { on item -> push Item }

      """
    try Tool(in: Folder(["Shop.navgraph": text])).expect(
      "path", "Item", "Maker", code: 0,
      output: """
        1 move from Item to Maker

          start  Item
          maker  Item > Maker

        """)
  }

  /// A search doesn't follow modals of any height. The last that it follows is the goal of some path.
  @Test func followsModalsUpToALimit() throws {
    var text = "app Deep { root stack S0 }\nscreen S0 { on next -> present M1 }\n"
    for number in 1...12 { text += "modal M\(number) { content S\(number) }\nscreen S\(number) { on next -> present M\(number + 1) }\n" }
    text += "modal M13 { content S13 }\nscreen S13\n"
    let tool = try Tool(in: Folder(["Deep.navgraph": text]))
    for number in 1...13 {
      let outcome = try tool.run(["path", "S0", "S\(number)"])
      #expect(outcome.errors == "" && outcome.code == (number <= 8 ? 0 : 1), "S\(number): \(outcome.errors)")
      let first =
        number <= 8
        ? "\(number) move\(number == 1 ? "" : "s") from S0 to S\(number)"
        : "no path was found from S0 to S\(number), but not every path was tried: "
          + "stacks or modals can be higher here than the height that is searched"
      #expect(outcome.output.split(separator: "\n").first.map(String.init) == first)
    }
  }

  @Test func suggestsANearName() throws {
    let folder = try Folder(Self.files)
    try Tool(in: folder).expect(
      "path", "Home", "Itme", code: 1,
      errors: "navgraph: there is no screen, container, modal, or alert Itme\nnavgraph: help: did you mean Item?\n")
    try Tool(in: folder).expect("path", "Home", code: 64, errors: nil)
    try Tool(in: folder).expect("path", "Home", "Item", "--on", "mac", code: 0, output: nil)
    try Tool(in: folder).expect("path", "", "\u{202E}\u{1B}[2J", code: 1, errors: nil)
  }

  @Test func jsonFollowsItsSchema() throws {
    let folder = try Folder(Self.files)
    var files: [String] = []
    func keep(_ arguments: [String]) throws {
      let outcome = try Tool(in: folder).run(["path", "--json"] + arguments)
      try folder.write("\(files.count).json", outcome.output)
      files.append(folder["\(files.count).json"])
    }
    for (names, _, _) in Self.cases { try keep(names + ["Shop.navgraph"]) }
    try keep(["ChatList", "Photo", Repository.url(at: "Samples/Messenger").path])
    try keep(["Mailboxes", "Sender", Repository.url(at: "Samples/Mail").path, "--on", "pad"])
    let schema = "Grammar/path.schema.json"
    guard let outcome = try SchemaCheck.validate(files, against: schema) else { return }
    #expect(outcome.code == 0, "\(outcome.output)")
    for (old, new) in [("\"kind\": \"event\"", "\"kind\": \"evnt\""), ("\"label\": ", "\"lable\": "), ("\"version\": 1", "\"version\": 2")]
    {
      try folder.write("bad.json", (folder.read("0.json") ?? "").replacingOccurrences(of: old, with: new))
      #expect(try SchemaCheck.validate([folder["bad.json"]], against: schema)?.code == 1, "\(new)")
    }
  }

  /// With an app-level event and stacks that grow, a shorter path may exist, but the path that is found can be taken.
  @Test(arguments: [("HelpText", "Two"), ("Two", "Card"), ("PIN", "Home")]) func findsAPathBesideAppEvents(from: String, to: String) throws
  {
    let text = """
      app Safe { platform iOS 16; root Main; on timeOut -> present Lock }
      tabs Main { tab home "Home" icon "house" stack Home; tab cards "Cards" icon "creditcard" stack Cards }
      screen Home { title "Home"; on card -> select cards then push Card }
      screen Cards { title "Cards"; on pay -> present Pay }
      screen Card { title "Card"; on pay -> present Pay }
      modal Pay { content stack One }
      screen One { title "1"; on next -> push Two; on cancel -> dismiss }
      screen Two { title "2"; on help -> present Help; on done -> finish }
      modal Help { content HelpText }
      screen HelpText { on done -> dismiss }
      modal Lock { content PIN; style fullScreen; dismissal blocked }
      screen PIN { on unlocked -> finish }

      """
    let outcome = try Tool(in: Folder(["Safe.navgraph": text])).run(["path", from, to])
    #expect(outcome.output.hasPrefix("1 move from \(from) to \(to)\n"), "\(outcome.output)")
  }

  /// Each move names the tests that must be true. The answer of a condition is the same on the whole path, from its link on.
  @Test func namesTheTests() throws {
    let text = """
      app Shop { platform iOS 16; scheme shop; root stack Home }
      condition member
      screen Home { on a(n: Int) { when n == 1 or member -> push Long; otherwise -> push Other } }
      screen Other
      screen Long { on b -> push Longer }
      screen Longer { on c -> push End }
      screen A { on d { when not member -> push End; otherwise -> stay } }
      screen B { on d { when not member -> push End; otherwise -> stay } }
      screen End
      route "/x" { when member -> Home / A; otherwise -> Home / B }

      """
    let tool = Tool(in: try Folder(["Shop.navgraph": text]))
    try tool.expect(
      "path", "Home", "Other", code: 0,
      output: """
        1 move from Home to Other

          start                           Home
          a, when not (n == 1 or member)  Home > Other

        """)
    let answer = try tool.run(["path", "Home", "End"]).output
    #expect(
      answer.hasSuffix(
        """
        2 moves by a link

          "/x", when not member  Home > B
          d, when not member     Home > B > End

          such as shop://x

        """), "\(answer)")
  }
}
