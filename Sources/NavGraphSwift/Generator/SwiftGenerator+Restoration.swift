import NavGraphLowering
import NavGraphModel

// Generates the tables for restoration: the names of items, and the positions where screens can be.
extension SwiftGenerator {
  /// A copy that qualifies type names with their namespace, because Swift
  /// doesn't find them by their plain names in an extension of `Graph`.
  var qualified: SwiftGenerator {
    var lowering = self
    func inApp(_ name: String) -> String { naming.app + "." + name }
    lowering.naming.aliases = naming.aliases.map(inApp)
    lowering.naming.enumerations = naming.enumerations.map(inApp)
    lowering.naming.stateTypes = naming.stateTypes.mapValues(inApp)
    return lowering
  }

  func restorationTables() -> [Declaration] {
    let tables = notes()
    let windows = VariableDescription("opensWindows", "Bool", modifiers: ["static"], getter: [.return(.code("true"))])
    let fingerprint = VariableDescription(
      doc: ["Identifies the graph in saved states and traces."], "fingerprint", "String", modifiers: ["static"],
      getter: [.return(.string(fingerprint(of: tables)))])
    return [.variable(fingerprint)] + (hasWindows ? [.variable(windows)] : []) + tables
  }

  private func notes() -> [Declaration] { names() + slots() + screenNotes() + rootNotes() + modalNotes() + armNotes() }

  /// Returns the names in traces. The names of continuations are known only after the files of events have been generated.
  func traceNames() -> TraceNames {
    TraceNames(
      fingerprint: fingerprint(of: qualified.notes()), screens: naming.screenCases.map(\.withoutBackticks),
      modals: naming.presentables.compactMap { modal in graph.declared(modal.content).map { (modal.name.withoutBackticks, $0) } },
      guards: naming.guards.map(\.withoutBackticks))
  }

