import NavGraphModel

// Generates app-level events, which the app sends through the scene.
extension SwiftGenerator {
  /// Returns the namespace of the app-level events, or nil if the app declares none.
  mutating func appEventsType() -> TypeDescription? {
    guard let app = graph.app, !app.events.isEmpty else { return nil }
    let name = text(of: app.declared.name)
    return eventsType(
      of: EventOwner(
        type: naming.appEvents, name: name, stem: "app", parameters: .empty, events: app.events, typeNames: naming.typeNames,
        doc: ["The app-level events of \(name), which your app can send whatever the user is looking at."]))
  }

  /// Returns the property with which the app sends app-level events. It has a longer name if `events` belongs to the external screen.
  func appEventsOfScene() -> [Declaration] {
    guard let app = graph.app, !app.events.isEmpty else { return [] }
    let isTaken = !externalEvents().isEmpty
    let type = naming.appEvents + ".Events"
    let first = eventNames(of: app.events).first ?? ""
    return [
      .variable(
        VariableDescription(
          doc: ["The app-level events, such as `\(isTaken ? "appEvents" : "events").\(first)`. Events wait until the root is shown."],
          name: isTaken ? "appEvents" : "events", type: type,
          getter: [
            .return(
              .call(
                type + ".at",
                with: [
                  ArgumentDescription(
                    label: nil, value: .call("Graph.Place", with: [ArgumentDescription(label: "anywhereIn", value: .code("navigator"))]))
                ])
            )
          ]))
    ]
  }
}
