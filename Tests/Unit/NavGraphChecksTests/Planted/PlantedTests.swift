import NavGraphSyntax
import RandomPrograms
import Repository
import Testing

@testable import NavGraphChecks

/// Tests of checks that the oracle can't compare: one defect is planted in a valid random program.
///
/// The defect is reported at its line, and its valid neighbor isn't. The expectation follows from the text alone.
@Suite struct PlantedTests {
  @Test(arguments: Planter.all.map(\.name)) func isFoundWhereItWasPlanted(_ name: String) throws {
    let planter = try #require(Planter.all.first { $0.name == name })
    // With `CI` set, half of the planter's programs.
    let numbers = RandomTests.seeds(few: UInt64(planter.programs / 80), all: UInt64(planter.programs / 2))
    var planted = 0
    var failures: [String] = []
    for number in numbers {
      let seed = UInt64(planter.code * 1000) + number
      let program = RandomProgram(seed: seed)
      let dice = Seeded(seed ^ UInt64(name.utf8.count))
      var wrong = Draft(program, dice: dice)
      var sound = Draft(program, dice: dice)
      guard planter.plant(&wrong, true), planter.plant(&sound, false) else { continue }
      planted += 1
      if let why = complaint(about: planter, Draft(program, dice: dice), wrong, sound) { failures.append("seed \(seed): \(why)") }
    }
    if let one = failures.min(by: { $0.utf8.count < $1.utf8.count }) { Issue.record("\(failures.count) of \(planted), one: \(one)") }
    #expect(planted >= planter.least * numbers.count / planter.programs / 2, "it found a place in \(planted) programs only")
  }

  private func complaint(about planter: Planter, _ plain: Draft, _ wrong: Draft, _ sound: Draft) -> String? {
    let optional = OptionalRules(planter.code / 100 == 10 ? [Code(UInt16(planter.code))] : [])
    let base = CheckedText(plain.text, optional: optional)
    if base.diagnostics.contains(where: { $0.severity == .error }) { return "not sound:\n\(base.report)" }
    let neighbour = CheckedText(sound.text, optional: optional)
    let more = added(neighbour, to: base)
    if !more.isEmpty { return "the neighbour brings \(more)\n" + telling(sound, neighbour, besides: plain, base) }
    if lines(of: planter.code, in: neighbour).contains(where: { $0.hasSuffix(Draft.mark) }) {
      return "the neighbour is reported\n" + telling(sound, neighbour, besides: plain, base)
    }
    let found = CheckedText(wrong.text, optional: optional)
    guard lines(of: planter.code, in: found).filter({ $0.hasSuffix(Draft.mark) }).count == 1 else {
      return "the defect is not reported once at its line\n" + telling(wrong, found, besides: plain, base)
    }
    // The two may be planted on different screens, so either may remove an existing diagnostic.
    let unexplained = added(found, to: neighbour).filter { !planter.also.contains($0) }
    if added(found, to: base).filter({ !planter.also.contains($0) }) == [planter.code] { return nil }
    return unexplained == [planter.code] ? nil : "the defect brings \(unexplained)\n" + telling(wrong, found, besides: plain, base)
  }

  /// Returns the planted lines and the new diagnostics.
  private func telling(_ draft: Draft, _ found: CheckedText, besides plain: Draft, _ base: CheckedText) -> String {
    let known = Set(plain.text.split(separator: "\n"))
    let planted = draft.text.split(separator: "\n").filter { !known.contains($0) }
    let words = Set(base.diagnostics.map(\.message))
    let news = found.diagnostics.filter { !words.contains($0.message) }.map { "\($0.code) \($0.message)" }
    return (planted + ["--"]).joined(separator: "\n") + "\n" + news.joined(separator: "\n") + "\n==\n" + draft.text
  }

  /// Returns the codes that occur more often in `checked` than in `base`.
  private func added(_ checked: CheckedText, to base: CheckedText) -> [Int] {
    var counts: [Int: Int] = [:]
    for code in base.everyCode { counts[kind(code), default: 0] += 1 }
    return checked.everyCode.filter { code in
      counts[kind(code), default: 0] -= 1
      return counts[kind(code), default: 0] < 0
    }
  }

  /// Maps a code to its kind: a screen that can't be left (610) becomes a group (612) once it presents something.
  private func kind(_ code: Int) -> Int { code == 612 ? 610 : code }

  private func lines(of code: Int, in checked: CheckedText) -> [Substring] {
    let table = LineTable(of: checked.source)
    let all = String(decoding: checked.source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return checked.diagnostics.filter { $0.code.number == code }.map { all[Int(table.position(at: $0.primary.range.start).line) - 1] }
  }

  @Test func namesAreUnique() { #expect(Set(Planter.all.map(\.name)).count == Planter.all.count) }
}
