import Foundation
import Repository
import Testing
import UIKit

/// Compares Grammar/internals/devices.md and the project in Tests/Device with the questions and the runtime statements.
@Suite struct DevicePageTests {
  private static func cells(_ text: String) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func eachQuestionIsARow() throws {
    let page = try Repository.text(at: "Grammar/internals/devices.md")
    let usual = HeadlessOptions()
    let wanted = HeadlessSwitch.allCases.map { ["`\($0.rawValue)`", $0.question, usual[$0] ? "yes" : "no", $0.output] }
    let found = Self.cells(page).filter { $0.count == 4 && $0[0].hasPrefix("`") }
    #expect(found == wanted)
  }

  /// The page lists the statements in the last table of the runtime statements, which need a device.
  @Test func eachStatementIsARow() throws {
    let page = try Repository.text(at: "Grammar/internals/runtime-statements.md")
    let rest = page.components(separatedBy: "## What only a device shows").last ?? ""
    let wanted = Self.cells(rest).filter { $0.count == 3 && $0[0].first?.isUppercase ?? false }.flatMap { row in
      row[0].components(separatedBy: ", ").map { [$0, row[2], "`test_\($0)`"] }
    }
    let found = Self.cells(try Repository.text(at: "Grammar/internals/devices.md")).filter { $0.count == 3 && $0[2].hasPrefix("`test_") }
    #expect(found == wanted && found.count > 15)
  }

  /// Each question and each statement has a test with its name.
  @Test func eachHasATest() throws {
    let page = try Repository.text(at: "Grammar/internals/devices.md")
    let questions = try Repository.text(at: "Tests/Device/UITests/QuestionTests.swift")
    for question in HeadlessSwitch.allCases {
      #expect(questions.contains("func test_\(question.rawValue)() { ask(.\(question.rawValue)) }"))
    }
    let statements = try Repository.text(at: "Tests/Device/UITests/StatementTests.swift")
    for row in Self.cells(page) where row.count == 3 && row[2].hasPrefix("`test_") {
      #expect(statements.contains("func \(row[2].filter { $0 != "`" })()"), "\(row[0])")
      #expect(statements.contains("(\"\(row[0])\","), "\(row[0]) has no row in the table")
    }
  }
}
