import Testing

/// Tests of diagnostics about links and modals with `dismissal blocked`.
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

  @Test func settingsAreNamedWhereTheyStand() throws {
    let over = CheckedText(
      app("route \"/v\" -> Main / V\nroute \"/w\" links wait -> Main / V\nroute \"/x\" -> Main / V", links: "; links over"))
    let diagnostic = try #require(over.diagnostics.first { $0.code.number == 709 })
    #expect(over.codes.filter { $0 == 709 } == [709])
    #expect(over.source.text(in: diagnostic.primary.range) == "links over")
    #expect(diagnostic.primary.text == "while `M` is presented, a link shows nothing")
    let hosts = CheckedText(
      app(#"route "/v" -> Main / V"#).replacing(
        "scheme a", with: #"scheme my_app; hosts "https://a.example", "*.a.example", "a.*.example", "*""#))
    let found = hosts.diagnostics.filter { $0.code.number == 707 }
    #expect(found.map { hosts.source.text(in: $0.primary.range) } == ["my_app", #""https://a.example""#, #""a.*.example""#, #""*""#])
  }
}
