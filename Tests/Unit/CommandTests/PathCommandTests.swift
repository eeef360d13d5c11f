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
