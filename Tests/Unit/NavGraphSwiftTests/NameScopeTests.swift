import Testing

@testable import NavGraphSwift

/// Tests of distributing unique names.
@Suite struct NameScopeTests {
  @Test func numbersAreTheFirstFreeOnes() {
    var names = NameScope(reserved: ["open3"], outer: ["open5"])
    #expect((0..<5).map { _ in names.claim("open") } == ["open", "open2", "open4", "open6", "open7"])
    names.reserve("open8")
    #expect(names.claim("open") == "open9" && names.claimText("open") == "open10")
    #expect(names.claim("open", suffix: "Screen") == "openScreen" && names.claim("open", suffix: "Screen") == "openScreen2")
  }

  /// A claim continues after the last number. With a new search for each claim, this test takes minutes.
  @Test(.timeLimit(.minutes(1))) func manyEqualNames() {
    var names = NameScope()
    for _ in 0..<50_000 { _ = names.claim("x") }
    #expect(names.claim("x") == "x50001")
  }
}
