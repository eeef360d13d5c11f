extension RandomProgram {
  /// A screen of the program, and properties of all its places that follow from how the program was made.
  package struct Screen: Sendable {
    package var name: String
    /// Whether each place is in a stack. The following properties are about tabs, splits, and pages.
    package var isInStack: Bool
    package var isInTabs: Bool
    package var isInSplit: Bool
    package var isInPages: Bool
    /// The devices of the root that contains the screen: empty for all, nil for a presented screen.
    package var idioms: [String]?
    package var hasParameters: Bool
  }
}

extension ProgramMaker {
  /// The screens that allow all actions of their places. Screens in guard flows, accessories, and external screens aren't included.
  var shownScreens: [RandomProgram.Screen] {
    screens.compactMap { screen in
      let zone = zones[screen.zone]
      if screen.isExternal || zone.isFlowOfGuard || zone.isAccessory || zone.level >= 100 { return nil }
      if zone.level == 0, zone.root == nil { return nil }
      return RandomProgram.Screen(
        name: screen.name, isInStack: zone.isStack, isInTabs: zone.tabs != nil, isInSplit: zone.split != nil, isInPages: zone.pages != nil,
        idioms: zone.root.map { roots[$0].idioms }, hasParameters: !screen.parameters.isEmpty)
    }
  }
}
