import Foundation
import Repository
import Testing

/// Compares `Grammar/internals/apple-facts.md` with the files that cite its facts.
@Suite struct AppleFactsTests {
  private struct Row {
    let number: String
    let source: String
    let files: [String]
  }

  private static let frameworks = ["HeadlessFoundation", "HeadlessSwiftUI", "HeadlessUIKit", "HeadlessUserNotifications"]
  private static let tests = ["HeadlessSwiftUITests", "HeadlessUIKitTests"]

  private static let page = "Grammar/internals/apple-facts.md"

  /// Returns the table rows whose first cell is the number of a fact.
  private static func rows() throws -> [Row] {
    try Repository.text(at: page).split(separator: "\n").compactMap { line -> Row? in
      let cells = Self.cells(of: String(line))
      guard cells.count == 6, Self.numbers(in: cells[1]) == [cells[1]] else { return nil }
      let files = cells[4].split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      return Row(number: cells[1], source: cells[3], files: files.map { String($0.element) })
    }
  }

  private static func cells(of line: String) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the numbers of facts in `text`, such as `UIKit-N9`. A test name that begins with `uikit_n9_` contains the same number.
  private static func numbers(in text: String) -> Set<String> {
    var found: Set<String> = []
    for (mark, framework) in [("UIKit-", "UIKit"), ("SwiftUI-", "SwiftUI"), ("uikit_", "UIKit"), ("swiftui_", "SwiftUI")] {
      for rest in text.components(separatedBy: mark).dropFirst() {
        guard let letter = rest.first, letter.isASCII, letter.isLetter else { continue }
        let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty { found.insert("\(framework)-\(letter.uppercased())\(digits)") }
      }
    }
    return found
  }

  /// Returns the numbers in `text` without a framework, such as `N9`, or `n9_` at the beginning of a name.
  private static func bareNumbers(in text: String) -> Set<String> {
    var found: Set<String> = []
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }) {
      let head = word.prefix { $0 != "_" }
      guard let letter = head.first, letter.isASCII, letter.isUppercase == (head.count == word.count) else { continue }
      let digits = head.dropFirst()
      if letter.isLetter, (1...2).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) { found.insert(String(head)) }
    }
    return found
  }

  /// The facts that each file cites, by path. This file is excluded, because it contains only examples.
  private static let citations: [String: Set<String>] = {
    var paths = Repository.files(below: "Tests", suffix: ".swift")
    paths += Repository.files(below: "Sources", suffix: ".swift")
    paths += Repository.files(below: "Grammar", suffix: ".md")
    var found: [String: Set<String>] = [:]
    for path in paths where !path.contains("/.build/") && !path.hasSuffix("AppleFactsTests.swift") && path != Self.page {
      let cited = AppleFactsTests.numbers(in: (try? Repository.text(at: path)) ?? "")
      if !cited.isEmpty { found[path] = cited }
    }
    return found
  }()

  @Test func everyCitationIsInATable() throws {
    let known = Set(try Self.rows().map(\.number))
    for (path, numbers) in Self.citations.sorted(by: { $0.key < $1.key }) {
      let unknown = numbers.subtracting(known)
      #expect(unknown.isEmpty, "\(path) cites \(unknown.sorted()), which \(Self.page) doesn't have")
    }
  }

  @Test func everyFactIsCitedWhereItIsModeled() throws {
    for row in try Self.rows() {
      #expect(!row.files.isEmpty, "\(row.number) has no file that models it")
      for file in row.files {
        let isCited = Self.citations.contains { path, numbers in
          Self.frameworks.contains { path.hasPrefix("Tests/Headless/\($0)/") } && path.hasSuffix("/" + file) && numbers.contains(row.number)
        }
        #expect(isCited, "\(file) doesn't cite \(row.number)")
      }
    }
  }

  @Test func everyFactIsThereOnceWithItsSource() throws {
    let rows = try Self.rows()
    #expect(rows.count > 160)
    #expect(Set(rows.map(\.number)).count == rows.count)
    let kinds = ["Apple: ", "Header: ", "Log: ", "Report: ", "Run: ", "Derived ", "Open: ", "Source unknown"]
    for row in rows { #expect(kinds.contains { row.source.hasPrefix($0) }, "\(row.number) has no source") }
  }

  @Test func noFactIsAStatement() throws {
    let page = try Repository.text(at: "Grammar/internals/runtime-statements.md")
    let lines = page.split(separator: "\n").map { Self.cells(of: String($0)) }
    let statements = Set(lines.filter { $0.count == 6 && ["L", "D"].contains($0[2]) }.map { $0[1] })
    let facts = try Self.rows().map(\.number)
    #expect(statements.count > 100)
    #expect(statements.isDisjoint(with: facts))
  }

  /// A number without its framework could be mistaken for a statement. The headless UIKit cites the statement `Q2`.
  @Test func noFactLacksItsFramework() throws {
    for folder in Self.frameworks + Self.tests {
      let paths = Repository.files(below: "Tests/Headless/" + folder, suffix: ".swift")
      #expect(!paths.isEmpty, "\(folder)")
      for path in paths {
        let bare = Self.bareNumbers(in: try Repository.text(at: path)).subtracting(["Q2"])
        #expect(bare.isEmpty, "\(path) cites \(bare.sorted()) without a framework")
      }
    }
  }

  @Test func numbersAreFound() {
    #expect(Self.numbers(in: "/// UIKit-N9, SwiftUI-S7 to SwiftUI-S10.") == ["UIKit-N9", "SwiftUI-S7", "SwiftUI-S10"])
    #expect(Self.numbers(in: "func uikit_n9_aSplitViewControllerIsNotPushed()") == ["UIKit-N9"])
    #expect(Self.numbers(in: "import UIKit // UIKit-like, swiftui_style") == [])
    #expect(Self.bareNumbers(in: "/// (N9). func s7_aNewSecondary() UIKit-N9 uikit_n9_a UTF8 x1 iOS18") == ["N9", "s7"])
  }
}
