import NavGraphModel
import NavGraphSyntax

@testable import NavGraphChecks
@testable import Oracle

/// A random app, the diagnostics of the checks, and the explored states.
struct OracleCase {
  let seed: UInt64
  let isDeep: Bool
  let world: World
  let written: Written
  let checked: CheckedText
  /// The explorations, one for each idiom of the app.
  let explorations: [Exploration]
  let facts: Facts

  /// Creates an app; nil if it has errors, or if the language doesn't define its behavior. The height of stacks is limited, and `isDeep`
  /// raises the limit.
  init?(_ seed: UInt64, with features: WorldMaker.Features = .additions, isDeep: Bool = false) {
    self.seed = seed
    self.isDeep = isDeep
    let raw = WorldMaker.make(seed: seed, with: features)
    // In most apps every step is valid. The others test that invalid steps are reported.
    world = seed % 4 == 0 ? raw : raw.mended(withPops: seed % 4 != 1)
    written = Written(of: world)
    checked = CheckedText(written.text)
    if checked.codes.contains(where: { $0 < 500 && $0 != 312 }) { return nil }
    var explorations: [Exploration] = []
    var facts = Facts()
    // With two keys, a stack can contain a screen twice.
    let height = max(4, world.screens.count + (world.hasKeys ? 1 : 0) + world.maxPushes - 1)
    let bounds =
      isDeep ? Exploration.Bounds(stack: height + 3, units: 5, states: 12_000) : Exploration.Bounds(stack: height)
    // The contents of stacks are combined for all idioms.
    let holds = world.links.contains(where: \.isEverHere) ? world.held(within: bounds) : nil
    for idiom in world.idioms {
      let exploration = Exploration(of: world, idiom: idiom, bounds: bounds, holds: holds)
      explorations.append(exploration)
      facts.formUnion(exploration.facts)
    }
    if facts.isUnsaid { return nil }
    self.explorations = explorations
    self.facts = facts
  }

  /// Explores the user's transitions for each idiom, in a wide window and, if it makes a difference, in a narrow one.
  func walks(height: Int = 0, states: Int = 800) -> [Walks] {
    let held = world.links.contains(where: \.isEverHere) ? self.held : []
    return zip(explorations, world.idioms).flatMap { exploration, idiom in
      // An inspector covers a collapsed split, which isn't explored.
      let areCollapsed = !world.splits.isEmpty && world.splits.allSatisfy { $0.columns.count <= World.inspector }
      return (areCollapsed ? [false, true] : [false]).map { isCollapsed in
        let bounds = Exploration.Bounds(stack: exploration.bounds.stack + height, states: states)
        return Walks(with: Simulator(of: world, idiom: idiom, isCollapsed: isCollapsed, holds: held), bounds: bounds)
      }
    }
  }

  /// Whether the exploration has all states within the depth limit.
  var isWhole: Bool { !explorations.contains(where: \.isOverfull) }
  /// Whether the results of guards are exact. The checks may evaluate a guard wherever its screen is put, but the exploration only where
  /// the screen is new, and not inside the guard's own flow. Searches omit values from states, so different keys can also cause guards.
  var isAsked: Bool { !facts.isSpared && !(world.hasKeys && !world.guards.isEmpty) && !world.guards.contains(where: \.hasValue) }
  /// Whether every step is valid, every outcome handler runs, and every shown screen can be returned to. The checks follow an invalid step
  /// as if it were valid, so that one mistake is one diagnostic.
  var isServed: Bool { areStepsServed && !has(608) }
  var areStepsServed: Bool {
    facts.refused.isEmpty && facts.popMissed.isEmpty && !hasUnseen && !hasIdleGuards && !world.covers
  }
  /// Whether the checks only follow what can happen. They also follow dead branches, a dismissal that two steps wait for, and modals that
  /// can't be left. If one of these exists, only one direction is compared.
  var isPlain: Bool { !world.hasIdleBranches && !has(609) && !has(607) }
  /// Whether a guard is unused. The diagnostic about the guard includes the targets of its flow.
  private var hasIdleGuards: Bool { Set(world.askedGuards.map(Guards.declared)).count < world.guards.count }
  /// Whether the app has an `external` screen. The checks assume any surroundings for it, so the targets of its steps count as shown.
  private var hasUnseen: Bool { world.screens.contains(where: \.isExternal) }

  func has(_ code: Int) -> Bool { checked.codes.contains(code) }

  /// Returns the events with diagnostics of these codes, without events that no path reaches.
  func events(_ isWanted: (Int) -> Bool) -> Set<Int> {
    var result: Set<Int> = []
    for diagnostic in checked.diagnostics where isWanted(Int(diagnostic.code.number)) {
      if let event = event(of: diagnostic) { result.insert(event) }
    }
    return result
  }

  func event(of diagnostic: Diagnostic) -> Int? { event(at: diagnostic.primary.range) }

  /// Returns the events at which diagnostics of the code have a label.
  func events(namedIn code: UInt16) -> Set<Int> {
    Set(checked.diagnostics.filter { $0.code == Code(code) }.flatMap { [$0.primary] + $0.secondary }.compactMap { event(at: $0.range) })
  }

  private func event(at range: SourceRange) -> Int? {
    let line = Int(LineTable(of: checked.source).position(at: range.start).line)
    return written.eventAt[line].flatMap { facts.fired.contains($0) ? $0 : nil }
  }

  /// The screens that each stack contained in the explored states.
  var held: Set<Holder> { explorations.reduce(into: Set<Holder>()) { $0.formUnion($1.held(in: world)) } }

  /// The seed, the source, and the diagnostics, for the message of a failure.
  var report: String { "seed \(seed)\n\(written.text)\n\(checked.report)" }
}

extension Facts {
  mutating func formUnion(_ other: Facts) {
    fired.formUnion(other.fired)
    refused.formUnion(other.refused)
    popMissed.formUnion(other.popMissed)
    popLanded.formUnion(other.popLanded)
    presented.formUnion(other.presented)
    run.formUnion(other.run)
    waiting.formUnion(other.waiting)
    protected.formUnion(other.protected)
    isSpared = isSpared || other.isSpared
    isUnsaid = isUnsaid || other.isUnsaid
  }
}
