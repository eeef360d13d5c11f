import NavGraphCompiler
import Testing

@testable import NavGraphLinks

/// Tests of components of a site association that never decide.
@Suite struct DeadRuleTests {
  private func dead(_ components: String, rest: String = "") throws -> [String] {
    let rig = try AssociationFixture(["\"/chats/{id}\"": "id: String"], components: components, rest: rest)
    return rig.differences.dead.map { "\($0.component) \($0.winners)" }
  }

  @Test func earlierComponentsDecide() throws {
    #expect(try dead(#"{"/": "/ios/*"}, {"/": "/ios/beta", "exclude": true}"#) == ["1 [0]"])
    #expect(try dead(#"{"/": "/ios/beta", "exclude": true}, {"/": "/ios/*"}"#) == [])
    #expect(try dead(#"{"/": "/a"}, {"/": "/?"}, {"/": "/b"}, {"/": "/a/b"}"#) == ["2 [1]"])
    // Two components together cover it.
    #expect(try dead(#"{"/": "/a*"}, {"/": "/$(rest)"}, {"/": "/?"}"#, rest: #""substitutionVariables": {"rest": ["b"]}, "#) == [])
    #expect(try dead(#"{"/": "/x", "?": {"q": "1"}}, {"/": "/x", "?": {"q": "?"}}"#) == [])
    #expect(try dead(##"{"/": "/x"}, {"/": "/x", "?": {"q": "?"}}, {"/": "/x", "#": "top"}"##) == ["1 [0]", "2 [0]"])
    #expect(try dead(#"{"/": "/X", "caseSensitive": false}, {"/": "/x"}"#) == ["1 [0]"])
    #expect(try dead(#"{"/": "/x"}, {"/": "/X", "caseSensitive": false}"#) == [])
    #expect(try dead(##"{"/": "*"}, {"/": "/a"}, {"#": "b"}"##) == ["1 [0]", "2 [0]"])
  }

  @Test func someMatchNothing() throws {
    #expect(try dead(##"{"/": "/public/#/reset/*"}, {"/": "/chats/*"}"##) == ["0 []"])
    #expect(try dead(#"{"/": "/$(nothing)"}"#) == ["0 []"])
    #expect(try dead(#"{"/": "/chats/$(lang)"}, {"/": "/%C3%A9"}"#) == [])
  }

  @Test func whatIsSaidAgainIsDead() throws {
    #expect(try dead(#"{"/": "/a/*"}, {"/": "/a/*", "comment": "again"}, {"/": "/b"}, {"/": "/a/*"}"#) == ["1 [0]", "3 [0]"])
    #expect(try dead(#"{"/": "/a/*"}, {"/": "/a/*", "exclude": true}"#) == ["1 [0]"])
    // A component that matches nothing has no winners.
    #expect(try dead(##"{"/": "/x"}, {"/": "/p/#/r"}, {"/": "/p/#/r"}"##) == ["1 []", "2 []"])
    #expect(try dead(#"{"/": "/ios/*"}, {"/": "/ios/beta"}, {"/": "/ios/beta"}"#) == ["1 [0]", "2 [0]"])
  }

  /// The effort for single components is bounded, too. Each of these has thousands of states.
  @Test func componentsWithManyStatesAreBounded() throws {
    let many = (0..<60).map { #"{"/": "*\#(Unicode.Scalar(UInt8(97 + $0 % 26)))\#($0)?????????????"}"# }.joined(separator: ", ")
    let rig = try AssociationFixture(["\"/chats/{id}\"": "id: String"], components: many)
    #expect(!rig.differences.isWhole)
  }

  /// The effort for many components is bounded.
  @Test func largeFilesAreBounded() throws {
    let many = (0..<400).map { #"{"/": "/p\#($0)/*"}"# }.joined(separator: ", ")
    #expect(try dead(many) == [])
    let twice = try dead(many + #", {"/": "/p7/x"}"#)
    #expect(twice == ["400 [7]"] || twice == [])
  }
}
