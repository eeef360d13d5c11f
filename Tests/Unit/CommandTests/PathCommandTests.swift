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
}
