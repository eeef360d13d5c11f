import UIKit

// How what is presented looks: its style, its heights, where it comes from and what it points at.
extension Navigation.ModalCoordinator {
  /// Style first, then delegate: asking for the presentation controller makes one for the style of that moment.
  func dress(_ sheet: Navigation.Sheet, as wanted: Navigation.Style?, anchor: Navigation.Anchor?, idiom: Navigation.Idiom) {
    let isAnchored = anchor?.isOnScreen ?? false
    let style = wanted.flatMap { $0 == .popover && !isAnchored ? nil : $0 } ?? sheet.style(on: idiom, isAnchored: isAnchored)
    controller.modalPresentationStyle = style.modalPresentationStyle
    controller.modalPresentationCapturesStatusBarAppearance = style == .overFullScreen
    controller.isModalInPresentation = sheet.dismissal == .blocked
    compactStyle = sheet.compact.map(\.compactStyle) ?? (style == .popover ? sheet.fallback(on: idiom).compactStyle : .none)
    switch sheet.transition {
    case .standard: break
    case .crossDissolve: controller.modalTransitionStyle = .crossDissolve
    case .flip: controller.modalTransitionStyle = .flipHorizontal
    case .partialCurl: controller.modalTransitionStyle = .partialCurl
    case .zoom: controller.zoom(from: anchor)
    }
    if let content, host?.chrome(of: content.id).zooms ?? false { controller.zoom(from: anchor) }
    let popover = controller.popoverPresentationController
    if let presentation = popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController {
      presentation.dress(sheet, height: { [weak host] in host?.height(of: $0, within: $1) }, room: host?.window.frame.height ?? 0)
    }
    point(at: anchor)
    controller.presentationController?.delegate = self
  }

  func point(at anchor: Navigation.Anchor?) {
    guard let popover = controller.popoverPresentationController else { return }
    if let anchor, anchor.isOnScreen {
      if #available(iOS 16.0, *), let item = anchor.source as? any UIPopoverPresentationControllerSourceItem {
        popover.sourceItem = item
      } else if let view = anchor.source as? UIView {
        popover.sourceView = view
      } else {
        popover.barButtonItem = anchor.source as? UIBarButtonItem
      }
    } else if let view = host?.window {
      // In the middle of the window, pointing at nothing.
      popover.sourceView = view
      popover.permittedArrowDirections = []
    }
  }

  /// Where there is little room, a popover becomes what the graph says; without a word, a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? compactStyle : .none
  }
}

extension Navigation.Anchor {
  /// A popover that points at a view which has gone would end the app.
  var isOnScreen: Bool {
    if let view = source as? UIView { return view.window != nil }
    return source is UIBarButtonItem
  }
}

extension Navigation.Alert {
  /// The alert, without its buttons.
  @MainActor var controller: UIAlertController {
    UIAlertController(title: title, message: message, preferredStyle: isActionSheet ? .actionSheet : .alert)
  }
}

extension Navigation.AlertButton.Role {
  var style: UIAlertAction.Style {
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

  /// What UIKit is told where there is little room: a popover that stays one doesn't adapt.
  fileprivate var compactStyle: UIModalPresentationStyle {
    switch self {
    case .popover: .none
    case .automatic: .formSheet
    default: modalPresentationStyle
    }
  }
}

extension UIViewController {
  /// Comes out of `anchor`, and goes back into it if it is still there. Older systems have no such transition.
  func zoom(from anchor: Navigation.Anchor?) {
    guard #available(iOS 18.0, *), let anchor, anchor.isOnScreen else { return }
    if anchor.source is UIView {
      preferredTransition = .zoom(sourceViewProvider: { _ in anchor.source as? UIView })
    } else if #available(iOS 26.0, *) {
      preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in anchor.source as? UIBarButtonItem })
    }
  }
}
