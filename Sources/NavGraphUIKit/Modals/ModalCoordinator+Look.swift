import NavGraphPlatform
import NavGraphRuntime

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
    #if ANCHORS || COMPACT
    compactStyle = style == .popover ? sheet.style(on: idiom).compactStyle : .none
    #endif
    #if COMPACT
    if let compact = sheet.compact { compactStyle = compact.compactStyle }
    #endif
    #if TRANSITIONS
    switch sheet.transition {
    case .standard: break
    case .crossDissolve: controller.modalTransitionStyle = .crossDissolve
    case .flip where UIAccessibility.isReduceMotionEnabled, .partialCurl where UIAccessibility.isReduceMotionEnabled:
      controller.modalTransitionStyle = .crossDissolve
    case .flip: controller.modalTransitionStyle = .flipHorizontal
    case .partialCurl: controller.modalTransitionStyle = .partialCurl
    #if ZOOMING
    case .zoom: controller.zoom(from: anchor)
    #endif
    }
    #endif
    #if ZOOMING
    if let content, host?.chrome(of: content.id).zooms ?? false { controller.zoom(from: anchor) }
    #endif
    #if DETENTS
    rest(sheet)
    #endif
    #if ANCHORS
    point(at: anchor)
    #endif
    controller.presentationController?.delegate = relay.delegate(for: self, isOwner: true)
  }

  #if ANCHORS || COMPACT
  /// Where there is little room, a popover becomes what the graph says; without a word, a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? compactStyle : .none
  }
  #else
  /// Nothing becomes something else where there is little room.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  #endif
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

  #if ANCHORS || COMPACT
  /// What UIKit is told where there is little room: a popover that stays one doesn't adapt.
  fileprivate var compactStyle: UIModalPresentationStyle {
    switch self {
    case .popover: .none
    case .automatic: .formSheet
    default: modalPresentationStyle
    }
  }
  #endif
}
