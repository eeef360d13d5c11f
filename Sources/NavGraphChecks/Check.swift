import NavGraphModel
import NavGraphSyntax

/// Judges a whole graph: what its structure forbids (05), and what its flow can and can't do (06),
/// what its URLs can't tell apart (07), and what its guards and conditions don't hold together (08). Then takes out what the source allows.
///
/// What was reported before is not reported again: unresolved things agree with everything. What the source allows is given back.
@discardableResult
package func check(
  _ graph: NavigationGraph, _ places: Places, _ table: RouteTable, optional: OptionalRules = .none, diagnostics: inout [Diagnostic]
) -> [Suppressed] {
  let idle = places.isWhole && !graph.isAlone ? graph.idleBranches : []
  let whole = Checker(graph: graph, places: places, optional: optional)
  let checker = idle.isEmpty ? whole : Checker(graph: graph, places: Places(graph, leavingOut: idle), free: whole, optional: optional)
  if graph.isAlone {
    checker.checkAlone()
  } else if idle.isEmpty {
    checker.checkAll()
  } else {
    checker.checkAll(after: whole)
  }
  checker.checkAssertions()
  var findings = checker.diagnostics + (graph.isAlone ? [] : RouteRules.findings(in: graph, table))
  // What can't be read may lead anywhere, show anything, and handle any result.
  let unread = [Rule.importNotFound, .fileTooLarge, .notText].map(\.code)
  if diagnostics.contains(where: { unread.contains($0.code) }) {
    let hearsay = Set(([.unreachable, .unhandledResult, .idleDetail, .lockedRoot] + CheckRules.weighedByPlaces).map(\.code))
    findings.removeAll { hearsay.contains($0.code) }
  }
  let unclear = diagnostics.filter { $0.code.family <= 2 && !SyntaxRules.readPast.contains($0.code) }.map(\.primary.range)
  // What a walk lacks may stand where the text could not be read.
  if diagnostics.contains(where: { $0.code.family <= 3 && $0.severity == .error && !SyntaxRules.readPast.contains($0.code) }) {
    findings.removeAll { [.tooFarAway, .notReached].map(\Rule.code).contains($0.code) }
  }
  diagnostics += unclear.isEmpty ? findings : findings.filter { !isEcho($0, of: unclear) }
  return applyAllowances(of: graph, optional: optional, to: &diagnostics)
}

/// Where the text could not be read, only that is said. Of a route that is true of the whole of its pattern, and of the other's.
private func isEcho(_ finding: Diagnostic, of unread: [SourceRange]) -> Bool {
  let place = finding.primary.range
  if unread.contains(where: { $0.opening == place.opening }) { return true }
  guard finding.code.family == 7 else { return false }
  return ([place] + finding.secondary.map(\.range)).contains { range in
    unread.contains { $0.file == range.file && range.start <= $0.start && $0.start <= range.end }
  }
}

/// What the checks share: the graph, its places, and words for them.
///
/// One object: as a value, its dozens of tables would be copied for every closure of every check.
final class Checker {
  let graph: NavigationGraph
  let places: Places
  /// As if branches that never run did; nil where all do.
  private let free: Checker?
  /// What runs of the rules that are off by default.
  let optional: OptionalRules
  var diagnostics: [Diagnostic] = []
  let devices: Devices
  let collapsed: CollapsedColumns
  /// Of each unit, whether something shows it; others are only meant to be shown, which is reported.
  let isShown: [Bool]
  /// Of each unit, the first presentation by an event or a tab.
  let firstPresentations: [Int]
  /// Where each content is presented, or is the flow of a guard; worked out when it is first asked for.
  private var presenters: [Content: [InstanceID]]?
  private var wordsOfPresentations: PresentationWords?
  /// The screens that can lie above themselves, in quotes; worked out when an assertion can't be decided.
  var growingScreens: [String]?

  init(graph: NavigationGraph, places: Places, free: Checker? = nil, optional: OptionalRules = .none) {
    self.graph = graph
    self.places = places
    self.free = free
    devices = Devices(graph, places)
    collapsed = CollapsedColumns(graph, places, devices)
    isShown = places.shownUnits
    self.optional = optional
    var first = [Int](repeating: -1, count: places.units.count)
    for (index, presentation) in places.presentations.enumerated() where presentation.step != nil && first[presentation.unit.index] < 0 {
      first[presentation.unit.index] = index
    }
    firstPresentations = first
  }

  /// The same of all branches, as if those that never run did.
  var ofAllBranches: Checker { free ?? self }

