import NavGraphLowering
import NavGraphModel

// Generates values of screens, containers, and presentable content.
extension SwiftGenerator {
  func screen(for screen: Lowered.Made<ScreenID>, with bindings: Bindings = [:]) -> ExpressionDescription {
    .made(
      naming.screenCases[screen.subject.index], with: arguments(for: screen.arguments, with: bindings),
      hasValues: !graph.screens[screen.subject].parameters.isEmpty)
  }

  func modal(for modal: Lowered.Made<Content>, with bindings: Bindings = [:]) -> ExpressionDescription {
    let name = naming.presentableIndex[modal.subject].map { naming.presentables[$0].name } ?? "unknown"
    return .made(name, with: arguments(for: modal.arguments, with: bindings), hasValues: !graph.parameters(of: modal.subject).isEmpty)
  }

  func root(for root: Lowered.Made<Content>, with bindings: Bindings = [:]) -> ExpressionDescription {
    .made(
      naming.rootNames[root.subject] ?? "unknown", with: arguments(for: root.arguments, with: bindings),
      hasValues: !graph.parameters(of: root.subject).isEmpty)
  }

  package func container(for content: Content) -> ExpressionDescription { .code("." + (naming.containers[content] ?? "unknown")) }

  func shape(for shape: Lowered.Shape, with bindings: Bindings = [:]) -> ExpressionDescription {
    func made(named name: String, of content: Content, inner: ExpressionDescription, selected: String? = nil) -> ExpressionDescription {
      let list = [ArgumentDescription(label: nil, value: container(for: content)), ArgumentDescription(label: nil, value: inner)]
      return .dot(name, with: list + (selected.map { [ArgumentDescription(label: "selected", value: .code($0))] } ?? []))
    }
    switch shape {
    case .blank: return .code(".blank")
    case .screen(let screen):
      return .dot("screen", with: [ArgumentDescription(label: nil, value: self.screen(for: screen, with: bindings))])
    case .stack(let id, let screens):
      return made(named: "stack", of: .stack(id), inner: .array(screens.map { screen(for: $0, with: bindings) }))
    case .tabs(let id, let shapes):
      let selected = position(ofTab: graph.firstIndex(of: id), in: id)
      return made(named: "tabs", of: .tabs(id), inner: .array(shapes.map { self.shape(for: $0, with: bindings) }), selected: selected)
    case .split(let id): return made(named: "split", of: .split(id), inner: columns(of: id))
    case .pages(let id, let screens):
      let selected = position(ofPage: 0, in: id)
      return made(named: "pages", of: .pages(id), inner: .array(screens.map { screen(for: $0, with: bindings) }), selected: selected)
    }
  }

  /// Returns the shape of content whose parameters keep their own names.
  func ownShape(of content: Content) -> ExpressionDescription { lowered.shapes[content].map { shape(for: $0) } ?? .code(".blank") }

  func columns(of split: SplitID) -> ExpressionDescription {
    .dictionary(lowered.columns[split.index].map { DictionaryEntry(key: "." + $0.column.text, value: shape(for: $0.shape)) })
  }

  func contentTabs(of tabs: TabsID) -> [TabID] { graph.contentTabs(of: tabs) }

  package func parameters(of content: Content) -> IDRange<Parameter> { graph.parameters(of: content) }

  /// Returns a pattern that binds only the used parameters, such as `.chat(let id, _)`.
  func pattern(named name: String, with parameters: IDRange<Parameter>, binding isUsed: (ParameterID) -> Bool) -> String {
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
  func pattern(named name: String, with parameters: IDRange<Parameter>, usedIn expressions: [ExpressionDescription]) -> String {
    let used = names(usedIn: expressions)
    return pattern(named: name, with: parameters) { used.contains(local(of: $0)) }
  }

  /// Returns the appearance and the content of a modal.
  func presentation(of content: Content) -> ExpressionDescription {
    switch lowered.presentations[content] {
    case .alert(let id)?: alert(for: id)
    case .flow(let shape, let sheet)?:
      .dot(
        "flow",
        with: [
          ArgumentDescription(label: nil, value: self.shape(for: shape)), ArgumentDescription(label: nil, value: self.sheet(for: sheet)),
        ])
    case nil:
      .dot(
        "flow",
        with: [ArgumentDescription(label: nil, value: .code(".blank")), ArgumentDescription(label: nil, value: .call("NavGraph.Sheet"))])
    }
  }

  package func idioms(in set: Idioms) -> [String] { Idioms.words.filter { set.contains($0.1) }.map { "." + $0.0 } }
}
