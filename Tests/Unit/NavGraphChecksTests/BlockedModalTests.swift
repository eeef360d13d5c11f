import Testing

/// Links and modals with `dismissal blocked`: a link that says it goes past one, and doesn't.
@Suite struct BlockedModalTests {
  private func app(_ lines: String, links: String = "") -> String {
    """
    app A { scheme a; root Main\(links) }
    stack Main { root Home }
    screen Home { on m -> present M; on v -> push V }
    modal M { content stack W; dismissal blocked }
    screen W { on q(q: String) -> push S(q); on d -> finish }
    screen V
    screen S(q: String)
    \(lines)
    """
  }

  @Test func whatALinkWantsDoesNotHoldItUp() {
    expect([709], in: app(#"route "/v" links dismiss -> Main / V"#))
    expect([], in: app(#"route "/s/{q}" links dismiss -> Main / present M / S(q)"#))
    expect([], in: app(#"route "/s/{q}" -> Main / present M / S(q)"#, links: "; links over"))
    // Another one is in the way, and so is one with other arguments.
    expect(
      [709],
      in: app(
        "screen X { on n -> present N }\nmodal N { content stack W; dismissal blocked }\nroute \"/x\" -> Main / X\nroute \"/s/{q}\" links dismiss -> Main / present M / S(q)"
      ))
    expect(
      [709],
      in: """
        app A { scheme a; root Main }
        stack Main { root Home }
        screen Home { on m(n: String) -> present M(n) }
        modal M(n: String) { content stack V(n); dismissal blocked }
        screen V(n: String) { on d -> finish }
        route "/s/{n}" links dismiss -> Main / present M(n)
        """)
  }

  @Test func presentingAnywhereTakesNothingDown() {
    expect([], in: app(#"route "/v" links dismiss -> here / present stack V"#))
    expect(
      [],
      in: app(#"route "/s/{q}" links dismiss -> here or Main / S(q)"#).replacing("push V", with: "push S(q: \"\")").replacing(
        "screen V\n", with: ""))
    expect([709], in: app(#"route "/v" links dismiss -> here or Main / V"#))
    // What is presented over it is seen.
    expect([], in: app(#"route "/v" links over -> Main / present stack V"#))
    expect([709], in: app(#"route "/v" links over -> Main / V"#))
  }

  @Test func onlyWhatIsPresentedBlocks() {
    let unused = app(#"route "/v" links dismiss -> Main / V"#).replacing("on m -> present M; ", with: "")
    #expect(!Checked(unused).codes.contains(709))
    // The flow in a root's place: links wait for it whatever it says.
    let guarded = { (root: String, event: String) in
      """
      app A { scheme a; root Main\(root) }
      guard g -> Sign
      stack Main { root Home }
      screen Home { on s\(event) -> push S }
      modal Sign { content stack V; dismissal blocked }
      screen V { on d -> finish }
      screen S
      screen T
      route "/s" links dismiss -> Main / T
      """
    }
    expect([], in: guarded(" requires g", ""))
    expect([709], in: guarded("", " requires g"))
    // A link that asks the same guard waits for its answer.
    expect([], in: guarded("", "").replacing("route \"/s\" links dismiss", with: "route \"/s\" links dismiss requires g"))
    expect([], in: guarded("", " requires g").replacing("links dismiss", with: "links dismiss requires g"))
  }

  @Test func devicesAreLookedAt() {
    let app = { (phone: String, pad: String) in
      """
      app A { scheme a; root Main on phone; root Desk on pad }
      stack Main { root Home }
      stack Desk { root Work }
      screen Home { on m -> present M }
      screen Work
      screen V
      modal M { content stack W; dismissal blocked }
      screen W { on d -> finish }
      route "/v" links dismiss -> Main / \(phone) on pad -> Desk / \(pad)
      """
    }
    expect([709], in: app("V", "V"))
    expect([], in: app("present M", "V"))
  }

  @Test func settingsAreNamedWhereTheyStand() throws {
    let over = Checked(
      app("route \"/v\" -> Main / V\nroute \"/w\" links wait -> Main / V\nroute \"/x\" -> Main / V", links: "; links over"))
    let finding = try #require(over.findings.first { $0.code.number == 709 })
    #expect(over.codes.filter { $0 == 709 } == [709])
    #expect(over.source.text(finding.primary.range) == "links over")
    #expect(finding.primary.text == "while `M` is up, a link shows nothing")
    let hosts = Checked(
      app(#"route "/v" -> Main / V"#).replacing(
        "scheme a", with: #"scheme my_app; hosts "https://a.example", "*.a.example", "a.*.example", "*""#))
    let found = hosts.findings.filter { $0.code.number == 707 }
    #expect(found.map { hosts.source.text($0.primary.range) } == ["my_app", #""https://a.example""#, #""a.*.example""#, #""*""#])
  }
}
