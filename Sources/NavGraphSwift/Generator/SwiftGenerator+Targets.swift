import NavGraphLowering
import NavGraphModel

// Generates the targets of links and entries.
extension SwiftGenerator {
  mutating func target(_ target: Lowered.Target, named name: String) -> ExpressionDescription {
    var list = [ArgumentDescription(nil, target.branches.isEmpty ? place(target.place) : branches(target.branches, named: name))]
    var modals: [ExpressionDescription] = []
    for modal in target.modals { modals.append(self.modal(modal, named: name)) }
    if !modals.isEmpty { list.append(ArgumentDescription("presenting", .array(modals))) }
    if target.policy != .dismiss { list.append(ArgumentDescription("policy", .code("." + target.policy.rawValue))) }
    if let seconds = target.expiry { list.append(ArgumentDescription("expiresAfter", .code(String(seconds)))) }
    if !target.guards.isEmpty { list.append(ArgumentDescription("requires", .array(target.guards.map { guardUse($0) }))) }
    var others: [DictionaryEntry] = []
    for (idiom, other) in target.others { others += idioms(idiom).map { DictionaryEntry($0, self.target(other, named: name)) } }
    if !others.isEmpty { list.append(ArgumentDescription("on", .dictionary(others))) }
    return .call("Graph.Target", list)
  }

  /// For example: `[.when(.holds(.hasBeta), .open(Target(.root(...)))), .otherwise(.stay)]`
  private mutating func branches(_ branches: [Lowered.TargetBranch], named name: String) -> ExpressionDescription {
    var list: [ExpressionDescription] = []
    for (index, branch) in branches.enumerated() {
      let own = name + (index == 0 ? "" : String(index + 1))
      let step = branch.target.map { ExpressionDescription.dot("open", [ArgumentDescription(nil, self.target($0, named: own))]) }
      let action = ArgumentDescription(nil, step ?? .code(".stay"))
      let test = branch.test.map { ArgumentDescription(nil, self.test($0)) }
      list.append(test.map { .dot("when", [$0, action]) } ?? .dot("otherwise", [action]))
    }
    return .array(list)
  }

  /// For example: `.present(.settings, showing: .path([.options, .log(kind: kind)]))`
  private mutating func modal(_ modal: Lowered.TargetModal, named name: String) -> ExpressionDescription {
    var list = presenting(modal.modal, modal.style, modal.continuation, named: name)
    if let visible = modal.visible { list.append(ArgumentDescription("showing", self.visible(visible))) }
    return .dot("present", list)
  }

  private func place(_ place: Lowered.Place) -> ExpressionDescription {
    switch place {
    case .anywhere: return .code(".anywhere")
    case .root(let root, let visible):
      return .dot("root", [ArgumentDescription(nil, self.root(root)), ArgumentDescription(nil, self.visible(visible))])
    case .here(let screens, let stacks, let otherwise):
      return .dot(
        "here",
        [
          ArgumentDescription(nil, .array(screens.map { screen($0) })),
          ArgumentDescription("in", .array(stacks.map { container(.stack($0)) })),
          ArgumentDescription("otherwise", otherwise.map { self.place($0) } ?? .code("nil")),
        ])
    }
  }

  private func visible(_ visible: Lowered.Visible) -> ExpressionDescription {
    switch visible {
    case .path(let screens): .dot("path", [ArgumentDescription(nil, .array(screens.map { screen($0) }))])
    case .tab(let tabs, let index, let inner):
      .dot("tab", [ArgumentDescription(nil, .code(position(ofTab: index, in: tabs))), ArgumentDescription(nil, self.visible(inner))])
    case .columns(let columns):
      .dot(
        "columns",
        [ArgumentDescription(nil, .dictionary(columns.map { DictionaryEntry("." + $0.column.text, self.visible($0.visible)) }))])
    case .page(let pages, let index, let screens):
      .dot(
        "page",
        [ArgumentDescription(nil, .code(position(ofPage: index, in: pages)))]
          + (screens.isEmpty
            ? []
            : [
              ArgumentDescription(
                "of", .dictionary(screens.map { DictionaryEntry(position(ofPage: $0.index, in: pages), screen($0.screen)) }))
            ]))
    case .made(let shape, let inner):
      .dot("made", [ArgumentDescription(nil, self.shape(shape)), ArgumentDescription(nil, self.visible(inner))])
    }
  }
}
