import NavGraphSyntax

@testable import NavGraphModel

extension GraphDump {
  mutating func app() {
    guard let app = graph.app else { return line("no app") }
    doc(at: app.declared.doc)
    line("app", name(app.declared.name))
    nested { dump in
      dump.line("platform", "\(app.platform.major).\(app.platform.minor)")
      if !app.schemes.isEmpty { dump.line("scheme", app.schemes.map { dump.quoted($0) }.joined(separator: ", ")) }
      if !app.hosts.isEmpty { dump.line("hosts", app.hosts.map { dump.quoted($0) }.joined(separator: ", ")) }
      let output = [(App.Output.uikit, "uikit"), (.swiftui, "swiftui")].filter { app.output.contains($0.0) }.map(\.1)
      dump.line("output", output.joined(separator: ", "))
      dump.line("access", app.access.rawValue)
      dump.line("links", app.links.rawValue)
      if let seconds = app.expiry { dump.line("links expire after", TimeUnit.text(seconds: seconds)) }
      dump.line("precedence", app.precedence.rawValue)
      if app.transitionRange != nil { dump.line("transition", app.transition.rawValue) }
      if app.strings.table != nil || app.strings.bundle != .main {
        dump.line("strings", dump.quoted(app.strings.table), app.strings.bundle.rawValue)
      }
      if app.bar != nil { dump.line(dump.bar(app.bar)) }
      for id in dump.graph.roots.ids {
        let root = dump.graph.roots[id]
        let place = root.place == .window ? "" : root.place.rawValue
        dump.line("root", dump.instance(root.instance), dump.requires(in: root.requires), place, dump.idioms(root.idioms))
      }
      for use in app.uses {
        dump.line("uses", dump.name(dump.graph.eventGroups[dump.graph.eventGroupUses[use].group].declared.name))
      }
      for event in app.ownEvents { dump.event(event) }
    }
  }

  mutating func types() {
    for id in graph.typeAliases.ids {
      doc(at: graph.typeAliases[id].declared.doc)
      line("type", name(graph.typeAliases[id].declared.name), "=", graph.describe(graph.typeAliases[id].base))
    }
    for id in graph.enumerations.ids {
      doc(at: graph.enumerations[id].declared.doc)
      let cases = graph.enumerations[id].cases.map { id in
        name(graph.enumerationCases[id].name) + " = " + quoted(graph.enumerationCases[id].raw)
      }
      line("enum", name(graph.enumerations[id].declared.name), "{", cases.joined(separator: ", "), "}")
    }
    for id in graph.externalTypes.ids {
      doc(at: graph.externalTypes[id].declared.doc)
      line("extern type", name(graph.externalTypes[id].declared.name), graph.externalTypes[id].isCodable ? ": Codable" : "")
    }
  }

  mutating func questions() {
    for id in graph.guards.ids where graph.guards[id].condition == nil {
      let found = graph.guards[id]
      doc(at: found.declared.doc)
      line("guard", head(of: found.declared, parameters: found.parameters), found.flow.map { "-> " + instance($0) } ?? "")
    }
    for id in graph.conditions.ids {
      let found = graph.conditions[id]
      doc(at: found.declared.doc)
      let flow = found.asGuard.flatMap { graph.guards[$0].flow }
      line("condition", head(of: found.declared, parameters: found.parameters), flow.map { "-> " + instance($0) } ?? "")
    }
  }

  mutating func screens() {
    for id in graph.eventGroups.ids {
      let group = graph.eventGroups[id]
      doc(at: group.declared.doc)
      line("events", name(group.declared.name))
      nested { dump in for event in group.events { dump.event(event) } }
    }
    for id in graph.screens.ids { screen(graph.screens[id]) }
  }

  private mutating func screen(_ screen: Screen) {
    doc(at: screen.declared.doc)
    line(
      "screen", head(of: screen.declared, parameters: screen.parameters), requires(in: screen.requires),
      screen.isTransient ? "transient" : "",
      screen.repeatsRange != nil ? "repeats" : "",
      screen.madeAs?.rawValue ?? "",
      screen.isExternal ? "external " + quoted(screen.externalReason) : "")
    nested { dump in
      if screen.titleRange != nil { dump.line("title", dump.quoted(screen.title), screen.titleMode.rawValue) }
      if screen.subtitleRange != nil { dump.line("subtitle", dump.quoted(screen.subtitle)) }
      if screen.backRange != nil { dump.line("back", dump.quoted(screen.backTitle), screen.backMode.rawValue) }
      if screen.swipeBackRange != nil { dump.line("swipeBack", screen.swipeBack.rawValue) }
      let hides = Screen.Hides.words.filter { screen.hides.contains($0.1) }.map(\.0)
      if !hides.isEmpty { dump.line("hides", hides.joined(separator: ", ")) }
      if screen.transitionRange != nil { dump.line("transition", screen.transition.rawValue) }
      if screen.bar != nil { dump.line(dump.bar(screen.bar)) }
      for use in screen.uses {
        dump.line("uses", dump.name(dump.graph.eventGroups[dump.graph.eventGroupUses[use].group].declared.name))
      }
      for event in screen.ownEvents { dump.event(event) }
      let names = screen.events.map { dump.name(dump.graph.events[dump.graph.eventsOfScreens[$0].event].declared.name) }
      if !names.isEmpty { dump.line("answers", names.joined(separator: ", ")) }
    }
  }

  private mutating func event(_ id: EventID) {
    let event = graph.events[id]
    doc(at: event.declared.doc)
    line("on", head(of: event.declared, parameters: event.parameters), event.isAnchored ? "anchored" : "", requires(in: event.requires))
    nested { $0.branches(in: event.branches) }
  }
}
