import Foundation
import OlderSystems
import Testing

/// A program that walks through a sample, whose `#available` asks the headless UIKit.
struct OlderSystem {
  private let program: OlderProgram

  init(_ sample: String) throws {
    var sources = try OlderProgram.files(in: "Generated/" + sample).map { ($0.lastPathComponent, try OlderProgram.asking($0)) }
    let rehearsals = try OlderProgram.files(in: "Generated/Tests/" + sample).filter { $0.lastPathComponent.contains("Rehearsal") }
    let names = rehearsals.map { $0.lastPathComponent.replacing(/(View)?Rehearsal\.swift/, with: "") }
    let app = try #require(names.first)
    sources += try rehearsals.map { file in
      // Links have tests of their own; their goldens need a test library.
      (file.lastPathComponent, try OlderProgram.asking(file).replacing(/targets: LinkGoldens[^\n,]*/, with: "targets: []"))
    }
    sources += try ["Dice", "Mood", "Rehearsing", "Stranger", "Walk", "Walker", "Walker+Sight", "Walker+Wish"].map {
      ($0 + ".swift", OlderProgram.inOneModule(try OlderProgram.text(of: "Tests/Output/WalkTests/\($0).swift")))
    }
    program = try OlderProgram(sources + [("main.swift", Self.main(app, sample))])
  }

  /// Walks on a system that is `system` and says that it is `claim`, in one of the outputs.
  func walk(inSwiftUI isInSwiftUI: Bool, system: Double, claiming claim: Double, walks: Int) throws -> OlderProgram.Outcome {
    try program.run(["\(system)", "\(claim)", "\(walks)"] + (isInSwiftUI ? ["swiftui"] : []))
  }

  func remove() { program.remove() }

  private static func main(_ app: String, _ sample: String) -> String {
    let name = sample.prefix(1).lowercased() + sample.dropFirst()
    return """
      import Foundation
      import UIKit

      nonisolated(unsafe) var claim = 27.0
      nonisolated func claims(_ system: Double) -> Bool { claim >= system }

      enum Sample: String, CaseIterable, Sendable {
        case \(name)

        @MainActor func rehearsal(
          in window: UIWindow, grants: @escaping @MainActor (String) async -> Bool, holds: @escaping @MainActor (String) -> Bool
        ) -> any Rehearsing {
          \(app).rehearsal(in: window, grants: grants, holds: holds)
        }
      }

      enum SampleInSwiftUI: String, CaseIterable, Sendable {
        case \(name)

        @MainActor func rehearsal(
          in window: UIWindow, grants: @escaping @MainActor (String) async -> Bool, holds: @escaping @MainActor (String) -> Bool
        ) -> any Rehearsing {
          \(app).viewRehearsal(in: window, grants: grants, holds: holds)
        }
      }

      let numbers = CommandLine.arguments.dropFirst().compactMap { Double($0) }
      claim = numbers[1]
      var code: Int32 = 0
      let app = CommandLine.arguments.contains("swiftui") ? Walk.App.views(.\(name)) : .controllers(.\(name))
      for seed in 0..<Int(numbers[2]) {
        var walk = Walk(app, seed)
        walk.options.system = numbers[0]
        let report = await Walker.take(walk, writing: true)
        guard !report.problems.isEmpty else { continue }
        print(([walk.description] + report.trace + report.problems).joined(separator: "\\n"))
        code = 1
        break
      }
      exit(code)
      """
  }
}
