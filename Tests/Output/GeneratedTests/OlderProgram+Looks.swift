import Foundation
import OlderSystems
import Testing

extension OlderProgram {
  /// Creates a program from the generated code of samples, with the body of a function for each of them.
  init(samples bodies: [(sample: String, body: String)]) throws {
    let generated = try bodies.flatMap { sample, _ in
      try Self.files(in: "Generated/" + sample).map { ($0.lastPathComponent, try Self.asking($0)) }
    }
    let functions = bodies.map { sample, body in
      "@MainActor func run\(sample)() async {\n" + body.split(separator: "\n").map { "  \($0)\n" }.joined() + "}\n"
    }
    let calls = bodies.map { sample, _ in "case \"\(sample)\": await run\(sample)()\n" }
    let main = """
      import Foundation
      import UIKit

      nonisolated let release = Double(CommandLine.arguments[2]) ?? 27
      nonisolated func claims(_ number: Double) -> Bool { (Double(CommandLine.arguments[2]) ?? 27) >= number }
      switch CommandLine.arguments[1] {
      \(calls.joined())default: exit(64)
      }

      """
    try self.init(generated + [("main.swift", main + functions.joined())])
  }

  /// Returns the lines that the function of a sample prints on a system.
  func lines(_ sample: String, on system: Double) throws -> [String] {
    let outcome = try run([sample, "\(system)"])
    #expect(outcome.code == 0, "\(outcome.output)")
    return outcome.output.split(separator: "\n").map(String.init)
  }
}
