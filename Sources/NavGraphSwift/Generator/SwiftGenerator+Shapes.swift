import NavGraphLowering
import NavGraphModel

// Generates values of screens, containers, and presentable content.
extension SwiftGenerator {
  func screen(_ screen: Lowered.Made<ScreenID>, _ bindings: Bindings = [:]) -> ExpressionDescription {
    .made(
      naming.screenCases[screen.subject.index], arguments(screen.arguments, bindings),
      hasValues: !graph.screens[screen.subject].parameters.isEmpty)
  }

  func modal(_ modal: Lowered.Made<Content>, _ bindings: Bindings = [:]) -> ExpressionDescription {
    let name = naming.presentableIndex[modal.subject].map { naming.presentables[$0].name } ?? "unknown"
    return .made(name, arguments(modal.arguments, bindings), hasValues: !graph.parameters(of: modal.subject).isEmpty)
  }

  func root(_ root: Lowered.Made<Content>, _ bindings: Bindings = [:]) -> ExpressionDescription {
    .made(
      naming.rootNames[root.subject] ?? "unknown", arguments(root.arguments, bindings),
      hasValues: !graph.parameters(of: root.subject).isEmpty)
  }

  package func container(_ content: Content) -> ExpressionDescription { .code("." + (naming.containers[content] ?? "unknown")) }

  func shape(_ shape: Lowered.Shape, _ bindings: Bindings = [:]) -> ExpressionDescription {
    func made(_ name: String, _ content: Content, _ inner: ExpressionDescription, selected: String? = nil) -> ExpressionDescription {
      let list = [ArgumentDescription(nil, container(content)), ArgumentDescription(nil, inner)]
      return .dot(name, list + (selected.map { [ArgumentDescription("selected", .code($0))] } ?? []))
    }
    switch shape {
    case .blank: return .code(".blank")
    case .screen(let screen): return .dot("screen", [ArgumentDescription(nil, self.screen(screen, bindings))])
    case .stack(let id, let screens): return made("stack", .stack(id), .array(screens.map { screen($0, bindings) }))
    case .tabs(let id, let shapes):
      let selected = position(ofTab: graph.firstIndex(of: id), in: id)
      return made("tabs", .tabs(id), .array(shapes.map { self.shape($0, bindings) }), selected: selected)
    case .split(let id): return made("split", .split(id), columns(of: id))
    case .pages(let id, let screens):
      let selected = position(ofPage: 0, in: id)
      return made("pages", .pages(id), .array(screens.map { screen($0, bindings) }), selected: selected)
    }
  }

  /// Returns the shape of content whose parameters keep their own names.
  func ownShape(_ content: Content) -> ExpressionDescription { lowered.shapes[content].map { shape($0) } ?? .code(".blank") }

  func columns(of split: SplitID) -> ExpressionDescription {
    .dictionary(lowered.columns[split.index].map { DictionaryEntry("." + $0.column.text, shape($0.shape)) })
  }

  func contentTabs(of tabs: TabsID) -> [TabID] { graph.contentTabs(of: tabs) }

  package func parameters(of content: Content) -> IDRange<Parameter> { graph.parameters(of: content) }

  /// Returns a pattern that binds only the used parameters, such as `.chat(let id, _)`.
  func pattern(_ name: String, _ parameters: IDRange<Parameter>, binding isUsed: (ParameterID) -> Bool) -> String {
    var (text, isBinding) = ("." + name, false)
    for id in parameters {
      text += text.utf8.count == name.utf8.count + 1 ? "(" : ", "
      if isUsed(id) {
        text += "let "
        text += local(of: id)
        isBinding = true
      } else {
        text += "_"
      }
    }
    return isBinding ? text + ")" : "." + name
  }

  /// Returns a pattern that binds the parameters which these expressions use.
  func pattern(_ name: String, _ parameters: IDRange<Parameter>, usedIn expressions: [ExpressionDescription]) -> String {
    let used = names(usedIn: expressions)
    return pattern(name, parameters) { used.contains(local(of: $0)) }
  }

  /// Returns the appearance and the content of a modal.
  func presentation(_ content: Content) -> ExpressionDescription {
    switch lowered.presentations[content] {
    case .alert(let id)?: alert(id)
    case .flow(let shape, let sheet)?:
      .dot("flow", [ArgumentDescription(nil, self.shape(shape)), ArgumentDescription(nil, self.sheet(sheet))])
    case nil: .dot("flow", [ArgumentDescription(nil, .code(".blank")), ArgumentDescription(nil, .call("NavGraph.Sheet"))])
    }
  }

  package func idioms(_ set: Idioms) -> [String] { Idioms.words.filter { set.contains($0.1) }.map { "." + $0.0 } }
}
