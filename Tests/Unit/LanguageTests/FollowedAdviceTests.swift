import NavGraphCompiler
import NavGraphSyntax
import Testing

/// Tests of advice that users follow literally, with programs for which the advice was once wrong.
@Suite struct FollowedAdviceTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    Compiler.check(Compiler.parse([SourceFile(path: "A.navgraph", text: text)])).diagnostics
  }

  /// Applies the fix that writes `code`, and expects that it resolves the diagnostic without an error.
  private func follow(_ number: UInt16, _ code: String, in text: String, at location: SourceLocation = #_sourceLocation) throws {
    let diagnostic = try #require(diagnostics(text).first { $0.code == Code(number) }, "\(diagnostics(text))", sourceLocation: location)
    let fix = try #require(
      diagnostic.fixes.first { $0.code == code }, "\(diagnostic.help) \(diagnostic.fixes.map(\.code))", sourceLocation: location)
    #expect(diagnostic.help.contains { $0.contains("`\(code)`") }, "\(diagnostic.help)", sourceLocation: location)
    let fixed = FixedProgram.text(SourceFile(path: "A.navgraph", text: text), with: fix)
    let left = diagnostics(fixed).filter { $0.code == Code(number) || $0.severity == .error }
    #expect(left.isEmpty, "\(left.map(\.message))\n\(fixed)", sourceLocation: location)
  }

  // MARK: Guards with values

  private func bank(_ guarded: String) -> String {
    """
    app Bank { platform iOS 16; root stack List }
    guard mayRead(account: Int, mode: String)
    screen List {
      title "List"
      on open(account: Int) requires mayRead(account, mode: "all") -> \(guarded)
      on peek(number: Int) -> push Account(number)
    }
    screen Account(number: Int) { title "{number}"; on back -> pop }
    stack Flow(id: Int) { root Account(number: id) }
    """
  }

  @Test func aGuardIsWrittenWithTheValuesOfTheScreen() throws {
    try follow(801, "requires mayRead(account: number, mode: \"all\")", in: bank("push Account(number: account)"))
    let other = bank("push Account(number: account)").replacing("push Account(number)\n", with: "push Account(number: 7)\n")
    try follow(
      801, "requires mayRead(account: 7, mode: \"all\")",
      in: other.replacing("(number: Int) -> push Account(number: 7)", with: " -> push Account(number: 7)"))
  }

  @Test func aValueThatTheScreenDoesNotGetIsNotWritten() throws {
    let text = bank("push Account(number: 1)")
    let diagnostic = try #require(diagnostics(text).first { $0.code == Code(801) })
    #expect(diagnostic.fixes.isEmpty && diagnostic.help.allSatisfy { !$0.contains("mayRead(") }, "\(diagnostic.help)")
  }

  @Test func aGuardMovesFromAContainerToItsScreen() throws {
    let text = """
      app Club { platform iOS 16; root Box }
      guard member(of: String)
      guard paid
      split Box { sidebar List; detail Room(name: "lobby") }
      stack Room(name: String) REQUIRES { root Wall(title: name) }
      screen List { title "L"; on open(name: String) -> show detail Room(name) }
      screen Wall(title: String) { title "{title}" }
      """
    for requires in ["requires member(of: name)", "requires paid, member(of: name)", "requires member(of: name), paid"] {
      try follow(807, "requires member(of: title)", in: text.replacing("REQUIRES", with: requires))
    }
  }

  // MARK: Placeholders

  private func site(_ pattern: String) -> String {
    """
    app Site { platform iOS 16; scheme site; root Main }
    stack Main { root Home }
    screen Home { title "Home" }
    screen Profile(name: String, tab: String? = nil) { title "{name}" }
    route "\(pattern)" -> Main / Profile(name\(pattern.contains("{tab") ? ", tab" : ""))
    """
  }

  @Test func aPatternKeepsWhatItMatches() throws {
    try follow(705, "?ref={ref?}", in: site("/p/{name}?ref={ref?}"))
    try follow(705, "ref={ref?}&", in: site("/p/{name}?ref={ref?}&tab={tab?}"))
    try follow(705, "&ref={ref?}", in: site("/p/{name}?tab={tab?}&ref={ref?}"))
    try follow(705, "#{part?}", in: site("/p/{name}#{part?}"))
    try follow(705, "\"/p/{name}\", \"/p/{name}/{_}\"", in: site("/p/{name}/{slug?}"))
    try follow(705, "\"/p/{name}\", \"/p/{name}/{_: hex 4}\"", in: site("/p/{name}/{slug?: hex 4}"))
    try follow(705, "\"/p/{name}\", \"/p/{name}/{_}/{tab?}\"", in: site("/p/{name}/{slug?}/{tab?}"))
    try follow(705, "\"/p/{name}/{tab?}\", \"/p/{name}/{tab}/{_}\"", in: site("/p/{name}/{tab?}/{slug?}"))
    try follow(705, "{_}", in: site("/p/{name}/{slug}"))
    try follow(705, "{_}", in: site("/p/{name}?ref={ref}"))
    try follow(705, "{_: hex 4}", in: site("/p/{name}/{slug: hex 4}"))
    try follow(705, "{_...}", in: site("/p/{name}/{rest...}"))
  }

  // MARK: Unreachable declarations, and results

  @Test func whatIsNeverShownIsShownWithItsArguments() throws {
    let head = "app A { platform iOS 16; root stack Home }\n"
    let home = "screen Home { title \"H\"; on profile -> pop to root }\n"
    let screen = "screen Profile(name: String, age: Int? = nil) { title }\n"
    try follow(601, "on showProfile(name: String) -> push Profile(name)", in: head + home + screen)
    try follow(601, "external \"why\"", in: head + home + screen)
    try follow(601, "on profile(name: String) -> push Profile(name)", in: head + "screen Home\n" + screen)
    try follow(
      601, "on sheet(name: String) -> present Sheet(name)",
      in: head + home + "modal Sheet(name: String) { content stack Form(name) }\nscreen Form(name: String) { title; on done -> finish }")
  }

  @Test func aResultIsHandledWhereItsFlowIsPresented() throws {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      tabs Main { tab home "H" icon "house" stack Home; tab pick "P" icon "plus" -> present Pick(id: 1)ARMS }
      screen Home { title "H" }
      modal Pick(id: Int) returns String { content stack Colors(id) }
      screen Colors(id: Int) { title; on choose(color: String) -> finish(color); on no -> dismiss }

      """
    try follow(606, "then { finished(result) -> stay }", in: text.replacing("ARMS", with: ""))
    try follow(606, "finished(result) -> stay", in: text.replacing("ARMS", with: " then { dismissed -> stay }"))
  }

  // MARK: Texts without quotes

  @Test(arguments: ["chat-beta", "web+chat", "com.example.chat", "com.example.my-chat", "x-y-z"])
  func aSchemeIsWrittenInQuotes(scheme: String) throws {
    for line in [
      "app Chat { platform iOS 16; scheme chat, \(scheme); root Main }",
      "app Chat {\n  platform iOS 16\n  scheme \(scheme)\n  root Main\n}",
    ] {
      let text = line + "\nstack Main { root Home }\nscreen Home { title \"H\" }\nroute \"/h\" -> Main\n"
      let mended = FixedProgram([("A.navgraph", text)])
      #expect(mended.before.diagnostics.map(\.code) == [Code(201)], "\(mended.before.diagnostics)")
      #expect(mended.before.diagnostics.first?.message.contains("in quotes") == true)
      #expect(mended.text == text.replacing(scheme, with: "\"\(scheme)\""), "\(mended.text)")
    }
    let route =
      "app A { platform iOS 16; scheme a, \"\(scheme)\"; root stack H }\nscreen H { title \"H\" }\nroute \"/h\" scheme \(scheme) -> H\n"
    let mended = FixedProgram([("A.navgraph", route)])
    #expect(mended.before.diagnostics.map(\.code) == [Code(201)], "\(mended.before.diagnostics)")
    #expect(mended.after.diagnostics.isEmpty, "\(mended.text)")
  }

  @Test(arguments: ["www.my-site.example", "*.example.com", "example.com", "my-site.example"])
  func aHostIsWrittenInQuotes(host: String) {
    let text = "app A { platform iOS 16; hosts \(host); root stack H }\nscreen H { title \"H\" }\nroute \"/h\" -> H\n"
    let mended = FixedProgram([("A.navgraph", text)])
    #expect(mended.before.diagnostics.map(\.code) == [Code(201)], "\(mended.before.diagnostics)")
    #expect(mended.text == text.replacing(host, with: "\"\(host)\"") && mended.after.diagnostics.isEmpty, "\(mended.text)")
  }

  @Test(arguments: [("*.social", "*.example.social"), ("social", "social.example"), ("https://a.example/x", "a.example")])
  func aHostWithoutADomainGetsAPossibleExample(host: String, meant: String) throws {
    try follow(
      707, "\"\(meant)\"", in: "app A { platform iOS 16; hosts \"\(host)\"; root stack H }\nscreen H { title \"H\" }\nroute \"/h\" -> H\n")
  }

  // MARK: Messages

  @Test func anAliasIsNoRoute() throws {
    let text = """
      app Songs { platform iOS 16; scheme songs; root stack Home }
      screen Home { title "Home"; on song(id: Int) -> open "/s/{id}"(id) }
      screen Song(id: Int) { title }
      route "/songs/{id}" -> Home / Song(id)
      alias "/s/{id}" -> "/songs/{id}"
      """
    #expect(diagnostics(text).first { $0.code == Code(324) }?.message == "\"/s/{id}\" is an alias of the route \"/songs/{id}\"")
    try follow(324, "\"/songs/{id}\"", in: text)
  }

  @Test func aValueThatMayBeMissingIsOneDiagnostic() {
    let text = """
      app Pages { platform iOS 16; scheme pages; root Main }
      stack Main { root Home }
      screen Home { title "Home" }
      screen Page(n: Int) { title }
      route "/p/{n?}" { when n is nil -> Main; otherwise -> Main / Page(n) }
      """
    #expect(diagnostics(text).map(\.code) == [Code(704)])
  }

  @Test func pathsThatDifferAreNotTheSame() {
    let text = """
      app Docs { platform iOS 16; scheme docs; root Main }
      stack Main { root Home }
      screen Home { title "Home" }
      screen File(name: String) { title }
      screen Tree(path: [String]) { title }
      route "/d/{path...}.md" -> Main / Tree(path)
      route "/d/{name}.md"    -> Main / File(name)
      """
    let notes = diagnostics(text).first { $0.code == Code(701) }?.notes ?? []
    #expect(notes.contains { $0.hasPrefix("both match the same texts at segment 2: `{path...}.md` and `{name}.md`") }, "\(notes)")
  }

  @Test func onlyWhatThereIsDoesNotCount() {
    func label(_ app: String, _ more: String = "") -> String? {
      diagnostics(
        "app Bank { platform iOS 16; scheme bank; root stack Home; \(app) }\nscreen Home { title \"H\" }\nmodal Lock { content Pin; style fullScreen; dismissal blocked }\n"
          + "screen Pin { on right -> finish }\n\(more)\nassert Home reaches Pin\n"
      ).first { $0.code == Code(1104) }?.primary.text
    }
    #expect(label("on timeOut -> present Lock") == "app-level events don't count")
    #expect(label("", "route \"/lock\" -> Home / present Lock") == "links don't count")
  }

  @Test func aLinkOverTheFlowOfAGuardSaysSo() {
    let text = """
      app Club { platform iOS 16; scheme club; root Main requires signedIn }
      guard signedIn -> SignIn
      tabs Main { tab home "Home" icon "house" stack Home; tab me "Me" icon "person" stack Me }
      screen Home { title "Home" }
      screen Me   { title "Me" }
      screen SignIn { on done -> finish }
      modal Invite(code: String) { content stack Letter(code) }
      screen Letter(code: String) { title "Invitation"; on yes -> finish; on no -> dismiss }
      route "/i/{code}" links now -> here / present Invite(code) then { finished -> select me }
      """
    let diagnostic = diagnostics(text).first { $0.code == Code(514) }
    #expect(diagnostic?.message == "`select me` can run over the flow of `signedIn`, which has no tabs", "\(diagnostics(text))")
    #expect(diagnostic?.help == ["remove `links now`, so that the link waits until the flow has finished"])
  }
}
