import Foundation
import Repository
import Testing

/// Compares the figures in pages with the files that `Benchmarks record Grammar/internals/figures` writes.
@Suite struct FiguresTests {
  private static let folder = "Grammar/internals/figures"
  private static let page = "Grammar/internals/benchmarks.md"

  /// The page quotes every file completely. With `NAVGRAPH_ACCEPT=1`, the quotations are updated.
  @Test func quotationsAreTheFiles() throws {
    let files = Repository.files(below: Self.folder, suffix: ".txt")
    let text = try Repository.text(at: Self.page)
    var fresh = text
    var quoted: [String] = []
    for part in text.components(separatedBy: "```text figures/").dropFirst() {
      let name = String(part.prefix { $0 != "\n" })
      let shown = part.dropFirst(name.count + 1).components(separatedBy: "```")[0]
      let written = try Repository.text(at: "\(Self.folder)/\(name)").trimmingCharacters(in: .newlines) + "\n"
      fresh = fresh.replacingOccurrences(of: "figures/\(name)\n\(shown)```", with: "figures/\(name)\n\(written)```")
      quoted.append("\(Self.folder)/\(name)")
    }
    #expect(quoted.sorted() == files.sorted())
    if fresh == text { return }
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      try fresh.write(to: Repository.url(at: Self.page), atomically: true, encoding: .utf8)
    }
    Issue.record("\(Self.page) doesn't quote the files. Run this suite with NAVGRAPH_ACCEPT=1, and check the text around them")
  }

  /// Every number in the column of figures is in the file that the row, or a row above it, links to.
  @Test func theTableOfCostsHasTheFiguresOfTheFiles() throws {
    var numbers: Set<String> = []
    var count = 0
    for line in try Repository.text(at: "Grammar/project/performance.md").split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, cells[3].contains(where: \.isNumber) else { continue }
      if let link = cells[4].components(separatedBy: "figures/").last, link.hasSuffix(".txt)") {
        numbers = Self.numbers(in: try Repository.text(at: "\(Self.folder)/\(link.dropLast())"))
      }
      for number in Self.numbers(in: cells[3]) {
        #expect(numbers.contains(number), "\(number) of \(line)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  /// Returns the numbers in a text, without thousands separators.
  private static func numbers(in text: String) -> Set<String> {
    Set(text.replacing(",", with: "").split { !$0.isNumber && $0 != "." }.map(String.init).filter { $0.contains(where: \.isNumber) })
  }
}
