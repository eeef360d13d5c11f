import NavGraphPlatform
import NavGraphRuntime

// What the detail of a split presents in its context covers that column alone, while columns stand side by side. One behind the other
// there is one column, and it covers the split. When the split collapses or expands, it goes from one to the other.
extension NavGraph.UIKitHost {
  /// The column from which a modal is to be presented; nil: whatever is on top presents it.
  func column(of modal: NavGraph.ModalCoordinator<G>, over below: NavGraph.Coordinator<G>?) -> UIViewController? {
    guard modal.coversColumn, let split = below as? NavGraph.SplitCoordinator<G>, !split.splitViewController.isCollapsed else { return nil }
    return split.detail?.controller
  }

  /// Whether the place that asked for it is in the detail of what is below it.
  private func isAskedInDetail(_ presented: NavGraph.Presented<G>, over below: NavGraph.Coordinator<G>?) -> Bool {
    let detail = (below as? NavGraph.SplitCoordinator<G>)?.detail?.content
    return presented.presenter.flatMap { detail?.coordinator(of: $0) } != nil
  }

  /// The modal that presents it, and from where: what had to leave its place comes back as it was.
  func modal(for presented: NavGraph.Presented<G>) -> (modal: NavGraph.ModalCoordinator<G>, presenter: UIViewController?, isMoved: Bool) {
    let below = modals.isEmpty ? root : modals.last?.content
    let moved = displaced.first { $0.id == presented.id }
    displaced.removeAll { $0.id == presented.id }
    let modal = moved ?? NavGraph.ModalCoordinator(host: self, presented)
    if moved == nil {
      modal.coversColumn = modal.wantsContext && isAskedInDetail(presented, over: below)
    } else {
      modal.dressAgain(presented)
    }
    let column = column(of: modal, over: below)
    // Tabs don't define a context by themselves, as stacks do.
    column?.definesPresentationContext = true
    modal.column = column
    return (modal, column ?? topOfAll, moved != nil)
  }

  /// The lowest modal that has to be presented from somewhere else: its split has collapsed or expanded, or the column shows another
  /// controller. What the app itself has presented on it would be lost, so that stays where it is.
  var lowestOutOfPlace: Int? {
    let index = modals.indices.first { index in
      let (modal, below) = (modals[index], index == 0 ? root : modals[index - 1].content)
      let isSeen = [topOfAll, below?.controller].contains { $0?.viewIfLoaded?.window != nil }
      guard modal.coversColumn, isSeen else { return false }
      return column(of: modal, over: below) !== modal.column
    }
    return cover == nil ? index : nil
  }

  /// Takes these down unseen; they come back with the next step.
  func moveAway(from lowest: Int) -> Bool {
    displaced.insert(contentsOf: modals[lowest...], at: 0)
    let presenter = modals[lowest].controller.presentingViewController
    modals.removeSubrange(lowest...)
    if let presenter { return dismiss(from: presenter, animated: false) }
    mustStepAgain = true
    return false
  }

  /// UIKit takes along what lies in one chain with a controller; a modal that covers a column may not be in one with those above it, and
  /// these go first. The lowest with which all above it go.
  func lowestOfLastChain(from index: Int) -> Int {
    var lowest = index
    while let other = modals.indices.dropFirst(lowest + 1).first(where: { !isInChain(modals[$0], on: modals[lowest]) }) { lowest = other }
    return lowest
  }

  private func isInChain(_ modal: NavGraph.ModalCoordinator<G>, on lower: NavGraph.ModalCoordinator<G>) -> Bool {
    lower.controller.everythingPresented.contains { $0 === modal.controller }
  }
}

extension NavGraph.ModalCoordinator {
  var wantsContext: Bool { [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle) }

  /// UIKit makes a new presentation controller for each presentation.
  func dressAgain(_ presented: NavGraph.Presented<G>) {
    guard let host else { return }
    switch G.presentation(of: presented.modal) {
    case .flow(_, let sheet): dress(sheet, as: presented.style, on: host.navigator.tree.idiom)
    case .alert:
      if let ending {
        point(at: host.anchors[id])
        controller.presentationController?.delegate = ending
      }
      break
    }
  }
}
