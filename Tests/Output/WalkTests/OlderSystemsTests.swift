import Foundation
import Testing

/// On the machine that runs the tests every `#available` holds. Here generated code asks the headless UIKit instead, which is told to be
/// an older system: so what stands in for newer API is compiled and walked through too.
@Suite(.serialized) struct OlderSystemsTests {
  nonisolated static let systems = [15.0, 16.0, 17.0, 18.0, 26.0]

  @Test func fallbacksRun() throws {
    let samples = ["Messenger", "Player"]
    let app = try OlderSystem(samples)
    defer { app.remove() }
    for sample in samples { try fallbacksRun(of: sample, in: app) }
  }

  private func fallbacksRun(of sample: String, in app: OlderSystem) throws {
    for system in Self.systems {
      let outcome = try app.walk(sample, inSwiftUI: false, system: system, claiming: system, walks: 30)
      // Seven tabs before iOS 18: a tap on the fifth, while a screen is being pushed, leaves state and screen apart (walk `player 12`).
      // Not looked into yet.
      try withKnownIssue("a tap on a tab behind More while a screen is pushed") {
        try #require(outcome.code == 0, "\(sample) on iOS \(system):\n\(outcome.output)")
      } when: {
        sample == "Player" && system < 18
      }
    }
    // What is made with views is for iOS 16 at least.
    for system in Self.systems where system >= 16 {
      let outcome = try app.walk(sample, inSwiftUI: true, system: system, claiming: system, walks: 30)
      try #require(outcome.code == 0, "\(sample) in SwiftUI, on iOS \(system):\n\(outcome.output)")
    }
    // A system that lies about its age is caught: what is newer than it is used.
    let liar = try app.walk(sample, inSwiftUI: false, system: 15, claiming: 27, walks: 20)
    #expect(liar.code == 1 && liar.output.contains("OS "), "\(sample) on iOS 15 that says 27:\n\(liar.output)")
  }
}