  /// Where a content is presented, or named as the flow of a guard, in the order of the text.
  func presenters(of content: Content) -> [InstanceID] {
    if let presenters { return presenters[content] ?? [] }
    var result: [Content: [InstanceID]] = [:]
    func add(_ instance: InstanceID) { result[graph.instances[instance].content, default: []].append(instance) }
    for step in graph.steps { if case .present(let instance, _) = step.action { add(instance) } }
    for value in graph.guards { if let flow = value.flow { add(flow) } }
    for step in graph.destinationSteps { if case .present(let instance, _) = step.kind { add(instance) } }
    for (content, list) in result { result[content] = list.sorted { graph.instances[$0].range < graph.instances[$1].range } }
    presenters = result
    return result[content] ?? []
  }

  func presentationWords() -> PresentationWords {
    let words = wordsOfPresentations ?? PresentationWords(graph, places)
    wordsOfPresentations = words
    return words
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  fileprivate func checkAll() {
    checkWritten()
    checkStructure()
    checkFlow()
    checkGuards()
    checkBlockedModals()
    checkLinksAtOnce()
    checkPlatform()
  }

  /// Checks modules by themselves. What depends on what the app shows is for the app that joins them.
  fileprivate func checkAlone() {
    checkWritten()
    for contradiction in contradictions() { report(contradiction) }
  }

  /// The checks that need nothing but the text of a declaration: what they report is wrong wherever the declaration is shown.
  ///
  /// A new check belongs here unless it reads `places`, the app's own lines, or who presents something.
  private func checkWritten() {
    for step in graph.steps.ids { inspect(step) }
    checkContainers()
    checkBranches()
    checkPages()
    checkAccessoryContents()
    checkFields()
    checkKeys()
    checkSecrets()
    checkSearchTabs()
    checkCollapses()
    checkSwallowedBranches()
    checkForgottenCases()
    checkSettledVisibility()
    checkButtonsLeft()
    checkAskedTwice()
    checkLostValues()
    checkStyle()
    guard graph.app != nil || graph.isAlone else { return }
    checkIcons()
    checkDisplays()
    checkDetents()
    checkStyleChoices()
    checkProminence()
    checkReselection()
    checkCurls()
    checkSwipesAgainstBack()
  }

  /// Some branches never run, which is reported. What is wrong only where they lead is not, since nobody comes there; nor is what is wrong
  /// only because nobody does, since one mistake is one finding.
  fileprivate func checkAll(after free: Checker) {
    free.checkAll()
    let known = Set(free.diagnostics.map { Known(code: $0.code, range: $0.primary.range) })
    checkAll()
    // Fewer ways leak less; only, the way that is told may be another one.
    diagnostics.removeAll { $0.code != Rule.leak.code && !known.contains(Known(code: $0.code, range: $0.primary.range)) }
  }

  private struct Known: Hashable {
    var code: Code
    var range: SourceRange
  }

  /// Whether a rule that may be off has been asked for.
  func runs(_ rule: Rule) -> Bool { optional.runs(rule) }

  /// Family 05.
  fileprivate func checkStructure() {
    checkNestings()
    checkGuardedAccessories()
    checkRootPlaces()
    checkExternalRoot()
    checkExternalScreen()
    checkWindows()
    checkTabCounts()
    let fromAnywhere = checkAppEvents()
    checkAnchors()
    checkTitles()
    // What depends on the screen in front is said once, not for each root.
    for refusal in places.refusals where refusal.place != nil || !fromAnywhere.contains(refusal.step) { report(refusal) }
  }

  /// Family 06.
  fileprivate func checkFlow() {
    guard places.isWhole else { return reportTooLarge() }
    checkReachability()
    checkModalCycles()
    checkPopTargets()
    checkEndlessPushes()
    checkResults()
    checkFinishedValues()
    let caught = checkWaysOut()
    checkIdleArms(besides: caught)
    checkSequels()
    checkTraps(besides: caught)
    checkIdleDetails()
    checkLockedRoots()
    checkOverriddenEvents()
    checkPageEnds()
  }

  /// What one step names: is it of a kind that the step can take?
  private func inspect(_ step: StepID) {
    let range = graph.steps[step].range
    switch graph.steps[step].action {
    case .push(let instance): inspectStackScreen(instance, by: "push", range)
    case .replace(let instance): inspectStackScreen(instance, by: "replace", range)
    case .show(_, let instance?): inspectContent(instance, verb: range)
    case .switchTo(let instance), .openWindow(let instance): inspectContent(instance, verb: range)
    default: break
    }
  }

  /// What containers hold.
  private func checkContainers() {
    for stack in graph.stacks where !stack.isInline {
      if let root = stack.root { inspectRoot(root, of: stack) }
    }
    for tab in graph.tabs.ids { if let content = graph.tabs[tab].content { inspectContent(content, isTab: true) } }
    for tabs in graph.tabSets { if let accessory = tabs.accessory { inspectContent(accessory) } }
    for split in graph.splits {
      for column in Column.allCases { if let content = split[column] { inspectContent(content) } }
    }
    for page in graph.pages { inspectContent(page.instance) }
    for content in graph.modalContents { inspectContent(content.instance) }
    for root in graph.roots { inspectContent(root.instance) }
  }
}
