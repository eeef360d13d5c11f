import Testing

@testable import NavGraphChecks

/// `never Credentials after Diary` (NAV1103) over guarded pages: a page is entered once. `PageGuardTests` hold that the runtime does the same.
@Suite struct PageGuardAssertionTests {
  private func codes(cover: String = "", diary: String = "", letters: String = "member", _ more: String = "") -> [Int] {
    let checked = Checked(
      """
      app A { scheme a; root Main }
      guard signedIn -> SignIn
      guard member -> Join
      tabs Main { tab book Book; tab other stack Other }
      pages Book { page Cover; page Diary; page Letters }
      screen Other
      screen Cover { on diary -> page Diary; \(cover) }
      screen Diary requires signedIn { \(diary) }
      screen Letters requires \(letters)
      modal SignIn { content stack Credentials }
      screen Credentials { on ok -> finish }
      modal Join { content stack Form }
      screen Form { on ok -> finish }
      route "/diary" -> book / page Diary
      route "/letters" -> book / page Letters
      \(more)
      assert never Credentials after Diary

      """)
    return checked.codes.filter { $0 < 500 && $0 != 312 || $0 > 1100 }
  }

  @Test func aPageIsAskedOnce() { #expect(codes() == []) }

  @Test func theOtherPageAsksItsOwn() { #expect(codes(letters: "signedIn") == [1103]) }

  @Test func anotherScreenInItsPlaceIsNotThePage() {
    #expect(codes(diary: "on tear -> replace Torn", "screen Torn { on mend -> replace Diary }") == [1103])
    // A link brings the page back.
    #expect(codes(diary: "on tear -> replace Torn", "screen Torn") == [1103])
  }

  @Test func newPagesAreAskedAgain() { #expect(codes(cover: "on again -> restart") == [1103]) }
}
