import Foundation
import Repository
import Testing

@Suite struct QueryTests {
  private static let files = [
    "Shop.navgraph": """
    app Shop { platform iOS 16; scheme shop; root Main; on locked -> present SignIn }
    guard signedIn -> SignIn
    tabs Main {
      tab home "Home" icon "house" stack Home
      tab sell "Sell" icon "tag" -> present SignIn
    }
    screen Home { on open -> push Item; on account requires signedIn -> push Account; on help -> open "/help" }
    screen Item { on home -> pop to Home; on back -> pop }
    screen Account { on leave -> present Ask then { yes -> pop to root } }
    screen Help { back hidden }
    modal SignIn { content Code }
    screen Code { on done -> finish; on cancel -> dismiss }
    alert Ask { title "Sure?"; button yes "Yes"; button no "No" cancel }
    route "/help" -> home / Help
    entry shortcut "com.shop.item" -> home / Item

    """
  ]

  @Test(arguments: [
    (
      ["to", "SignIn"],
      """
      leads to SignIn:
              app event locked         present SignIn, which shows Code  Shop.navgraph:1
        Main  tab sell                 present SignIn, which shows Code  Shop.navgraph:5
        Home  account, signedIn fails  present SignIn, which shows Code  Shop.navgraph:7

      """
    ),
    (
      ["to", "Item"],
      """
      leads to Item:
        Home  open                      push Item  Shop.navgraph:7
              shortcut "com.shop.item"  push Item  Shop.navgraph:15

      """
    ),
    (
      ["to", "Home"],
      """
      leads to Home:
              the app starts  show Main, which shows Home  Shop.navgraph:1
        Main  tab home        select Home                  Shop.navgraph:4
        Item  home            pop to Home                  Shop.navgraph:8

      """
    ),
    (
      ["from", "Home"],
      """
      Home leads to:
        open                     push Item                         Shop.navgraph:7
        account, signedIn fails  present SignIn, which shows Code  Shop.navgraph:7
        account                  push Account                      Shop.navgraph:7
        help                     open /help, to Help               Shop.navgraph:7

      """
    ),
    (["from", "Help"], "Help leads nowhere\n"),
    (
      ["from", "Account"],
      """
      Account leads to:
        leave              present Ask  Shop.navgraph:9
        leave, afterwards  pop to root  Shop.navgraph:9

      """
    ),
    (
      ["without-guard", "signedIn"],
      """
      shown without signedIn:
        Home  Main > home > Home
        Item  shortcut "com.shop.item" --> Main > home > Home > Item
        Help  "/help" --> Main > home > Home > Help
        Code  Main > home > Home --account, signedIn fails--> Code

      shown only with signedIn:
        Account  Shop.navgraph:9

      """
    ),
    (
      ["without-link"],
      """
      screens that no link opens:
        Home     Shop.navgraph:7
        Item     Shop.navgraph:8
        Account  Shop.navgraph:9
        Code     Shop.navgraph:12

      """
    ),
  ])
  func answers(_ question: [String], _ output: String) throws {
    let outcome = try Tool(in: Folder(Self.files)).run(["query"] + question)
    #expect(outcome.output == output, "\(question): \(outcome.errors)")
    #expect(outcome.code == 0)
  }

  /// The outcome handlers of a link run after a modal that it presents, also if an event opens it.
  @Test func followsOutcomeHandlersOfLinks() throws {
    let text = """
      app Shop { platform iOS 16; scheme shop; root stack Home }
      screen Home { on login -> open "/login" }
      screen Done
      screen Code { on ok -> finish }
      modal Login { content stack Code }
      route "/login" -> Home / present Login then { finished -> push Done; dismissed -> stay }
      entry shortcut "s" -> Home / present Login then { finished -> push Done }

      """
    let answer = """
      leads to Done:
        Home  login, afterwards         open /login, to Done  Shop.navgraph:2
              link /login, afterwards   push Done             Shop.navgraph:6
              shortcut "s", afterwards  push Done             Shop.navgraph:7

      """
    try Tool(in: Folder(["Shop.navgraph": text])).expect("query", "to", "Done", code: 0, output: answer)
  }

