import NavGraphModel

// Events of the app: what may happen wherever the user is, called on the scene.
extension Lowering {
  /// The namespace of the app's own events; nil where it has none.
  mutating func appEventsType() -> TypeDescription? {
    guard let app = graph.app, !app.events.isEmpty else { return nil }
    let name = text(app.declared.name)
    return eventsType(
      EventOwner(
        type: naming.appEvents, name: name, stem: "app", parameters: .none, events: app.events, typeNames: naming.typeNames,
        doc: ["The events of the app \(name), \(location(app.declared.nameRange)): what may happen wherever the user is."]))
  }

  /// By which the app calls them. The screen that the app shows itself has its own under the shorter name.
  func appEventsOfScene() -> [Declaration] {
    guard let app = graph.app, !app.events.isEmpty else { return [] }
    let isTaken = !externalEvents().isEmpty
    let type = naming.appEvents + ".Events"
    let first = eventNames(of: app.events).first ?? ""
    return [
      .variable(
        VariableDescription(
          doc: ["What may happen wherever the user is: `\(isTaken ? "appEvents" : "events").\(first)`. It waits until the root is there."],
          isTaken ? "appEvents" : "events", type,
          getter: [
            .return(
              .call(type + ".at", [ArgumentDescription(nil, .call("Place", [ArgumentDescription("anywhereIn", .code("navigator"))]))]))
          ]))
    ]
  }
}
