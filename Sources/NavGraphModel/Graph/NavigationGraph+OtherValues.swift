// The guards that are evaluated again when a container, or the screen that it shows first, gets other values.
extension NavigationGraph {
  /// Whether a guard reads a parameter of the content that requires it.
  package func readsValue(_ use: ID<GuardUse>) -> Bool {
    arguments[guardUses[use].arguments].contains { readsParameter($0.value) }
  }

  /// Returns the guards of a container or modal that read its parameters.
  package func guardsReadingValues(of content: Content) -> [ID<GuardUse>] {
    if guardUses.isEmpty { return [] }
    let uses = requirements(of: content)
    return uses.isEmpty ? [] : uses.filter { readsValue($0) }
  }

  package func readsParameter(_ value: Expression) -> Bool {
    switch value {
    case .parameter: true
    // A list contains only literals and parameters.
    case .list(let values): values.contains { if case .parameter = expressions[$0] { true } else { false } }
    default: false
    }
  }

  /// Whether an instance passes on parameters, so that its arguments can vary.
  package func givesValues(_ instance: InstanceID) -> Bool {
    arguments[instances[instance].arguments].contains { readsParameter($0.value) }
  }

  /// Whether an instance can be another place than a declared one of the same content, because its literals differ.
  ///
  /// - Parameter container: The instance of the container that contains the declared one.
  package func mayDiffer(_ instance: InstanceID, from declared: InstanceID?, in container: InstanceID? = nil) -> Bool {
    let own = arguments[instances[instance].arguments]
    if own.isEmpty { return false }
    guard let declared, instances[declared].content == instances[instance].content else { return true }
    func literal(of value: Expression) -> Expression? {
      guard case .parameter(let id) = value else { return readsParameter(value) ? nil : value }
      let handed = container.flatMap { made in arguments[instances[made].arguments].first { $0.parameter == id }?.value }
      return handed.flatMap { readsParameter($0) ? nil : $0 }
    }
    let others = arguments[instances[declared].arguments]
    return own.contains { argument in
      readsParameter(argument.value)
        || !others.contains { $0.parameter == argument.parameter && literal(of: $0.value) == argument.value }
    }
  }

  /// Returns the guards that are evaluated when a link names a container with values: the container's guards that read the values, and the
  /// guards of a screen that is created with them.
  package func guardsAskedForValues(of container: Content) -> [GuardID] {
    var uses = guardsReadingValues(of: container)
    for screen in screensShown(in: container) where !screen.values.isEmpty { uses += Array(screens[screen.screen].requires) }
    return uses.map { guardUses[$0].guard }
  }

  /// Returns the guards that are evaluated when the first screen of a slot is shown with other values: those of the container, and of the
  /// modal whose whole content it is, that read the values that the screen shows.
  func guardsAskedForValues(shownBy screen: ScreenID, in slot: Slot, of unit: PresentationContext) -> [GuardID] {
    var uses: [ID<GuardUse>] = []
    if let container = slot.kind.content {
      guard screensShown(in: container).contains(where: { $0.screen == screen && !$0.values.isEmpty }) else { return [] }
      uses = guardsReadingValues(of: container)
    }
    if case .unit = slot.role { uses += guardsReadingValues(of: unit.content) }
    return uses.map { guardUses[$0].guard }
  }
}
