import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of `allow`: the diagnostics that it suppresses, and redundant ones.
@Suite struct AllowanceTests {
  private func app(_ rest: String) -> String { "app Shop { root stack Home }\nscreen Home\n" + rest }

  private func messages(_ text: String, optional: OptionalRules = .none) -> [String] {
    CheckedText(text, optional: optional).diagnostics.map { "\($0.code) \($0.message)" }
  }

  @Test func oneDiagnosticIsTakenOut() {
    #expect(messages(app("allow NAV0601 \"why\"\nscreen Left\n")) == [])
    #expect(messages(app("allow nav601 \"why\"\nscreen Left\n")) == [])
    #expect(messages(app("allow NAV0601 \"why\"\nscreen Home2\nscreen Left\n")).count == 1)
  }

  @Test func theSecondOfTwoIsIdle() {
    #expect(messages(app("allow NAV0601 \"a\"\nallow NAV0601 \"b\"\nscreen Left\n")) == ["NAV0391 duplicate `allow` of NAV0601"])
    // Two codes for one item are two suppressions.
    #expect(messages(app("allow NAV0601 \"a\"\nallow NAV0312 \"b\"\nguard g\n")) == ["NAV0391 NAV0601 isn't reported here"])
  }

  @Test func codesThatAreNone() {
    let far = CheckedText(app("allow NAV9999 \"why\"\nscreen Left\n"))
    #expect(far.diagnostics.map { "\($0.code) \($0.message)" }.contains("NAV0392 unknown diagnostic code NAV9999"))
    let near = CheckedText(app("allow NAV0610 \"a\"\nallow NAV6001 \"why\"\nscreen Left\n")).diagnostics.first { $0.code == Code(392) }
    #expect(near?.primary.text.hasPrefix("did you mean NAV") == true && near?.fixes.count == 1)
    let family = CheckedText(app("allow NAV06 \"why\"\nscreen Left external \"why\"\n"))
    #expect(family.diagnostics.map(\.message) == ["`NAV06` is a family, not the code of a diagnostic"])
  }

  @Test func errorsOfNamesCantBeAllowed() {
    let found = messages(app("allow NAV0301 \"why\"\nscreen Left requires nobody\n"))
    #expect(found.contains("NAV0391 NAV0301 can't be allowed"))
  }

  /// Unresolved names hide other diagnostics, so redundant `allow` lines aren't reported.
  @Test func nothingIsJudgedBehindErrors() {
    let text = "allow NAV0603 \"why\"\nscreen Left { on a -> push Missing }\n"
    #expect(messages(app(text)).allSatisfy { !$0.hasPrefix("NAV0391") })
    // Structural errors have the same effect.
    let pushed = "allow NAV0603 \"why\"\nscreen Left { on a -> push F }\nstack F { root Home }\n"
    #expect(messages(app(pushed)).contains { $0.hasPrefix("NAV0501") } && messages(app(pushed)).allSatisfy { !$0.hasPrefix("NAV0391") })
    #expect(
      messages(app("allow NAV0603 \"why\"\nscreen Left { on a -> push Home }\n")).contains("NAV0391 NAV0603 isn't reported here"))
  }
}
