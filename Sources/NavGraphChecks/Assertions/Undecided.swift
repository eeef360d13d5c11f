import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// An assertion that could be neither proved nor broken.
  static let undecided = Rule(
    1105, .warning, summary: "an assertion that could be neither proved nor broken",
    rationale: """
      An assertion is decided by a search over all walks at once, in which containers side by side are independent of one another. What that \
      search finds is reported only if a walk can be shown, step by step. Stacks and modals that can grow without end allow endlessly many \
      walks, so they are tried up to a certain height, and up to twenty thousand states. If none is found by then, it isn't known whether the \
      assertion holds. All assertions of an app share a limit of work, so that thousands of them don't take minutes: what is left over when \
      it is reached isn't decided either.
      """,
    // An example would not fit on a page.
    failing: "", corrected: "")
}

extension Checker {
  /// - Parameter wanted: What no walk was found to do.
  func reportUndecided(_ what: String, _ wanted: String, _ limit: WalkReplay.Limit, _ range: SourceRange) {
    let why =
      switch limit {
      case .height: "stacks or modals can grow without end here"
      case .effort: "there are more states than are tried"
      }
    var notes = ["no walk was found that \(wanted), but not every walk was tried: \(why)"]
    let growing = screensOnThemselves()
    if !growing.isEmpty {
      let whom = growing.count == 1 ? "itself" : "themselves"
      notes.append("what makes walks endless: \(list(growing)) can come to lie above \(whom)")
    }
    report(
      Diagnostic(
        .undecided, "\(what) could not be decided", at: range, "neither proved nor broken", notes: notes,
        help: ["try a claim about fewer steps, or put \(allowance(of: .undecided, before: range)) before it"]))
  }

  /// Reports the assertions for which no work is left.
  func reportLeftOver(from first: Assertion) {
    let rest = Array(graph.assertions).drop { $0.range != first.range }
    report(
      Diagnostic(
        .undecided, "\(rest.count == 1 ? "an assertion" : "\(rest.count) assertions") could not be decided", at: first.range,
        "neither this one nor those after it were looked at", further: rest.dropFirst().map { Label($0.range, "not looked at") },
        notes: ["the assertions before it took all the work that is spent on the assertions of an app"],
        help: ["remove assertions that follow from others"]))
  }

  /// The screens that can be pushed, by way of others or not, on a stack in which they are already.
  private func screensOnThemselves() -> [String] {
    if let known = growingScreens { return known }
    let targets = places.places.ids.map { place in
      places.edges(from: place).filter { $0.kind == .push }.map { Int($0.target) }
    }
    let components = Components(targets)
    var sizes = [Int](repeating: 0, count: components.count)
    for component in components.of { sizes[component] += 1 }
    var names: [String] = []
    var seen: Set<ScreenID> = []
    for place in places.places.ids where sizes[components.of[place.index]] > 1 || targets[place.index].contains(place.index) {
      if seen.insert(places.places[place].screen).inserted { names.append("`\(name(places.places[place].screen))`") }
    }
    growingScreens = names
    return names
  }
}
