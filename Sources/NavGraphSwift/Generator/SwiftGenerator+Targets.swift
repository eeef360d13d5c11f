import NavGraphLowering
import NavGraphModel

// Generates the targets of links and entries.
extension SwiftGenerator {
  mutating func target(for target: Lowered.Target, named name: String) -> ExpressionDescription {
    var list = [
      ArgumentDescription(
        label: nil, value: target.branches.isEmpty ? place(for: target.place) : branches(for: target.branches, named: name))
    ]
    var modals: [ExpressionDescription] = []
    for modal in target.modals { modals.append(self.modal(for: modal, named: name)) }
    if !modals.isEmpty { list.append(ArgumentDescription(label: "presenting", value: .array(modals))) }
    if target.policy != .dismiss { list.append(ArgumentDescription(label: "policy", value: .code("." + target.policy.rawValue))) }
    if let seconds = target.expiry { list.append(ArgumentDescription(label: "expiresAfter", value: .code(String(seconds)))) }
    if !target.guards.isEmpty {
      list.append(ArgumentDescription(label: "requires", value: .array(target.guards.map { guardUse(for: $0) })))
    }
    var others: [DictionaryEntry] = []
    for (idiom, other) in target.others {
      others += idioms(in: idiom).map { DictionaryEntry(key: $0, value: self.target(for: other, named: name)) }
    }
    if !others.isEmpty { list.append(ArgumentDescription(label: "on", value: .dictionary(others))) }
    return .call("Graph.Target", with: list)
  }

  /// For example: `[.when(.holds(.hasBeta), .open(Target(.root(...)))), .otherwise(.stay)]`
  private mutating func branches(for branches: [Lowered.TargetBranch], named name: String) -> ExpressionDescription {
    var list: [ExpressionDescription] = []
    for (index, branch) in branches.enumerated() {
      let own = name + (index == 0 ? "" : String(index + 1))
      let step = branch.target.map {
        ExpressionDescription.dot("open", with: [ArgumentDescription(label: nil, value: self.target(for: $0, named: own))])
      }
      let action = ArgumentDescription(label: nil, value: step ?? .code(".stay"))
      let test = branch.test.map { ArgumentDescription(label: nil, value: self.test(for: $0)) }
      list.append(test.map { .dot("when", with: [$0, action]) } ?? .dot("otherwise", with: [action]))
    }
    return .array(list)
  }

  /// For example: `.present(.settings, showing: .path([.options, .log(kind: kind)]))`
  private mutating func modal(for modal: Lowered.TargetModal, named name: String) -> ExpressionDescription {
    var list = presenting(modal.modal, style: modal.style, continuation: modal.continuation, named: name)
    if let visible = modal.visible { list.append(ArgumentDescription(label: "showing", value: self.visible(for: visible))) }
    return .dot("present", with: list)
  }

  private func place(for place: Lowered.Place) -> ExpressionDescription {
    switch place {
    case .anywhere: return .code(".anywhere")
    case .root(let root, let visible):
      return .dot(
        "root",
        with: [
          ArgumentDescription(label: nil, value: self.root(for: root)), ArgumentDescription(label: nil, value: self.visible(for: visible)),
        ])
    case .here(let screens, let stacks, let otherwise):
      return .dot(
        "here",
        with: [
          ArgumentDescription(label: nil, value: .array(screens.map { screen(for: $0) })),
          ArgumentDescription(label: "in", value: .array(stacks.map { container(for: .stack($0)) })),
          ArgumentDescription(label: "otherwise", value: otherwise.map { self.place(for: $0) } ?? .code("nil")),
        ])
    }
  }

  private func visible(for visible: Lowered.Visible) -> ExpressionDescription {
    switch visible {
    case .path(let screens): .dot("path", with: [ArgumentDescription(label: nil, value: .array(screens.map { screen(for: $0) }))])
    case .tab(let tabs, let index, let inner):
      .dot(
        "tab",
        with: [
          ArgumentDescription(label: nil, value: .code(position(ofTab: index, in: tabs))),
          ArgumentDescription(label: nil, value: self.visible(for: inner)),
        ])
    case .columns(let columns):
      .dot(
        "columns",
        with: [
          ArgumentDescription(
            label: nil, value: .dictionary(columns.map { DictionaryEntry(key: "." + $0.column.text, value: self.visible(for: $0.visible)) })
          )
        ])
    case .page(let pages, let index, let screens):
      .dot(
        "page",
        with: [ArgumentDescription(label: nil, value: .code(position(ofPage: index, in: pages)))]
          + (screens.isEmpty
            ? []
            : [
              ArgumentDescription(
                label: "of",
                value: .dictionary(
                  screens.map { DictionaryEntry(key: position(ofPage: $0.index, in: pages), value: screen(for: $0.screen)) }))
            ]))
    case .made(let shape, let inner):
      .dot(
        "made",
        with: [
          ArgumentDescription(label: nil, value: self.shape(for: shape)), ArgumentDescription(label: nil, value: self.visible(for: inner)),
        ])
    }
  }
}
