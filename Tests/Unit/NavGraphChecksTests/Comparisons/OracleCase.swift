import NavGraphModel
import NavGraphSyntax

@testable import NavGraphChecks
@testable import Oracle

/// A random app, what the checks say of it, and what walking through its states shows.
struct OracleCase {
  let seed: UInt64
  let isDeep: Bool
  let world: World
  let written: Written
  let checked: Checked
  /// One for each kind of device that makes a difference.
  let explorations: [Exploration]
  let facts: Facts

  /// nil for an app that is wrong before it can be walked through, or of which the language doesn't say what it does.
  /// Stacks are walked up to a height; `isDeep` looks higher, where it seems that something can't be walked.
  /// `prefersTraps` makes apps of splits that are without keys, arguments of guards, and inspectors.
  init?(
    _ seed: UInt64, prefersGuards: Bool = false, prefersTraps: Bool = false, hasKeys: Bool = true, hasGuardValues: Bool = true,
    isDeep: Bool = false
  ) {
    self.seed = seed
    self.isDeep = isDeep
    let raw = WorldMaker.make(
      seed, prefersGuards: prefersGuards, prefersTraps: prefersTraps, hasInspectors: !prefersTraps, hasKeys: hasKeys && !prefersTraps,
      hasGuardValues: hasGuardValues && !prefersTraps)
    // Most apps can serve each of their events; the others show that what can't be served is found.
    world = seed % 4 == 0 ? raw : raw.mended(withPops: seed % 4 != 1)
    written = Written(world)
    checked = Checked(written.text)
    if checked.codes.contains(where: { $0 < 500 && $0 != 312 }) { return nil }
    var explorations: [Exploration] = []
    var facts = Facts()
    // With two keys a screen can be there twice.
    let height = max(4, world.screens.count + (world.hasKeys ? 1 : 0) + world.mostPushes - 1)
    let bounds =
      isDeep ? Exploration.Bounds(stack: height + 3, units: 5, states: 12_000) : Exploration.Bounds(stack: height)
    // A stack holds what it does on any kind of device.
    let holds = world.links.contains(where: \.isEverHere) ? world.held(bounds) : nil
    for idiom in world.idioms {
      let exploration = Exploration(world, idiom: idiom, bounds: bounds, holds: holds)
      explorations.append(exploration)
      facts.formUnion(exploration.facts)
    }
    if facts.isUnsaid { return nil }
    self.explorations = explorations
    self.facts = facts
  }

  /// What users see on each kind of device, in a wide window and in a narrow one where that makes a difference.
  func walks(height: Int = 0, states: Int = 800) -> [Walks] {
    let held = world.links.contains(where: \.isEverHere) ? self.held : []
    return zip(explorations, world.idioms).flatMap { exploration, idiom in
      // An inspector covers a collapsed split, which is not walked.
      let areCollapsed = !world.splits.isEmpty && world.splits.allSatisfy { $0.columns.count <= World.inspector }
      return (areCollapsed ? [false, true] : [false]).map { isCollapsed in
        let bounds = Exploration.Bounds(stack: exploration.bounds.stack + height, states: states)
        return Walks(world, idiom: idiom, isCollapsed: isCollapsed, bounds: bounds, holds: held)
      }
    }
  }

  /// Whether every state was looked at, but for those that are too deep.
  var isWhole: Bool { !explorations.contains(where: \.isOverfull) }
  /// Whether what guards bring up is exact. The checks let a guard be asked wherever its screen is put, the walk only where it is new;
  /// and the walk doesn't ask the guards of a guard's own flow. Searches leave values out of states, so where some keys differ, guards may
  /// be asked for any.
  var isAsked: Bool { !facts.isSpared && !(world.hasKeys && !world.guards.isEmpty) && !world.guards.contains(where: \.hasValue) }
  /// Whether each step can be served wherever it runs, each arm runs, and each screen that is shown can be come back to. What a failed one
  /// was meant to show is looked at by the checks as well, so that one mistake is one finding.
  var isServed: Bool { areStepsServed && !has(608) }
  var areStepsServed: Bool {
    facts.refused.isEmpty && facts.popMissed.isEmpty && !hasUnseen && !hasIdleGuards && !world.covers
  }
  /// Whether the checks look at no more than can happen. What a branch that is never taken would lead to is looked at as if
  /// it were right, and what a dismissal that two steps wait for, or a modal that can't be left, would lead to is part of the finding about
  /// it. Then one direction is compared.
  var isPlain: Bool { !world.hasIdleBranches && !has(609) && !has(607) }
  /// What the flow of a guard leads to that nothing asks is part of the finding about the guard.
  private var hasIdleGuards: Bool { Set(world.askedGuards.map(Guards.declared)).count < world.guards.count }
  /// Around an `external` screen anything may be, so whatever its steps name counts as shown.
  private var hasUnseen: Bool { world.screens.contains(where: \.isExternal) }

  func has(_ code: Int) -> Bool { checked.codes.contains(code) }

  /// The events in which findings with these codes stand; of those alone that some walk comes to, since the others harm nobody.
  func events(_ isWanted: (Int) -> Bool) -> Set<Int> {
    var result: Set<Int> = []
    for finding in checked.findings where isWanted(Int(finding.code.number)) {
      if let event = event(of: finding) { result.insert(event) }
    }
    return result
  }

  func event(of finding: Diagnostic) -> Int? { event(at: finding.primary.range) }

  /// The events at which such findings have a label.
  func events(namedIn code: UInt16) -> Set<Int> {
    Set(checked.findings.filter { $0.code == Code(code) }.flatMap { [$0.primary] + $0.secondary }.compactMap { event(at: $0.range) })
  }

  private func event(at range: SourceRange) -> Int? {
    let line = Int(LineTable(checked.source).position(at: range.start).line)
    return written.eventAt[line].flatMap { facts.fired.contains($0) ? $0 : nil }
  }

  /// Which screens each stack was seen to hold.
  var held: Set<Holder> { explorations.reduce(into: Set<Holder>()) { $0.formUnion($1.held(in: world)) } }

  /// All that one needs to judge who is right.
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
