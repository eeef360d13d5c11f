import Foundation
import OlderSystems
import Testing

/// A program that runs walks through samples, whose `#available` asks the headless
/// UIKit. The samples share it, because compiling the runtime takes longest.
struct OlderSystem {
  private let program: OlderProgram

  init(_ samples: [String]) throws {
    var sources: [(String, String)] = []
    var apps: [String] = []
    for sample in samples {
      sources += try OlderProgram.files(in: "Generated/" + sample).map { ($0.lastPathComponent, try OlderProgram.asking($0)) }
      let rehearsals = try OlderProgram.files(in: "Generated/Tests/" + sample).filter { $0.lastPathComponent.contains("Rehearsal") }
      apps.append(try #require(rehearsals.first).lastPathComponent.replacing(/(View)?Rehearsal\.swift/, with: ""))
      sources += try rehearsals.map { file in
        // Links have separate tests, and their goldens need a test library.
        (file.lastPathComponent, try OlderProgram.asking(file).replacing(/targets: LinkGoldens[^\n,]*/, with: "targets: []"))
      }
    }
    sources += try ["Dice", "Mood", "Rehearsing", "Stranger", "Walk", "Walker", "Walker+Sight", "Walker+Wish"].map {
      ($0 + ".swift", OlderProgram.inOneModule(try OlderProgram.text(of: "Tests/Output/WalkTests/\($0).swift")))
    }
    program = try OlderProgram(sources + [("main.swift", Self.main(zip(samples.map(Self.name), apps).map { ($0, $1) }))])
  }

  /// Runs walks through a sample in one of the outputs. The system has the version `system` and reports the version `claim`.
  func walk(
    _ sample: String, inSwiftUI isInSwiftUI: Bool, system: Double, claiming claim: Double, walks: Int
  ) throws -> OlderProgram.Outcome {
    try program.run([Self.name(sample) + (isInSwiftUI ? "/swiftui" : ""), "\(system)", "\(claim)", "\(walks)"])
  }

  private static func name(_ sample: String) -> String { sample.prefix(1).lowercased() + sample.dropFirst() }

  func remove() { program.remove() }

  private static func main(_ samples: [(name: String, app: String)]) -> String {
    func samplesEnum(_ type: String, _ function: String) -> String {
      """
      enum \(type): String, CaseIterable, Sendable {
        case \(samples.map(\.name).joined(separator: ", "))

        @MainActor func rehearsal(
          in window: UIWindow, grants: @escaping @MainActor (String) async -> Bool, holds: @escaping @MainActor (String) -> Bool
        ) -> any Rehearsing {
          switch self {
          \(samples.map { "case .\($0.name): \($0.app).\(function)(in: window, grants: grants, holds: holds)" }.joined(separator: "\n    "))
          }
        }
      }
      """
    }
    return """
      import Foundation
      import UIKit

      nonisolated(unsafe) var claim = 27.0
      nonisolated func claims(_ system: Double) -> Bool { claim >= system }

      \(samplesEnum("Sample", "rehearsal"))
      \(samplesEnum("SampleInSwiftUI", "viewRehearsal"))

      let arguments = CommandLine.arguments
      let numbers = arguments.dropFirst(2).compactMap { Double($0) }
      claim = numbers[1]
      var code: Int32 = 0
      guard let app = Walk.App(arguments[1][...]) else { fatalError(arguments[1]) }
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
