import UIKit

extension Navigation {
  /// Owns what is presented: a flow in its container, or an alert.
  @MainActor final class ModalCoordinator<G: UIKitGraph>: NSObject, UIAdaptivePresentationControllerDelegate {
    let id: NodeID
    let controller: UIViewController
    let content: Coordinator<G>?
    private let dismissal: Dismissal
    private weak var host: UIKitHost<G>?

    init(host: UIKitHost<G>, _ presented: Presented<G>, anchor: Anchor?, idiom: Idiom) {
      self.host = host
      id = presented.id
      switch G.presentation(of: presented.modal) {
      case .flow(_, let sheet):
        let content = presented.content.map { host.coordinator(for: $0) }
        self.content = content
        controller = content?.controller ?? UIViewController()
        dismissal = sheet.dismissal
        super.init()
        show(sheet, as: presented.style, anchor: anchor, idiom: idiom)
      case .alert(let alert):
        let controller = UIAlertController(
          title: alert.title, message: alert.message, preferredStyle: alert.isActionSheet ? .actionSheet : .alert)
        content = nil
        self.controller = controller
        dismissal = .blocked
        super.init()
        for button in alert.buttons {
          let action = UIAlertAction(title: button.title, style: button.role.style) { [weak host, id] _ in
            // UIKit has taken the alert down already.
            host?.modalIsGone(id, .finished(button.result))
          }
          controller.addAction(action)
        }
        if alert.isActionSheet { point(at: anchor) }
      }
    }

    /// The screens in it that want to be asked.
    var confirming: [any DismissalConfirming] {
      var all: [any DismissalConfirming] = []
      func collect(_ coordinator: Coordinator<G>) {
        if let screen = coordinator.controller as? any DismissalConfirming { all.append(screen) }
        coordinator.children.forEach(collect)
      }
      if let content { collect(content) }
      return all
    }

    /// Style first, then delegate: asking for the presentation controller makes one for the style of that moment.
    private func show(_ sheet: Sheet, as style: Style?, anchor: Anchor?, idiom: Idiom) {
      let isAnchored = anchor?.source != nil
      let wanted = style == .popover && !isAnchored ? nil : style
      controller.modalPresentationStyle = (wanted ?? sheet.style(on: idiom, isAnchored: isAnchored)).modalPresentationStyle
      controller.isModalInPresentation = sheet.dismissal == .blocked
      if let presentation = controller.sheetPresentationController {
        if !sheet.detents.isEmpty { presentation.detents = sheet.detents.compactMap(\.detent) }
        presentation.prefersGrabberVisible = sheet.hasGrabber
      }
      point(at: anchor)
      controller.presentationController?.delegate = self
    }

    private func point(at anchor: Anchor?) {
      guard let popover = controller.popoverPresentationController else { return }
      if let view = anchor?.source as? UIView {
        popover.sourceView = view
      } else if let item = anchor?.source as? UIBarButtonItem {
        popover.barButtonItem = item
      } else if let view = host?.window {
        popover.sourceView = view
        popover.permittedArrowDirections = []
      }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      dismissal != .confirm || confirming.allSatisfy(\.mayDismiss)
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { host?.lookAgain() }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      host?.modalIsGone(id, .dismissed(by: .user))
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      if dismissal == .confirm { host?.navigator.hostAttemptedDismissal(of: id) }
    }
  }
}

extension Navigation.AlertButton.Role {
  fileprivate var style: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension Navigation.Style {
  fileprivate var modalPresentationStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }
}

extension Navigation.Detent {
  /// UIKit's detent; heights of one's own are of iOS 16, before that a sheet is large.
  @MainActor fileprivate var detent: UISheetPresentationController.Detent? {
    switch self {
    case .medium: return .medium()
    case .large: return .large()
    case .fraction(let part):
      guard #available(iOS 16.0, *) else { return .large() }
      return .custom { $0.maximumDetentValue * part }
    case .height(let points):
      guard #available(iOS 16.0, *) else { return .large() }
      return .custom { _ in points }
    }
  }
}
