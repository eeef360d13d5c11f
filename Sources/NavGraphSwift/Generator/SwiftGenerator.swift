import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

/// Generates a syntax tree of Swift from a checked graph, and collects the features that it can't generate.
package struct SwiftGenerator {
  /// The expressions that replace parameters. Other parameters are referred to by their local names.
  typealias Bindings = [ParameterID: ExpressionDescription]

  /// The input and its tables. They are in a class, because values of `SwiftGenerator` are copied for every closure.
  private final class Source: Sendable {
    let graph: NavigationGraph
    let lowered: LoweredGraph
    let routes: RouteTable
    let systemNames: SystemNames
    /// The enumeration of each case, indexed by `EnumerationCaseID`.
    let owners: [EnumerationID?]
    /// The file names without folders, which depend on the working directory.
    let fileNames: [String]
    /// The text of each name, indexed by `Name.raw`.
    let texts: [String]
    /// The argument labels and local names of parameters, indexed by `Name.raw`; empty for other names.
    let labels: [String]
    let locals: [String]
    /// The names of the closures in the code that declares them, indexed by the ID of a `ScreenEvent`.
    let eventNames: [String]
    /// The names of the functions that create the events, in the app's code.
    let valueNames: [String]
    /// The parameters that the actions and guards of an event use, indexed by `EventID`.
    let needed: [[ParameterID]]

    init(_ graph: NavigationGraph, places: Places, routes: RouteTable, naming: Naming, modules: [Naming], module: ModuleID?) {
      self.graph = graph
      self.routes = routes
      lowered = LoweredGraph(graph, places: places)
      // A module has access only to those types of other modules that it uses.
      let externals = graph.externalTypes.ids.filter { !naming.externals[$0.index].isEmpty }
      systemNames = SystemNames(
        own: [naming.app] + (module == nil ? naming.modules : []) + externals.map { graph.text(of: graph.externalTypes[$0].declared.name) })
      var owners = [EnumerationID?](repeating: nil, count: graph.enumerationCases.count)
      for id in graph.enumerations.ids { for enumCase in graph.enumerations[id].cases { owners[enumCase.index] = id } }
      self.owners = owners
      fileNames = graph.files.map { file in file.path.split(separator: "/").last.map(String.init) ?? file.path }
      let texts = (0..<graph.names.count).map { graph.names.text(of: Name(raw: UInt32($0))) }
      self.texts = texts
      var labels = [String](repeating: "", count: texts.count)
      var locals = labels
      for parameter in graph.parameters where labels[Int(parameter.name.raw)].isEmpty {
        labels[Int(parameter.name.raw)] = swiftIdentifier(texts[Int(parameter.name.raw)])
        locals[Int(parameter.name.raw)] = naming.local(of: parameter.name, in: graph)
      }
      (self.labels, self.locals) = (labels, locals)
      /// An event with the name of a type would hide the type from the other functions.
      func names(by typeNames: (Declared?) -> Set<String>) -> [String] {
        var found = [String](repeating: "", count: graph.eventsOfScreens.count)
        let owners = graph.screens.map { ($0.events, Declared?.some($0.declared)) } + [(graph.app?.events ?? .empty, nil)]
        for (events, owner) in owners {
          var names = NameScope(outer: typeNames(owner))
          for use in events {
            found[use.index] = names.claim(lowerCamel(texts[Int(graph.events[graph.eventsOfScreens[use].event].declared.name.raw)]))
          }
        }
        return found
      }
      valueNames = names { _ in naming.typeNames }
      eventNames =
        modules.isEmpty
        ? valueNames
        : names { declared in
          declared.flatMap { graph.module(of: $0.range) }.map { modules[$0.index].typeNames } ?? naming.typeNames
        }
      let meanings = lowered.events
      needed = graph.events.ids.map { id in
        let asked = meanings[id.index].guards.flatMap(\.parameters)
        let used = graph.parametersUsed(in: graph.events[id].branches)
        return asked.isEmpty && used.count < 2 ? used : Set(used + asked).sorted()
      }
    }
  }

  private final class Names: Sendable {
    let naming: Naming
    let modules: [Naming]
    init(naming: Naming, modules: [Naming]) { (self.naming, self.modules) = (naming, modules) }
  }

  private let source: Source
  private var names: Names
  var unsupported: [Unsupported] = []
  /// The continuations, which are collected while events are generated.
  var arms: [LoweredContinuation] = []
  var armNames = NameScope()
  /// Facts about screens for the documentation of the factory, collected before the app's files
  /// are generated. It is nil for a module, because the app determines what opens its screens.
  private(set) var uses: ScreenUses?
  private(set) var requirers: GuardRequirers?
  let layout: OutputLayout
  /// The module to generate, or nil for the app.
  let module: ModuleID?
  /// Whether the graph uses something that SwiftUI output doesn't support, so that only UIKit output is generated.
  var lacksSwiftUI = false

  package init(
    _ graph: NavigationGraph, places: Places, routes: RouteTable, layout: OutputLayout = .flows, module: ModuleID? = nil
  ) {
    self.layout = layout
    self.module = module
    let namespaces = Naming.namespaces(ofModulesIn: graph)
    let modules = graph.modules.ids.map { Naming(for: graph, of: $0, modules: namespaces) }
    let naming = module.map { modules[$0.index] } ?? Naming(for: graph, modules: namespaces)
    names = Names(naming: naming, modules: modules)
    source = Source(graph, places: places, routes: routes, naming: naming, modules: modules, module: module)
    findUnsupported()
  }

  package var graph: NavigationGraph { source.graph }
  package var lowered: LoweredGraph { source.lowered }
  package var routes: RouteTable { source.routes }
  var systemNames: SystemNames { source.systemNames }
  package internal(set) var naming: Naming {
    get { names.naming }
    set { names = Names(naming: newValue, modules: names.modules) }
  }
  /// Returns the names in the module that declares an item, or those of the generated code.
  func naming(of declared: Declared) -> Naming { graph.module(of: declared.range).map { names.modules[$0.index] } ?? naming }

  /// Generates the app's files: one for each flow or source, then routes, UIKit and SwiftUI, tables, and state.
  ///
  /// The files are passed one by one, because the trees of a large app take several times the memory of their text.
  mutating func files(to take: (SwiftFile) -> Void) {
    if let module { return moduleFiles(of: module, to: take) }
    (uses, requirers) = (ScreenUses(in: lowered, naming: naming), GuardRequirers(in: graph))
    if layout == .flows { flowFiles(to: take) } else { sourceFiles(to: take) }
    if let routes = routesFile() {
      take(routes)
    } else if layout == .sources {
      take(emptyFile(named: layout.fileName(of: "Routes", app: naming.app), because: "the app has no routes and no entries"))
    }
    if writesUIKit { take(uikitFile()) }
    if writesSwiftUI { take(swiftuiFile()) }
    if layout == .sources {
      for part in unwrittenScreenParts {
        take(emptyFile(named: layout.fileName(of: part, app: naming.app), because: "the app has no screens of \(part)"))
      }
    }
    // The tables are last, because they list what the other files use.
    take(tablesFile())
    take(stateFile())
  }

  /// Whether UIKit output is generated, which is the default.
  var writesUIKit: Bool { output != .swiftui }
  /// Whether SwiftUI output is generated. Both can be generated during a migration.
  var writesSwiftUI: Bool { output.contains(.swiftui) && !lacksSwiftUI }
  private var output: App.Output { module.map { graph.output(of: $0) } ?? graph.app?.output ?? .uikit }

  var screenParts: [String] { (writesUIKit ? ["UIKit"] : []) + (writesSwiftUI ? ["SwiftUI"] : []) }
  var unwrittenScreenParts: [String] { OutputLayout.screenParts.filter { !screenParts.contains($0) } }

  /// Whether other modules can use the code. Then it needs access modifiers and explicit initializers.
  var isSeenOutside: Bool { access != .internal }
  /// The access level of the declarations. Those of a module are public.
  var access: App.Access { module == nil ? graph.app?.access ?? .internal : .public }

  /// Returns the file for a part of the app, such as `Routes`.
  func file(part: String, imports: [String] = [], declarations: [Declaration]) -> SwiftFile {
    file(named: layout.fileName(of: part, app: namespace), imports: imports, declarations: declarations)
  }

  /// Returns a file without declarations, for builds that list all file names in advance.
  func emptyFile(named name: String, from source: FileID? = nil, because reason: String) -> SwiftFile {
    var file = file(named: name, from: source, declarations: [])
    (file.imports, file.modules) = ([], [])
    file.header.append(SwiftFile.emptiness(because: reason))
    return file
  }

  package func file(named name: String, from source: FileID? = nil, imports: [String] = [], declarations: [Declaration]) -> SwiftFile {
    let from = source ?? module.map { graph.modules[$0].nameRange.file } ?? graph.app?.declared.range.file
    let hasImports = source == nil && module == nil && self.source.fileNames.count > 1
    return SwiftFile(
      name: name + ".swift",
      header: SwiftFile.origin(of: (from.map { path(of: $0) } ?? "") + (hasImports ? " and its imports" : "")),
      imports: (module == nil ? ["NavGraphRuntime"] : []) + imports, modules: importedModules,
      parts: declarations.isEmpty ? [] : [{ declarations }])
  }

  mutating func leaveOut(_ what: String, at range: SourceRange, isNeeded: Bool = false) {
    unsupported.append(Unsupported(what: what, range: range, isNeeded: isNeeded))
  }

  // MARK: Comments

  func path(of file: FileID) -> String {
    source.fileNames.indices.contains(Int(file.index)) ? source.fileNames[Int(file.index)] : ""
  }

  func doc(at range: SourceRange) -> [String] { graph.docLines(in: range) }

  /// Returns the `///` lines of a declaration, or `fallback` if it has none.
  func doc(of declared: Declared, default fallback: String) -> [String] {
    let own = doc(at: declared.doc)
    return own.isEmpty ? [fallback] : own
  }

  // MARK: Names and types

  func text(of name: Name) -> String { source.texts[Int(name.raw)] }

  /// Returns the argument label of a parameter.
  func name(of parameter: ParameterID) -> String { source.labels[Int(graph.parameters[parameter].name.raw)] }

  func local(of parameter: ParameterID) -> String { source.locals[Int(graph.parameters[parameter].name.raw)] }

  /// Returns the names of the closures of a screen's events, in their order.
  func eventNames(of id: ScreenID) -> ArraySlice<String> { source.eventNames[graph.screens[id].events.indices] }

  /// Returns the names of the closures of these events.
  func eventNames(of events: IDRange<ScreenEvent>) -> ArraySlice<String> { source.eventNames[events.indices] }

  /// Returns the names of the functions that create these events as values.
  func valueNames(of events: IDRange<ScreenEvent>) -> ArraySlice<String> { source.valueNames[events.indices] }

  /// Returns the parameters that an event uses, including its own.
  func needed(by event: EventID) -> [ParameterID] { source.needed[event.index] }

  /// Returns an argument that passes a parameter on.
  func unchanged(_ id: ParameterID) -> ArgumentDescription { ArgumentDescription(label: name(of: id), value: .code(local(of: id))) }

  /// Returns the name of a type. Foundation types are qualified, because an app may have its own `URL` or `Date`.
  func typeName(of id: TypeID) -> String {
    switch graph.types[id] {
    case .string, .unknown: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "Foundation.UUID"
    case .date: "Foundation.Date"
    case .url: "Foundation.URL"
    case .alias(let id):
      module == nil ? naming.aliases[id.index] : nameInModule(of: graph.typeAliases[id].declared) { $0.aliases[id.index] }
    case .enumeration(let id):
      module == nil ? naming.enumerations[id.index] : nameInModule(of: graph.enumerations[id].declared) { $0.enumerations[id.index] }
    case .external(let external): naming.externals[external.index]
    case .optional(let inner): typeName(of: inner) + "?"
    case .list(let inner): "[" + typeName(of: inner) + "]"
    }
  }

  /// Returns a function parameter without a default value.
  func parameter(for id: ParameterID) -> ParameterDescription {
    let (label, local) = (name(of: id), local(of: id))
    return ParameterDescription(label: label == local ? nil : label, name: local, type: typeName(of: graph.parameters[id].type))
  }

  /// Returns function parameters with default values.
  func parameters(in run: IDRange<Parameter>) -> [ParameterDescription] {
    zip(run, values(for: run)).map { id, value in
      var described = parameter(for: id)
      described.defaultValue = value.defaultValue
      return described
    }
  }

  /// Returns associated values with default values, so that an action can omit them.
  func values(for parameters: IDRange<Parameter>) -> [ParameterDescription] {
    parameters.map { id in
      let parameter = graph.parameters[id]
      return ParameterDescription(
        name: name(of: id), type: typeName(of: parameter.type), default: parameter.defaultValue.map { value(of: $0, as: parameter.type) })
    }
  }

  // MARK: Values

  func value(of expression: Expression, as type: TypeID?) -> ExpressionDescription {
    value(of: Term(expression, as: type, in: graph))
  }

  func value(of term: Term, with bindings: Bindings = [:]) -> ExpressionDescription {
    switch term {
    case .parameter(let id): bindings[id] ?? .code(local(of: id))
    case .literal(let value, let type): literal(of: value, as: type)
    case .list(let elements): .array(elements.map { value(of: $0, with: bindings) })
    }
  }

  private func literal(of value: Value, as type: TypeID?) -> ExpressionDescription {
    switch value {
    case .string(let text), .uuid(let text), .date(let text), .url(let text): wrapped(literal(of: text, as: type), as: type)
    case .int(let number): wrapped(.code(isDouble(type) ? literalOfDouble(of: Int(number)) : String(number)), as: type)
    case .double(let number): wrapped(.code(number.isFinite ? String(number) : "0"), as: type)
    case .bool(let flag): wrapped(.code(flag ? "true" : "false"), as: type)
    case .enumerationCase(let id): .code(enumerationName(of: id) + "." + naming.enumerationCases[id.index])
    case .list, .nil, .external, .unknown: .code("nil")
    }
  }

  /// Returns a literal for a `Double` with an integral value. The compiler warns about one that `Double` can't represent exactly.
  private func literalOfDouble(of number: Int) -> String {
    let double = Double(number)
    return Int(exactly: double) == number ? String(number) : String(double)
  }

  private func isDouble(_ type: TypeID?) -> Bool { type.map { graph.base(of: $0) == .double } ?? false }

  /// Returns a string literal, or the URL if the type is a URL.
  private func literal(of text: String, as type: TypeID?) -> ExpressionDescription {
    guard let type, graph.base(of: type) == .url else { return .string(text) }
    return .call("NavGraph.url", with: [ArgumentDescription(label: nil, value: .string(text))])
  }

  /// Returns a literal wrapped in the type aliases of its type.
  func wrapped(_ literal: ExpressionDescription, as type: TypeID?) -> ExpressionDescription {
    guard let type, case .alias(let alias) = graph.types[graph.unwrapped(type)] else { return literal }
    let inner = wrapped(literal, as: graph.typeAliases[alias].base)
    return .call(naming.aliases[alias.index], with: [ArgumentDescription(label: "rawValue", value: inner)])
  }

  private func enumerationName(of id: EnumerationCaseID) -> String {
    source.owners[id.index].map { naming.enumerations[$0.index] } ?? "Never"
  }

  func arguments(for all: [Lowered.Argument], with bindings: Bindings = [:]) -> [ArgumentDescription] {
    all.map { ArgumentDescription(label: name(of: $0.parameter), value: value(of: $0.value, with: bindings)) }
  }

  func guardUse(for question: Lowered.Made<GuardID>, with bindings: Bindings = [:]) -> ExpressionDescription {
    .made(
      naming.guards[question.subject.index], with: arguments(for: question.arguments, with: bindings),
      hasValues: !graph.guards[question.subject].parameters.isEmpty)
  }
}
