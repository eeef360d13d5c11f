import Foundation
import OlderSystems
import Testing

extension OlderProgram {
  /// A sample's generated code with a `main` of its own.
  init(_ sample: String, main: String) throws {
    let generated = try Self.files(in: "Generated/" + sample).map { ($0.lastPathComponent, try Self.asking($0)) }
    let system = """
      import Foundation
      import UIKit

      let release = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 27
      nonisolated func claims(_ number: Double) -> Bool { (CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 27) >= number }

      """
    try self.init(generated + [("main.swift", system + main)])
  }

  /// What it prints on that system.
  func lines(on system: Double) throws -> [String] {
    let outcome = try run(["\(system)"])
    #expect(outcome.code == 0, "\(outcome.output)")
    return outcome.output.split(separator: "\n").map(String.init)
  }
}
