import Foundation
import NavGraphModel
import Testing

@testable import NavGraphChecks

/// Tests of large and hostile graphs: the checks end quickly, with few diagnostics. Each test would take hours or all memory if a step
/// enumerated presenters, paths, or nested containers.
@Suite struct ScaleTests {
  @Test func everyModalPresentsEveryOther() {
    let count = 40
    var text = "app A { root stack Home }\nscreen Home { on a -> present M0 }\n"
    for index in 0..<count {
      text += "screen S\(index) {\n"
      for other in 0..<count { text += "on e\(other) -> present M\(other)\n" }
      text += "on f -> dismiss then push Deep\non g -> dismiss all then push Deep\n}\nmodal M\(index) { content stack S\(index) }\n"
    }
    let checked = CheckedText(text + "screen Deep")
    #expect(checked.codes == [602], "\(checked.report.prefix(2000))")
    #expect(checked.diagnostics.allSatisfy { $0.secondary.count < 10 && $0.notes.count < 10 })
  }

  @Test func longRingOfModals() {
    let count = 2000
    var text = "app A { root stack S0 }\nscreen S0 { on a -> present S1 }\n"
    for index in 1...count { text += "screen S\(index) { on a -> present S\(index % count + 1) }\n" }
    let checked = CheckedText(text)
    #expect(checked.codes == [602])
    let note = checked.diagnostics.first?.notes.first ?? ""
    #expect(note.utf8.count < 1000 && note.contains("..."), "\(note)")
  }

  @Test func dismissThenDismissThenDismiss() {
    // Every modal presents every other, and sequences dismiss many of them.
    let count = 12
    let unwind = Array(repeating: "dismiss", count: 40).joined(separator: " then ")
    var text = "app A { root stack S0 }\n"
    for index in 0..<count {
      text += "screen S\(index) {\n"
      for other in 0..<count { text += "on e\(other) -> present M\(other)\n" }
      text += "on f -> \(unwind) then push S\(index)\n}\nmodal M\(index) { content stack S\(index) }\n"
    }
    let checked = CheckedText(text)
    #expect(checked.codes.contains(602))
    // There is a diagnostic for each `dismiss` except the first, because it can reach the root.
    #expect(checked.diagnostics.count < 12 * 40 + 12)
  }

  @Test func aRingThatUnwindsAndComesBack() {
    // The pushed screens present the next modal anywhere, so that each modal can be on top of each other.
    let count = 60
    let unwind = Array(repeating: "dismiss", count: 6).joined(separator: " then ")
    var text = "app A { root stack Home }\nscreen Home { on a -> present M0 }\n"
    for index in 0..<count {
      text += "modal M\(index) { content stack S\(index) }\nscreen S\(index) {\n on n -> present M\((index + 1) % count)\n"
      text += " on d -> \(unwind) then push S\(index)\n on q -> dismiss all then push S\(index * 7 % count)\n}\n"
    }
    let checked = CheckedText(text)
    #expect(checked.codes.filter { $0 != 519 } == [602], "\(checked.report.prefix(2000))")
    #expect(checked.codes.count == count * 6 + 1)
  }

  @Test func containersInContainers() {
    // A binary tree of nested pages, splits and tabs would have 2^40 leaves.
    for kind in ["pages", "split", "tabs"] {
      var text = "app A { root C0 }\n"
      for index in 0..<40 {
        let next = "C\(index + 1)"
        switch kind {
        case "pages": text += "pages C\(index) {\npage \(next)\npage \(next)\n}\n"
        case "split": text += "split C\(index) {\nsidebar \(next)\ndetail \(next)\n}\n"
        default: text += "tabs C\(index) {\ntab a \(next)\ntab b \(next)\n}\n"
        }
      }
      text += "screen C40"
      let checked = CheckedText(text)
      #expect(checked.codes.contains(504) && checked.codes.allSatisfy { $0 == 504 }, "\(checked.report.suffix(1000))")
      #expect(checked.places.slots.count < 1000)
    }
  }

  @Test func manyStacksShareTheirScreens() {
    // 300 tabs have stacks that can show each of 100 screens.
    var text = "app A { root Main on pad\n root S0 on phone }\ntabs Main {\n"
    for index in 0..<300 { text += "tab t\(index) stack S\(index % 100)\n" }
    text += "}\n"
    for index in 0..<100 { text += "screen S\(index) { on a -> push S\((index * 7 + 1) % 100)\n on b -> push S\((index + 1) % 100) }\n" }
    let checked = CheckedText(text)
    #expect(checked.places.places.count == 300 * 100 + 1)
    // The phones' root has no stack.
    #expect(checked.codes == [512, 512], "\(checked.report.prefix(1000))")
    let cut = CheckedText(text, limits: Places.Limits(places: 500))
    #expect(cut.codes.contains(611) && cut.places.places.count < 1500, "\(cut.report.prefix(1000))")
  }

