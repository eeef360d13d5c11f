import NavGraphSyntax

/// The steps `select Main.chats` that run outside of `Main`.
struct QualifiedSelects {
  struct Select {
    var tabs: TabsID
    var name: Name
    var step: RunningStep
    /// The slot in which the step runs.
    var from: SlotID { step.cursor.slot }
  }
  private(set) var all: [Select] = []
  /// The tab bars in which each select has run.
  private var seen = PackedMap()

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ select: Select) { all.append(select) }

  /// Returns whether a select hasn't run in a tab bar yet.
  mutating func start(_ index: Int, in bar: SlotID) -> Bool {
    seen.insert(packed(high: UInt32(truncatingIfNeeded: index), low: bar.raw), value: 0).isNew
  }

  /// Returns the selects that don't find their tab bar under every root at which they run.
  ///
  /// - Parameter roots: The roots below each unit.
  func refused(with containers: ContainerIndex, roots: [[PresentationContextID]], in found: Places) -> [Select] {
    all.filter { select in
      let own = roots[found.slots[select.from].unit.index]
      let bars = containers.bars(of: select.tabs).map { found.slots[$0].unit }
      // Nothing is reported if the tab bar is in a unit that may be presented.
      if bars.contains(found.slots[select.from].unit) || bars.contains(where: { found.units[$0].kind != .root }) { return false }
      return own.isEmpty || !own.allSatisfy(bars.contains)
    }
  }
}
