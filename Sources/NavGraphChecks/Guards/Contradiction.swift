import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact for up to twelve conditions that are evaluated at once. Beyond that, nothing is reported.
  static let contradiction = Rule(
    number: 0803, severity: .warning, summary: "branch with contradictory conditions",
    rationale: """
      The test of a branch is evaluated at one moment, so `a and not a` is never true, whatever the app returns, and the branch never \
      runs. An accessory is shown only while its own test is true, so that test counts as well. Conditions can change between steps, so \
      nothing is reported across several steps.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      condition member
      condition trial
      screen Home {
        on offer {
          when member and trial and not member -> push Offer
          otherwise                            -> stay
        }
      }
      screen Offer
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      condition member
      condition trial
      screen Home {
        on offer {
          when trial and not member -> push Offer
          otherwise                 -> stay
        }
      }
      screen Offer
      """)
}

extension Checker {
  /// A dead branch, with the reason.
  struct Contradiction {
    var branch: BranchID
    var why: String
    /// The range of the accessory whose condition contributes to the contradiction, or nil.
    var accessoryRange: SourceRange?
    /// The screens that are only shown through the branch, and a path to the first of them.
    var unreachableScreens: [ScreenID] = []
    var path = ""
  }

  /// Returns the branches whose tests can't be true. `unreachableScreens` and `path` of the results are empty.
  func contradictions() -> [Contradiction] {
    let conditions = Conditions(of: graph)
    var result: [Contradiction] = []
    guard !graph.tests.isEmpty else { return [] }
    for branch in graph.branches.ids {
      guard let test = graph.branches[branch].test else { continue }
      let claims = [Conditions.Claim(test: test)]
      if conditions.canHold(claims) == false { result.append(Contradiction(branch: branch, why: conditions.why(for: claims))) }
    }
    return result + contradictionsInAccessories(with: conditions)
  }

  /// Returns contradictions in events that only accessories have, which are sent while the condition of the accessory is true.
  private func contradictionsInAccessories(with conditions: Conditions) -> [Contradiction] {
    var screens = [[ScreenID]](repeating: [], count: graph.events.count)
    for screen in graph.screens.ids {
      for item in graph.screens[screen].events { screens[graph.eventsOfScreens[item].event.index].append(screen) }
    }
    var range: [ScreenID: SourceRange] = [:]
    for tabs in graph.tabSets where tabs.accessoryTest != nil {
      guard let accessory = tabs.accessory, case .screen(let screen) = graph.instances[accessory].content else { continue }
      if range[screen] == nil { range[screen] = tabs.accessoryRange ?? tabs.declared.nameRange }
    }
    if range.isEmpty { return [] }
    var result: [Contradiction] = []
    // App-level events are also sent elsewhere.
    for id in graph.events.ids where !graph.appEvents.contains(id) {
      guard let first = screens[id.index].first(where: { range[$0] != nil }), let own = tests(around: screens[id.index], with: conditions)
      else {
        continue
      }
      var before: [Conditions.Claim] = []
      for branch in graph.events[id].branches {
        let test = graph.branches[branch].test
        let claims = before + (test.map { [Conditions.Claim(test: $0)] } ?? [])
        if let test { before.append(Conditions.Claim(test: test, holds: false)) }
        // Branches that are never taken in any case have another diagnostic.
        guard conditions.canHold(claims) == true else { continue }
        let places = own.map { claims + [Conditions.Claim(test: $0)] }
        guard places.allSatisfy({ conditions.canHold($0) == false }), let one = places.first else { continue }
        result.append(Contradiction(branch: branch, why: conditions.why(for: one), accessoryRange: range[first]))
      }
    }
    return result
  }

  /// Returns the conditions of the accessories that show these screens, or nil if a screen has other places, or is never shown.
  private func tests(around screens: [ScreenID], with conditions: Conditions) -> [TestID]? {
    var result: [TestID] = []
    for screen in screens {
      for place in places.places(of: screen) {
        let slot = places.slots[places.places[place].slot]
        guard slot.role == .accessory, let parent = slot.parent, case .tabs(let tabs) = places.slots[parent].kind,
          let test = graph.tabSets[tabs].accessoryTest
        else { return nil }
        // An accessory that is never shown has another diagnostic (NAV0805).
        if conditions.canHold([Conditions.Claim(test: test)]) != false { result.append(test) }
      }
    }
    return result.isEmpty ? nil : result
  }

  func report(_ contradiction: Contradiction) {
    let branch = graph.branches[contradiction.branch]
    let range = testRange(of: branch)
    var notes: [String] = []
    if !contradiction.unreachableScreens.isEmpty {
      let shown = list(of: contradiction.unreachableScreens.map { "`\(name(of: $0))`" })
      notes = [
        "so \(shown) \(contradiction.unreachableScreens.count == 1 ? "is" : "are") never shown", "path: \(contradiction.path)",
      ]
    }
    report(
      Diagnostic(
        .contradiction, message: "this branch never runs: \(contradiction.why)", at: range,
        label: branch.test == nil || range == branch.range ? "this never runs" : "this is never true",
        secondary: contradiction.accessoryRange.map { [Label(at: $0, text: "the accessory is shown only while this is true")] } ?? [],
        further: further(contradiction.unreachableScreens.map { .screen($0) }, words: "never shown either"), notes: notes,
        help: ["remove the condition that isn't intended, or the whole branch"]))
  }

  /// Returns the range of `when a and not b`, without the arrow and the steps, or of the whole branch if that isn't found.
  func testRange(of branch: Branch) -> SourceRange {
    var range = branch.range
    let first = branch.steps.first.map { graph.steps[$0].range } ?? graph.destinations[branch.destinations].first?.range
    guard let first else { return range }
    range.end = first.start
    while range.end > range.start, let last = bytes(at: range).last, last == 0x20 || last == 0x09 || last == 0x0A || last == 0x0D {
      range.end -= 1
    }
    guard bytes(at: range).suffix(2).elementsEqual("->".utf8) else { return branch.range }
    range.end -= 2
    while range.end > range.start, let last = bytes(at: range).last, last == 0x20 || last == 0x09 || last == 0x0A || last == 0x0D {
      range.end -= 1
    }
    return range
  }
}