  @Test func deepStacks() {
    let count = 5000
    var text = "app A { root stack S0 }\n"
    for index in 0..<count { text += "screen S\(index) { on a -> push S\(index + 1) }\n" }
    text += "screen S\(count) {\n on a -> pop to S0\n on b -> finish }\n"
    let checked = CheckedText(text)
    #expect(checked.codes == [518], "\(checked.report.prefix(1000))")
    #expect(checked.report.utf8.count < 2000)
  }

  @Test func manyPopTargets() {
    // Every screen pops to every other. The number of searches must be that of targets, not of pairs.
    let count = 120
    var text = "app A { root stack S0 }\n"
    for index in 0..<count {
      text += "screen S\(index) {\n on a -> push S\((index + 1) % count)\n"
      for other in 0..<count { text += " on p\(other) -> pop to S\(other)\n" }
      text += "}\n"
    }
    let checked = CheckedText(text)
    #expect(checked.codes.allSatisfy { $0 == 605 })
    // In the first round, all screens before S(i) are below it. The others may be missing.
    #expect(checked.codes.count == count * (count + 1) / 2)
  }

  @Test func replacementsInARow() {
    let count = 2000
    var text = "app A { root stack S0 }\n"
    for index in 0..<count { text += "screen S\(index) { on a -> replace S\(index + 1) }\n" }
    text += "screen S\(count) { on a -> pop }\n"
    #expect(CheckedText(text).codes == [603])
  }

  @Test func unreachableByTheThousand() {
    var text = "app A { root stack S0 }\nscreen S0\n"
    for index in 1...2000 { text += "screen S\(index) { on a -> push S\(index % 2000 + 1) }\n" }
    let checked = CheckedText(text)
    #expect(checked.codes == [601])
    #expect(checked.report.utf8.count < 1000, "\(checked.report.prefix(1500))")
  }

  @Test func manyGuardsOnManyWays() {
    // Each of 300 guards is required on a path to each screen, and each screen leads to every other.
    let count = ProcessInfo.processInfo.environment["CI"] == nil ? 20 : 60
    var text = "app A { root stack S0 }\n"
    for index in 0..<300 { text += "guard g\(index) -> F\(index % 7)\n" }
    for index in 0..<7 {
      text += "screen F\(index) { on ok -> finish; on more -> present M\(index) }\nmodal M\(index) { content stack S\(index) }\n"
    }
    for index in 0..<count {
      text += "screen S\(index) {\n"
      for other in 0..<count { text += "on e\(other) requires g\((index * 5 + other) % 300) -> push S\(other)\n" }
      text += "}\n"
    }
    let checked = CheckedText(text)
    let leaks = checked.diagnostics.filter { $0.code.number == 801 }
    #expect(leaks.count <= 300 * count && leaks.count > count)
    #expect(leaks.allSatisfy { $0.secondary.count <= 3 && ($0.notes.first?.utf8.count ?? 0) < 400 })
  }

  @Test func longWaysWithoutLeaks() {
    // One guard at the start protects all following screens.
    let count = 3000
    var text = "app A { scheme a; root Main }\nstack Main { root S0 }\nguard g\nscreen S0 { on a requires g -> push S1 }\n"
    for index in 1..<count { text += "screen S\(index) { on a -> push S\(index + 1)\n on b requires g -> push S\(count - index) }\n" }
    text += "screen S\(count)"
    #expect(CheckedText(text).codes == [])
    #expect(CheckedText(text + "\nroute \"/x\" -> Main / S\(count - 1)").codes == [801])
  }

  /// Assertions about modals that all present one another are decided quickly.
  @Test func assertionsOnModals() {
    var modals = "app A { root stack Home }\nscreen Home { on a -> present M0 }\n"
    for index in 0..<25 {
      modals += "screen S\(index) {\n"
      for other in 0..<25 { modals += "on e\(other) -> present M\(other)\n" }
      modals += "on f -> dismiss then push Deep\non g -> dismiss all then push Deep\n}\nmodal M\(index) { content stack S\(index) }\n"
    }
    let checked = CheckedText(modals + "screen Deep\nassert Deep only after M0\nassert M7 within 2 of Home\nassert never Home after M3\n")
    #expect(checked.codes == [602, 1103], "\(checked.report.prefix(3000))")
  }

  @Test func emptyAndBroken() {
    for text in [
      "", "app", "app A", "app A { root }", "app A { root X }", "app A { root stack }", "tabs T", "app A { root T }\ntabs T { tab }",
      "app A { root S }\nscreen S { on }", "app A { root S }\nscreen S { on a -> present }", "app A { root M }\nmodal M",
      "app A { root P }\nsplit P",
    ] {
      let checked = CheckedText(text)
      #expect(checked.codes.allSatisfy { $0 < 500 || $0 == 503 }, "\(text)\n\(checked.report)")
    }
  }
}
