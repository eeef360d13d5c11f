import UIKit

// How what is presented looks: its style, its heights, what it points at.
extension Navigation.ModalCoordinator {
  /// Style first, then delegate: asking for the presentation controller makes one for the style of that moment.
  func dress(_ sheet: Navigation.Sheet, as style: Navigation.Style?, anchor: Navigation.Anchor?, idiom: Navigation.Idiom) {
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

  func point(at anchor: Navigation.Anchor?) {
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
