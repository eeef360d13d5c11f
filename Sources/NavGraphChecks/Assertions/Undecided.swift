import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let undecided = Rule(
    number: 1105, severity: .warning, summary: "assertion that couldn't be decided",
    rationale: """
      An assertion is decided by one search over all paths, in which containers next to each other are independent. A result of that \
      search is reported only if an example path can be shown, step by step. Stacks and modals that can grow indefinitely allow infinitely \
      many paths, so they are searched up to a certain height, and up to twenty thousand states. If no example is found by then, it isn't \
      known whether the assertion is true. All assertions of an app share a limit of work, so that thousands of them don't take minutes. \
      The assertions that are left when it is reached aren't decided either.
      """,
    // A failing example would be too long.
    failing: "", corrected: "")
}

extension Checker {
  /// Reports an assertion that couldn't be decided.
  ///
  /// - Parameter wanted: What a path would have to do, such as "leads there".
  func reportUndecided(_ what: String, wanted: String, limit: CounterexampleReplay.Limit, at range: SourceRange) {
    var notes = ["no path was found that \(wanted), but not every path was tried: \(limit.text)"]
    let growing = screensOnThemselves()
    if !growing.isEmpty {
      let whom = growing.count == 1 ? "itself" : "themselves"
      notes.append("\(list(of: growing)) can be pushed above \(whom) again and again")
    }
    report(
      Diagnostic(
        .undecided, message: "can't decide \(what)", at: range, label: "neither proved nor disproved", notes: notes,
        help: ["assert something about fewer steps, or write \(allowance(of: .undecided, before: range)) before it"]))
  }

  /// Reports the assertions that weren't checked because the limit of work is used up.
  func reportLeftOver(from first: Assertion) {
    let rest = Array(graph.assertions).drop { $0.range != first.range }
    report(
      Diagnostic(
        .undecided, message: "\(rest.count == 1 ? "an assertion was" : "\(rest.count) assertions were") not checked", at: first.range,
        label: "this assertion and those after it were not checked",
        further: rest.dropFirst().map { Label(at: $0.range, text: "not checked") },
        notes: ["the assertions before it used up the limit of work for the assertions of an app"],
        help: ["remove assertions that follow from others"]))
  }

  /// Returns the quoted names of screens that can be pushed on a stack that already contains them.
  private func screensOnThemselves() -> [String] {
    if let known = growingScreens { return known }
    let targets = places.places.ids.map { place in
      places.edges(from: place).filter { $0.kind == .push }.map { Int($0.target) }
    }
    let components = Components(of: targets)
    var sizes = [Int](repeating: 0, count: components.count)
    for component in components.of { sizes[component] += 1 }
    var names: [String] = []
    var seen: Set<ScreenID> = []
    for place in places.places.ids where sizes[components.of[place.index]] > 1 || targets[place.index].contains(place.index) {
      if seen.insert(places.places[place].screen).inserted { names.append("`\(name(of: places.places[place].screen))`") }
    }
    growingScreens = names
    return names
  }
}