  /// Returns a hash of the tables, which is equal for equal graphs on every machine.
  private func fingerprint(of tables: [Declaration]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var file = file(naming.app, tables)
    // A snapshot stays valid if the source is divided into other files or modules, and if the header of files changes.
    (file.header, file.imports, file.modules) = ([], [], [])
    for byte in SwiftRenderer().render(file) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  // MARK: Names of tabs and pages, and positions of screens

  private func names() -> [Declaration] {
    var all: [Declaration] = []
    let tabs = graph.tabSets.ids.compactMap { id in
      naming.stateTypes[.tab(id)].flatMap { tabCases(id).isEmpty ? nil : named(.tabs(id), $0) }
    }
    if !tabs.isEmpty {
      all += chunked(
        "tabNames", label: "of", "tabs", "Container", returns: "[String]", tabs, otherwise: .array([]),
        isComplete: tabs.count == naming.containerOrder.count)
    }
    let pages = graph.pageSets.ids.compactMap { id in
      naming.stateTypes[.page(id)].flatMap { pageCases(id).isEmpty ? nil : named(.pages(id), $0) }
    }
    if !pages.isEmpty {
      all += chunked(
        "pageNames", label: "of", "pages", "Container", returns: "[String]", pages, otherwise: .array([]),
        isComplete: pages.count == naming.containerOrder.count)
    }
    return all
  }

  private func named(_ content: Content, _ type: String) -> SwitchCaseDescription {
    SwitchCaseDescription(["." + (naming.containers[content] ?? "")], [.return(.code(type + ".allCases.map(\\.rawValue)"))])
  }

  private func slots() -> [Declaration] {
    var cases: [SwitchCaseDescription] = []
    func add(_ pattern: String, _ slot: SlotContents.Slot, isListed: Bool = true) {
      let screens = lowered.slots.screens(in: slot)
      guard isListed ? !screens.isEmpty : screens.count > 1 else { return }
      cases.append(SwitchCaseDescription([pattern], [.return(list(screens))]))
    }
    func name(_ content: Content) -> String { "." + (naming.containers[content] ?? "") }
    for id in graph.stacks.ids {
      add(".path(\(name(.stack(id))))", .path(id))
      add(".lowest(\(name(.stack(id))))", .lowest(id))
    }
    for id in graph.tabSets.ids {
      for index in contentTabs(of: id).indices { add(".tab(\(name(.tabs(id))), \(position(ofTab: index, in: id)))", .tab(id, index)) }
    }
    for id in graph.splits.ids {
      for column in Column.allCases { add(".column(\(name(.split(id))), .\(column.text))", .column(id, column)) }
    }
    for id in graph.pageSets.ids {
      for index in Array(graph.pageSets[id].pages).indices {
        add(".page(\(name(.pages(id))), \(position(ofPage: index, in: id)))", .page(id, index))
      }
    }
    for content in naming.roots { add(".root(.\(naming.rootNames[content] ?? ""))", .root(content), isListed: false) }
    for presentable in naming.presentables { add(".modal(.\(presentable.name))", .modal(presentable.content), isListed: false) }
    var all = chunked(
      "screens", label: "in", "slot", "NavGraph.Slot<Self>", returns: "String?", cases, otherwise: .code("nil"),
      isComplete: false)
    let presenters = naming.presentables.compactMap { presentable -> SwitchCaseDescription? in
      guard !isAlert(presentable.content), let screens = lowered.slots.presenters(of: presentable.content) else { return nil }
      return SwitchCaseDescription(["." + presentable.name], [.return(list(screens))])
    }
    if !presenters.isEmpty {
      all += chunked(
        "presenters", label: "of", "modal", "Modal", returns: "String?", presenters, otherwise: .code("nil"),
        isComplete: presenters.count == naming.presentables.count)
    }
    return all
  }

  private func isAlert(_ content: Content) -> Bool {
    if case .alert = content { true } else { false }
  }

  /// Returns names separated by spaces. A string of any length takes no time to compile.
  private func list(_ screens: [ScreenID]) -> ExpressionDescription {
    var lines: [String] = []
    for id in screens {
      let name = plain(naming.screenCases[id.index])
      if let last = lines.last, last.count + name.count < 110 {
        lines[lines.count - 1] = last + " " + name
      } else {
        lines.append(name)
      }
    }
    return lines.count < 2 ? .string(lines.first ?? "") : .lines(lines)
  }

  private func plain(_ name: String) -> String { name.withoutBackticks }

  // MARK: Records

  private func screenNotes() -> [Declaration] {
    let named = graph.screens.ids.map { id in
      (name: naming.screenCases[id.index], parameters: graph.screens[id].parameters, isTransient: graph.screens[id].isTransient)
    }
    return notes(named, "screen", "Screen")
  }

  private func rootNotes() -> [Declaration] {
    let named = naming.roots.compactMap { content in
      naming.rootNames[content].map { (name: $0, parameters: parameters(of: content), isTransient: false) }
    }
    return notes(named, "root", "Root")
  }

  private func modalNotes() -> [Declaration] {
    guard !naming.presentables.isEmpty else { return [] }
    return notes(
      naming.presentables.map { (name: $0.name, parameters: parameters(of: $0.content), isTransient: isAlert($0.content)) }, "modal",
      "Modal")
  }

  private func notes(
    _ named: [(name: String, parameters: IDRange<Parameter>, isTransient: Bool)], _ subject: String, _ type: String
  ) -> [Declaration] {
    notes(
      named.map { one in
        let values = one.parameters.map { id in
          let parameter = graph.parameters[id]
          return NotedValue(
            name: name(of: id), local: local(of: id), type: parameter.type,
            fallback: parameter.defaultValue.map { value($0, as: parameter.type) })
        }
        return Noted(name: one.name, values: values, isTransient: one.isTransient)
      }, subject, type)
  }

  private func armNotes() -> [Declaration] {
    guard !arms.isEmpty else { return [] }
    return notes(
      arms.map { arms in
        let values = arms.captured.map {
          NotedValue(
            name: label(of: $0, among: arms.captured), local: local(of: $0, among: arms.captured), type: graph.parameters[$0].type,
            fallback: nil)
        }
        return Noted(name: arms.name, values: values, isTransient: false)
      }, "continuation", "Continuation")
  }

  private struct Noted {
    var name: String
    var values: [NotedValue]
    var isTransient: Bool
  }

  private struct NotedValue {
    var name: String
    /// The name of the variable in the function that creates the record.
    var local: String
    var type: TypeID
    var fallback: ExpressionDescription?
  }

  /// Returns the functions that create records and read them. Optional values that can't be encoded keep their defaults.
  private func notes(_ all: [Noted], _ subject: String, _ type: String) -> [Declaration] {
    var written: [SwitchCaseDescription] = []
    var read: [SwitchCaseDescription] = []
    for one in all {
      let isKept = !one.isTransient && !one.values.contains { !isCodable($0.type) && $0.fallback == nil && !isOptional($0.type) }
      let kept = isKept ? one.values.filter { isCodable($0.type) } : []
      let bound = one.values.map { value in kept.contains { $0.name == value.name } ? "let " + value.local : "_" }
      let pattern = "." + one.name + (kept.isEmpty ? "" : "(" + bound.joined(separator: ", ") + ")")
      let head = "NavGraph.Record" + (isKept ? "" : ".transient") + "(" + swiftLiteral(plain(one.name)) + ")"
      let values = kept.map {
        ExpressionDescription.call("with", [ArgumentDescription(nil, .string(plain($0.name))), ArgumentDescription(nil, .code($0.local))])
      }
      written.append(SwitchCaseDescription([pattern], [.return(values.isEmpty ? .code(head) : .chain(.code(head), values))]))
      guard isKept else { continue }
      var canFail = false
      let list = one.values.compactMap { value -> ArgumentDescription? in
        guard isCodable(value.type) else { return value.fallback == nil ? ArgumentDescription(value.name, .code("nil")) : nil }
        let key = ArgumentDescription(nil, .string(plain(value.name)))
        if let fallback = value.fallback ?? (isOptional(value.type) ? .code("nil") : nil) {
          return ArgumentDescription(value.name, .call("record.value", [key, ArgumentDescription("or", fallback)]))
        }
        canFail = true
        return ArgumentDescription(value.name, .call("record.value", [key]))
      }
      let made = ExpressionDescription.made(one.name, list, hasValues: !one.values.isEmpty)
      read.append(SwitchCaseDescription([swiftLiteral(plain(one.name))], [.return(canFail ? made.of("try? " + type) : made)]))
    }
    return chunked(
      "record", label: type == "Screen" ? "of" : "of" + type, subject, type, returns: "NavGraph.Record", written,
      otherwise: .code("NavGraph.Record.transient(\"\")"),
      isComplete: true)
      + chunked(
        subject, label: "from", "record", "NavGraph.Record", returns: type + "?", read, otherwise: .code("nil"), isComplete: false,
        over: "record.name")
  }

  private func isOptional(_ type: TypeID) -> Bool {
    if case .optional = graph.types[type] { true } else { false }
  }

  private func isCodable(_ type: TypeID) -> Bool {
    switch graph.types[type] {
    case .external(let id): graph.externalTypes[id].isCodable
    case .optional(let inner), .list(let inner): isCodable(inner)
    default: true
    }
  }
}
