import Foundation
import NavGraphRuntime
import NavGraphTesting
import Repository
import Testing
import UIKit

@testable import MessengerGenerated
@testable import SampleTests

/// Tests the example of a rehearsal in `Grammar/reference/formats.md`.
@MainActor @Suite struct RehearsalExampleTests {
  private func comesToRest(_ rehearsal: NavGraph.Rehearsal<Messenger.Graph>) async {
    await Headless.pass(turns: 400)
  }

  @Test func itRuns() async throws {
    await Headless.isolated {
      let window = UIWindow(frame: .zero)
      // On the page from here
      let rehearsal = Messenger.rehearsal(in: window, grants: { $0 != "signedIn" })
      rehearsal.start()
      await comesToRest(rehearsal)
      #expect(rehearsal.pages.last?.description == "chatList")
      rehearsal.pages.last?.ask("profile", trying: 7)
      await comesToRest(rehearsal)
      #expect(rehearsal.shown.count == 1)
      #expect(rehearsal.differences == [])  // the screen shows what the state says
      #expect(rehearsal.leftovers() == [])  // nothing has outlived its place
      rehearsal.stop()
      // to here.
    }
  }

  @Test func thePageShowsIt() throws {
    let page = try Repository.text(at: "Grammar/reference/formats.md")
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("// On the page from here") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// to here.") })
    let code = lines[(start + 1)..<end].map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(page.contains("```swift\n" + code + "\n```"))
  }
}
