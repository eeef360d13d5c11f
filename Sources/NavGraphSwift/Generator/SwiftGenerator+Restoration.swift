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
    let windows = VariableDescription(name: "opensWindows", type: "Bool", modifiers: ["static"], getter: [.return(.code("true"))])
    let fingerprint = VariableDescription(
      doc: ["Identifies the graph in saved states and traces."], name: "fingerprint", type: "String", modifiers: ["static"],
      getter: [.return(.string(fingerprint(of: tables)))])
    return [.variable(fingerprint)] + (hasWindows ? [.variable(windows)] : []) + tables
  }

  private func notes() -> [Declaration] { names() + slots() + screenNotes() + rootNotes() + modalNotes() + armNotes() }

  /// Returns the names in traces. The names of continuations are known only after the files of events have been generated.
  func traceNames() -> TraceNames {
    TraceNames(
      fingerprint: fingerprint(of: qualified.notes()), screens: naming.screenCases.map(\.withoutBackticks),
      modals: naming.presentables.compactMap { modal in graph.declared(of: modal.content).map { (modal.name.withoutBackticks, $0) } },
      guards: naming.guards.map(\.withoutBackticks))
  }

  /// Returns a hash of the tables, which is equal for equal graphs on every machine.
  private func fingerprint(of tables: [Declaration]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var file = file(named: naming.app, declarations: tables)
    // A snapshot stays valid if the source is divided into other files or modules, and if the header of files changes.
    (file.header, file.imports, file.modules) = ([], [], [])
    for byte in SwiftRenderer().render(file) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  // MARK: Names of tabs and pages, and positions of screens

  private func names() -> [Declaration] {
    var all: [Declaration] = []
    let tabs = graph.tabSets.ids.compactMap { id in
      naming.stateTypes[.tab(id)].flatMap { tabCases(of: id).isEmpty ? nil : named(.tabs(id), type: $0) }
    }
    if !tabs.isEmpty {
      all +=
        SwitchFunction(
          name: "tabNames", subject: "tabs", type: "Container", returns: "[String]", cases: tabs, otherwise: .array([]),
          isComplete: tabs.count == naming.containerOrder.count
        ).declarations
    }
    let pages = graph.pageSets.ids.compactMap { id in
      naming.stateTypes[.page(id)].flatMap { pageCases(of: id).isEmpty ? nil : named(.pages(id), type: $0) }
    }
    if !pages.isEmpty {
      all +=
        SwitchFunction(
          name: "pageNames", subject: "pages", type: "Container", returns: "[String]", cases: pages, otherwise: .array([]),
          isComplete: pages.count == naming.containerOrder.count
        ).declarations
    }
    return all
  }

  private func named(_ content: Content, type: String) -> SwitchCaseDescription {
    SwitchCaseDescription(patterns: ["." + (naming.containers[content] ?? "")], body: [.return(.code(type + ".allCases.map(\\.rawValue)"))])
  }

  private func slots() -> [Declaration] {
    var cases: [SwitchCaseDescription] = []
    func add(_ pattern: String, in slot: SlotContents.Slot, isListed: Bool = true) {
      let screens = lowered.slots.screens(in: slot)
      guard isListed ? !screens.isEmpty : screens.count > 1 else { return }
      cases.append(SwitchCaseDescription(patterns: [pattern], body: [.return(list(of: screens))]))
    }
    func name(of content: Content) -> String { "." + (naming.containers[content] ?? "") }
    for id in graph.stacks.ids {
      add(".path(\(name(of: .stack(id))))", in: .path(id))
      add(".lowest(\(name(of: .stack(id))))", in: .lowest(id))
    }
    for id in graph.tabSets.ids {
      for index in contentTabs(of: id).indices {
        add(".tab(\(name(of: .tabs(id))), \(position(ofTab: index, in: id)))", in: .tab(id, index))
      }
    }
    for id in graph.splits.ids {
      for column in Column.allCases { add(".column(\(name(of: .split(id))), .\(column.text))", in: .column(id, column)) }
    }
    for id in graph.pageSets.ids {
      for index in Array(graph.pageSets[id].pages).indices {
        add(".page(\(name(of: .pages(id))), \(position(ofPage: index, in: id)))", in: .page(id, index))
      }
    }
    for content in naming.roots { add(".root(.\(naming.rootNames[content] ?? ""))", in: .root(content), isListed: false) }
    for presentable in naming.presentables { add(".modal(.\(presentable.name))", in: .modal(presentable.content), isListed: false) }
    var all = SwitchFunction(
      name: "screens", label: "in", subject: "slot", type: "NavGraph.Slot<Self>", returns: "String?", cases: cases, otherwise: .code("nil"),
      isComplete: false
    ).declarations
    let presenters = naming.presentables.compactMap { presentable -> SwitchCaseDescription? in
      guard !isAlert(presentable.content), let screens = lowered.slots.presenters(of: presentable.content) else { return nil }
      return SwitchCaseDescription(patterns: ["." + presentable.name], body: [.return(list(of: screens))])
    }
    if !presenters.isEmpty {
      all +=
        SwitchFunction(
          name: "presenters", subject: "modal", type: "Modal", returns: "String?", cases: presenters, otherwise: .code("nil"),
          isComplete: presenters.count == naming.presentables.count
        ).declarations
    }
    return all
  }

  private func isAlert(_ content: Content) -> Bool {
    if case .alert = content { true } else { false }
  }

  /// Returns names separated by spaces. A string of any length takes no time to compile.
  private func list(of screens: [ScreenID]) -> ExpressionDescription {
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
    return notes(for: named, subject: "screen", type: "Screen")
  }

  private func rootNotes() -> [Declaration] {
    let named = naming.roots.compactMap { content in
      naming.rootNames[content].map { (name: $0, parameters: parameters(of: content), isTransient: false) }
    }
    return notes(for: named, subject: "root", type: "Root")
  }

  private func modalNotes() -> [Declaration] {
    guard !naming.presentables.isEmpty else { return [] }
    return notes(
      for: naming.presentables.map { (name: $0.name, parameters: parameters(of: $0.content), isTransient: isAlert($0.content)) },
      subject: "modal",
      type: "Modal")
  }

  private func notes(
    for named: [(name: String, parameters: IDRange<Parameter>, isTransient: Bool)], subject: String, type: String
  ) -> [Declaration] {
    notes(
      for: named.map { one in
        let values = one.parameters.map { id in
          let parameter = graph.parameters[id]
          return NotedValue(
            name: name(of: id), local: local(of: id), type: parameter.type,
            fallback: parameter.defaultValue.map { value(of: $0, as: parameter.type) })
        }
        return Noted(name: one.name, values: values, isTransient: one.isTransient)
      }, subject: subject, type: type)
  }

  private func armNotes() -> [Declaration] {
    guard !arms.isEmpty else { return [] }
    return notes(
      for: arms.map { arms in
        let values = arms.captured.map {
          NotedValue(
            name: label(of: $0, among: arms.captured), local: local(of: $0, among: arms.captured), type: graph.parameters[$0].type,
            fallback: nil)
        }
        return Noted(name: arms.name, values: values, isTransient: false)
      }, subject: "continuation", type: "Continuation")
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
  private func notes(for all: [Noted], subject: String, type: String) -> [Declaration] {
    var written: [SwitchCaseDescription] = []
    var read: [SwitchCaseDescription] = []
    for one in all {
      let isKept = !one.isTransient && !one.values.contains { !isCodable($0.type) && $0.fallback == nil && !isOptional($0.type) }
      let kept = isKept ? one.values.filter { isCodable($0.type) } : []
      let bound = one.values.map { value in kept.contains { $0.name == value.name } ? "let " + value.local : "_" }
      let pattern = "." + one.name + (kept.isEmpty ? "" : "(" + bound.joined(separator: ", ") + ")")
      let head = "NavGraph.Record" + (isKept ? "" : ".transient") + "(" + swiftLiteral(plain(one.name)) + ")"
      let values = kept.map {
        ExpressionDescription.call(
          "with",
          with: [ArgumentDescription(label: nil, value: .string(plain($0.name))), ArgumentDescription(label: nil, value: .code($0.local))])
      }
      written.append(
        SwitchCaseDescription(patterns: [pattern], body: [.return(values.isEmpty ? .code(head) : .chain(.code(head), values))]))
      guard isKept else { continue }
      var canFail = false
      let list = one.values.compactMap { value -> ArgumentDescription? in
        guard isCodable(value.type) else {
          return value.fallback == nil ? ArgumentDescription(label: value.name, value: .code("nil")) : nil
        }
        let key = ArgumentDescription(label: nil, value: .string(plain(value.name)))
        if let fallback = value.fallback ?? (isOptional(value.type) ? .code("nil") : nil) {
          return ArgumentDescription(
            label: value.name, value: .call("record.value", with: [key, ArgumentDescription(label: "or", value: fallback)]))
        }
        canFail = true
        return ArgumentDescription(label: value.name, value: .call("record.value", with: [key]))
      }
      let made = ExpressionDescription.made(one.name, with: list, hasValues: !one.values.isEmpty)
      read.append(
        SwitchCaseDescription(patterns: [swiftLiteral(plain(one.name))], body: [.return(canFail ? made.of("try? " + type) : made)]))
    }
    return SwitchFunction(
      name: "record", label: type == "Screen" ? "of" : "of" + type, subject: subject, type: type, returns: "NavGraph.Record",
      cases: written, otherwise: .code("NavGraph.Record.transient(\"\")"), isComplete: true
    ).declarations
      + SwitchFunction(
        name: subject, label: "from", subject: "record", type: "NavGraph.Record", returns: type + "?", cases: read, otherwise: .code("nil"),
        isComplete: false, key: "record.name"
      ).declarations
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
