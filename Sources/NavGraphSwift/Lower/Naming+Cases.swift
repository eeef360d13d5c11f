import NavGraphModel

// The cases of enumerations, and the buttons of alerts.
extension Naming {
  /// Names the cases of enumerations, which are in one table: those of one enumeration are in a row.
  mutating func nameCases(_ graph: NavigationGraph) {
    for id in graph.enumerations.ids {
      var scope = NameScope()
      for enumCase in graph.enumerations[id].cases {
        while enumerationCases.count < enumCase.index { enumerationCases.append("") }
        enumerationCases.append(scope.claimCase(graph.text(graph.enumerationCases[enumCase].name)))
      }
    }
  }

  /// Names the buttons of alerts, which are also in one table.
  mutating func nameButtons(_ graph: NavigationGraph) {
    for id in graph.alerts.ids {
      var scope = NameScope()
      for button in graph.alerts[id].buttons {
        while buttons.count < button.index { buttons.append("") }
        buttons.append(scope.claimCase(graph.text(graph.buttons[button].name)))
      }
    }
  }
}
