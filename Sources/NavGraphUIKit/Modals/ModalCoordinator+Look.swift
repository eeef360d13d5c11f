import NavGraphRuntime
import UIKit

// How what is presented looks: its style, its heights, where it comes from and what it points at.
extension NavGraph.ModalCoordinator {
  /// Style first, then delegate: asking for the presentation controller makes one for the style of that moment.
  func dress(_ sheet: NavGraph.Sheet, as wanted: NavGraph.Style?, on idiom: NavGraph.Idiom) {
    #if ANCHORS
    let anchor = host?.anchors[id]
    let isAnchored = anchor?.isOnScreen ?? false
    let style = wanted.flatMap { $0 == .popover && !isAnchored ? nil : $0 } ?? sheet.style(on: idiom, isAnchored: isAnchored)
    #else
    let style = wanted ?? sheet.style(on: idiom)
    #endif
    controller.modalPresentationStyle = style.modalPresentationStyle
    controller.modalPresentationCapturesStatusBarAppearance = style == .overFullScreen
    controller.isModalInPresentation = sheet.dismissal == .blocked
    compactStyle = sheet.compact.map(\.compactStyle) ?? (style == .popover ? sheet.style(on: idiom).compactStyle : .none)
    switch sheet.transition {
    case .standard: break
    case .crossDissolve: controller.modalTransitionStyle = .crossDissolve
    case .flip: controller.modalTransitionStyle = .flipHorizontal
    case .partialCurl: controller.modalTransitionStyle = .partialCurl
    #if ANCHORS
    case .zoom: controller.zoom(from: anchor)
    #endif
    }
    #if ANCHORS
    if let content, host?.chrome(of: content.id).zooms ?? false { controller.zoom(from: anchor) }
    #endif
    #if DETENTS
    let popover = controller.popoverPresentationController
    if let presentation = popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController {
      presentation.dress(sheet, height: { [weak host] in host?.height(of: $0, within: $1) }, room: host?.window.frame.height ?? 0)
    }
    #endif
    #if ANCHORS
    point(at: anchor)
    #endif
    controller.presentationController?.delegate = self
  }

  /// Where there is little room, a popover becomes what the graph says; without a word, a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? compactStyle : .none
  }
}

extension NavGraph.Style {
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
