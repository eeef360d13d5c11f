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
      assertion holds.
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

  /// The screens that can be pushed, by way of others or not, on a stack in which they are already.
  private func screensOnThemselves() -> [String] {
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
    return names
  }
}
