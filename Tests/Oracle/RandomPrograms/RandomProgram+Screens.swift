extension RandomProgram {
  /// A screen that the program shows, and what is known of all its places because the program was made that way.
  package struct Screen: Sendable {
    package var name: String
    /// It is in a stack, in tabs, in a split, in pages.
    package var isInStack: Bool
    package var isInTabs: Bool
    package var isInSplit: Bool
    package var isInPages: Bool
    /// Of the root that it is in, the devices; empty for all. nil for what is presented.
    package var idioms: [String]?
    package var hasParameters: Bool
  }
}

extension ProgramMaker {
  /// The screens on which anything may happen that their places serve: none in the flow of a guard, at a tab bar or outside of the graph.
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
