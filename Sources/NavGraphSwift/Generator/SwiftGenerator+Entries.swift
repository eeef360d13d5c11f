import NavGraphModel

// Generates entries, their cases, and their decoding.
extension SwiftGenerator {
  mutating func entryType() -> TypeDescription {
    let cases = graph.entries.ids.map { id -> Declaration in
      let entry = graph.entries[id]
      let what = entry.kind.rawValue + " `" + text(of: entry.identifier) + "`"
      return .enumCase(
        CaseDescription(doc: doc(at: entry.doc) + [what], name: naming.entries[id.index], values: values(for: entry.parameters)))
    }
    let targets = graph.entries.ids.map { id -> SwitchCaseDescription in
      let target = self.target(for: lowered.entries[id.index], named: "entry" + upperCamel(naming.entries[id.index]))
      return SwitchCaseDescription(
        patterns: [pattern(named: naming.entries[id.index], with: graph.entries[id].parameters, usedIn: [target])], body: [.return(target)])
    }
    return TypeDescription(
      doc: ["The entry points other than links: shortcuts, notifications, activities, intents, and files."], kind: .enum, name: "Entry",
      modifiers: ["nonisolated"], inherits: ["NavGraph.LinkEntry"],
      members: cases + decoders()
        + property(named: "target", type: "Graph.Target", doc: "The state that the entry point opens.", cases: targets)
    )
  }

  func entries(of kind: Entry.Kind) -> [EntryID] { graph.entries.ids.filter { graph.entries[$0].kind == kind } }

  // MARK: Decoding

  /// Returns a decoding function for each kind of entry that the system delivers. Intents need none, because they are Swift values.
  private mutating func decoders() -> [Declaration] {
    var all: [Declaration] = []
    let kinds: [(Entry.Kind, String, String, ParameterDescription?)] = [
      (
        .shortcut, "type", "Decodes the entry that the type of a shortcut names.",
        ParameterDescription(label: "_", name: "userInfo", type: "[String: any Foundation.NSSecureCoding]?")
      ),
      (
        .notification, "category", "Decodes the entry that the category of a notification names.",
        ParameterDescription(label: "_", name: "userInfo", type: "[AnyHashable: Any]?")
      ),
      (
        .activity, "type", "Decodes the entry that the type of an activity names.",
        ParameterDescription(label: "_", name: "userInfo", type: "[AnyHashable: Any]?")
      ),
      (.file, "url", "Decodes the entry for files with the extension of `url`.", nil),
    ]
    for (kind, name, doc, userInfo) in kinds {
      let entries = entries(of: kind)
      guard !entries.isEmpty else { continue }
      let isFile = kind == .file
      let payload = isFile ? "nil as [AnyHashable: Any]?" : "userInfo"
      var cases: [SwitchCaseDescription] = []
      for id in entries {
        guard let value = decoded(id) else {
          leaveOut("an entry whose values only Swift can carry", at: graph.entries[id].range)
          continue
        }
        let text = text(of: graph.entries[id].identifier)
        let read = ClosureDescription(parameters: ["payload throws(NavGraph.EntryError)"], body: [.expression(value)])
        let call = CallDescription(callee: "NavGraph.Payload(" + payload + ").read", arguments: [], trailing: read)
        cases.append(SwitchCaseDescription(patterns: [swiftLiteral(isFile ? text.lowercased() : text)], body: [.return(.call(call))]))
      }
      let subject = isFile ? "url.pathExtension.lowercased()" : name
      let unknown = ".failure(.unknown(kind: \"" + kind.rawValue + "\", name: " + (isFile ? "url.pathExtension" : name) + "))"
      cases.append(SwitchCaseDescription(patterns: [], body: [.return(.code(unknown))]))
      let parameters =
        [ParameterDescription(label: kind.rawValue, name: name, type: isFile ? "Foundation.URL" : "String")] + [userInfo].compactMap { $0 }
      all.append(
        .function(
          FunctionDescription(
            doc: [doc], name: "decode", modifiers: ["static"], parameters: parameters,
            returns: "Swift.Result<Entry, NavGraph.EntryError>", body: [.switch(SwitchDescription(over: subject, cases: cases))])))
    }
    return all
  }

  /// For example: `.notificationMessage(chat: try payload.value("chat", "ChatID"))`
  private func decoded(_ id: EntryID) -> ExpressionDescription? {
    let entry = graph.entries[id]
    var list: [ArgumentDescription] = []
    for parameter in entry.parameters {
      guard let value = decoded(parameter, isFile: entry.kind == .file) else { return nil }
      list.append(ArgumentDescription(label: name(of: parameter), value: .code(value)))
    }
    return .made(naming.entries[id.index], with: list, hasValues: !entry.parameters.isEmpty)
  }

  private func decoded(_ id: ParameterID, isFile: Bool) -> String? {
    let parameter = graph.parameters[id]
    var type = parameter.type
    var function = "value"
    if case .optional(let inner) = graph.types[type] {
      type = inner
      if parameter.defaultValue == nil || parameter.defaultValue == .nil { function = "optional" }
    }
    if isFile, graph.types[type] == .url { return "url" }
    if case .list(let element) = graph.types[type] { (type, function) = (element, function == "value" ? "list" : "optionalList") }
    guard canBeInURL(type) else { return nil }
    let renderer = SwiftRenderer()
    var list = [
      ArgumentDescription(label: nil, value: .string(text(of: graph.parameters[id].name))),
      ArgumentDescription(label: nil, value: .string(graph.describe(type))),
    ]
    if function == "value", let fallback = parameter.defaultValue {
      list.append(ArgumentDescription(label: "or", value: value(of: fallback, as: parameter.type)))
    }
    return renderer.text(of: .call("try payload." + function, with: list))
  }

  /// Returns the conformances of the app's types that payloads contain.
  func payloadTypes() -> [Declaration] {
    var found: [String] = []
    for id in graph.entries.ids where graph.entries[id].kind != .intent {
      for parameter in graph.entries[id].parameters {
        var type = graph.unwrapped(graph.parameters[parameter].type)
        if case .list(let element) = graph.types[type] { type = element }
        switch graph.types[type] {
        // The types of a module already conform.
        case .alias(let id) where isJoined(graph.typeAliases[id].declared): break
        case .enumeration(let id) where isJoined(graph.enumerations[id].declared): break
        case .alias, .enumeration:
          if canBeInURL(type), !found.contains(typeName(of: type)) { found.append(typeName(of: type)) }
        default: break
        }
      }
    }
    return found.map {
      .type(
        TypeDescription(
          kind: .extension, name: naming.app + "." + $0, modifiers: ["nonisolated"], inherits: ["NavGraph.PayloadValue"], members: []))
    }
  }
}