  /// A transition names the tests around its step: of events, outcome handlers, links, and `open window`.
  @Test func namesTheBranches() throws {
    let text = """
      app Shop { platform iOS 16; scheme shop; root stack Home }
      condition member
      condition beta
      screen Home {
        on a(n: Int) {
          when n == 1 and (member or beta) -> present Ask then { yes { when beta -> push Done; otherwise -> stay }; no -> stay }
          otherwise -> open window Done else push Done
        }
        on b -> push Done
      }
      screen Done
      alert Ask { title "Sure?"; button yes "Yes"; button no "No" cancel }
      route "/x" { when not (member or beta) -> Home / Done; otherwise -> Home / present Ask then { yes -> push Done; no -> stay } }

      """
    let answer = """
      leads to Done:
        Home  a, when n == 1 and (member or beta), when beta, afterwards  push Done         Shop.navgraph:6
        Home  a, when a window can open                                   open window Done  Shop.navgraph:7
        Home  a, otherwise                                                push Done         Shop.navgraph:7
        Home  b                                                           push Done         Shop.navgraph:9
              link /x, when not (member or beta)                          push Done         Shop.navgraph:13
              link /x, otherwise, afterwards                              push Done         Shop.navgraph:13

      """
    let tool = Tool(in: try Folder(["Shop.navgraph": text]))
    try tool.expect("query", "to", "Done", code: 0, output: answer)
    #expect(
      try tool.run(["query", "from", "Home", "--json"]).output.contains("\"when n == 1 and (member or beta)\",\n        \"when beta\""))
  }

  /// The dead ends are those of `check`, including those that `allow` suppresses.
  @Test func deadEndsAreThoseOfCheck() throws {
    let text = """
      app Shop { platform iOS 16; root stack Home }
      screen Home { on pay -> push Receipt }
      allow NAV0610 "the app ends here"
      screen Receipt { back hidden }

      """
    try Tool(in: Folder(["Shop.navgraph": text])).expect(
      "query", "dead-ends", code: 0, output: "dead ends:\n  Shop.navgraph:4  the user can't leave `Receipt`  NAV0610\n")
  }

  @Test func suggestsANearWord() throws {
    let folder = try Folder(Self.files)
    try Tool(in: folder).expect(
      "query", "dead-end", code: 64, errors: "navgraph: there is no question dead-end\nnavgraph: help: did you mean dead-ends?\n")
    try Tool(in: folder).expect(
      "query", "without-guard", "signdIn", code: 1, errors: "navgraph: there is no guard signdIn\nnavgraph: help: did you mean signedIn?\n")
    try Tool(in: folder).expect("query", "to", code: 64, errors: nil)
    try Tool(in: folder).expect("query", code: 64, errors: nil)
  }

  @Test func jsonFollowsItsSchema() throws {
    let folder = try Folder(Self.files)
    var files: [String] = []
    func keep(_ arguments: [String]) throws {
      let outcome = try Tool(in: folder).run(["query", "--json"] + arguments)
      #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
      try folder.write("\(files.count).json", outcome.output)
      files.append(folder["\(files.count).json"])
    }
    for question in [["to", "SignIn"], ["from", "Home"], ["without-guard", "signedIn"], ["without-link"], ["dead-ends"]] {
      try keep(question)
    }
    for (sample, name) in [("Messenger", "Chat"), ("Mail", "Message"), ("Pages", "Streak"), ("Events", "Article")] {
      let path = Repository.url(at: "Samples/\(sample)").path
      for question in [["to", name], ["from", name], ["without-link"], ["dead-ends"]] { try keep(question + [path]) }
    }
    let schema = "Grammar/query.schema.json"
    guard let outcome = try SchemaCheck.validate(files, against: schema) else { return }
    #expect(outcome.code == 0, "\(outcome.output)")
    for (old, new) in [
      ("\"cause\": \"tab\"", "\"cause\": \"tba\""), ("\"effect\": ", "\"efect\": "), ("\"question\": \"to\"", "\"question\": \"at\""),
    ] {
      try folder.write("bad.json", (folder.read("0.json") ?? "").replacingOccurrences(of: old, with: new))
      #expect(try SchemaCheck.validate([folder["bad.json"]], against: schema)?.code == 1, "\(new)")
    }
  }
}
