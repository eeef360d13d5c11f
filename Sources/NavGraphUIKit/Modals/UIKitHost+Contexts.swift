import NavGraphPlatform
import NavGraphRuntime

// A modal in the current context of a split's detail covers only that column while columns are side by side. In a collapsed split, it
// covers the whole split. When the split collapses or expands, it's presented again.
extension NavGraph.UIKitHost {
  /// Returns the column that presents the modal; nil if the topmost controller does.
  func column(of modal: NavGraph.ModalCoordinator<G>, over below: NavGraph.Coordinator<G>?) -> UIViewController? {
    guard modal.coversColumn, let split = below as? NavGraph.SplitCoordinator<G>, !split.splitViewController.isCollapsed else { return nil }
    return split.detail?.controller
  }

  /// Returns whether the presenter is in the detail column of the split under the modal.
  private func isAskedInDetail(_ presented: NavGraph.Presented<G>, over below: NavGraph.Coordinator<G>?) -> Bool {
    let detail = (below as? NavGraph.SplitCoordinator<G>)?.detail?.content
    return presented.presenter.flatMap { detail?.coordinator(of: $0) } != nil
  }

  /// Returns the coordinator for a modal and the controller that presents it. A modal that was moved is reused.
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
    // Unlike stacks, tabs don't define a presentation context by default.
    column?.definesPresentationContext = true
    modal.column = column
    return (modal, column ?? topOfAll, moved != nil)
  }

  /// The lowest modal that must be presented by another controller, because its split has collapsed or expanded or its column has a new
  /// controller. Nil while the app itself presents something, which would be lost.
  var lowestOutOfPlace: Int? {
    let index = modals.indices.first { index in
      let (modal, below) = (modals[index], index == 0 ? root : modals[index - 1].content)
      let isSeen = [topOfAll, below?.controller].contains { $0?.viewIfLoaded?.window != nil }
      guard modal.coversColumn, isSeen else { return false }
      return column(of: modal, over: below) !== modal.column
    }
    return cover == nil ? index : nil
  }

  /// Dismisses these modals without animation. The next step presents them again.
  func moveAway(from lowest: Int) -> Bool {
    displaced.insert(contentsOf: modals[lowest...], at: 0)
    let presenter = modals[lowest].controller.presentingViewController
    modals.removeSubrange(lowest...)
    if let presenter { return dismiss(from: presenter, animated: false) }
    mustStepAgain = true
    return false
  }

  /// Returns the lowest modal whose dismissal also dismisses all modals above it. UIKit dismisses only a chain of presentations, and a
  /// modal over a column may not be in the same chain as those above it.
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

  /// Configures the modal again, because UIKit creates a new presentation controller for each presentation.
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
