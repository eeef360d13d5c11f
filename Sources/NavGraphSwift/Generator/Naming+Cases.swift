import NavGraphModel

// Names the cases of enumerations and the buttons of alerts.
extension Naming {
  /// Names the cases of all enumerations. Those of one enumeration are consecutive.
  mutating func nameCases(in graph: NavigationGraph) {
    for id in graph.enumerations.ids {
      var scope = NameScope()
      for enumCase in graph.enumerations[id].cases {
        while enumerationCases.count < enumCase.index { enumerationCases.append("") }
        enumerationCases.append(scope.claimCase(graph.text(of: graph.enumerationCases[enumCase].name)))
      }
    }
  }

  /// Names the buttons of all alerts. Those of one alert are consecutive.
  mutating func nameButtons(in graph: NavigationGraph) {
    for id in graph.alerts.ids {
      var scope = NameScope()
      for button in graph.alerts[id].buttons {
        while buttons.count < button.index { buttons.append("") }
        buttons.append(scope.claimCase(graph.text(of: graph.buttons[button].name)))
      }
    }
  }
}
