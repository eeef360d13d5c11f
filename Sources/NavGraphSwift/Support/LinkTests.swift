import Foundation
import Testing

/// The links of APP lead where `APPLinkTests.swift` says: a test that fails is a link that leads elsewhere than before.
///
/// A change that is meant is written out by `navgraph generate --tests`; its diff shows who lands where now.
@MainActor @Suite struct APPLinkTests {
  typealias Golden = APPLinks<APP>.Golden
  typealias Start = APPLinks<APP>.Start

  /// Each URL is the route, and so is the one that the route prints.
  @Test(arguments: APP.LinkGoldens.all) func reads(_ golden: Golden) {
    for link in golden.links {
      #expect(URL(string: link).map(golden.reads) == true, "\(golden.testDescription): \(link)")
    }
    if let printed = golden.printed { #expect(golden.reads(printed), "\(golden.testDescription): \(printed)") }
  }

  /// The app is started by it.
  @Test(arguments: APP.LinkGoldens.all) func cold(_ golden: Golden) async { await trial(golden).cold() }

  /// The user has been about: there is something on top in every tab.
  @Test(arguments: APP.LinkGoldens.all) func warm(_ golden: Golden) async { await trial(golden).warm() }

  /// And a modal is up.
  @Test(arguments: APP.LinkGoldens.all) func covered(_ golden: Golden) async { await trial(golden).covered() }

  /// With a no to any of its questions nothing is entered: what was shown stays, beneath the flow that could turn it into a yes.
  @Test(arguments: APP.LinkGoldens.all) func refused(_ golden: Golden) async { await trial(golden).refused() }

  private func trial(_ golden: Golden) -> APPLinks<APP>.Trial {
    APPLinks<APP>.Trial(golden: golden, start: APP.LinkGoldens.start(on: golden.idiom))
  }

  nonisolated static func uuid(_ text: String) -> UUID { UUID(uuidString: text) ?? UUID() }
  nonisolated static func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: text) }
}
