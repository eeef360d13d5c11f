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
    if style == .overFullScreen { controller.modalPresentationCapturesStatusBarAppearance = true }
    if sheet.dismissal == .blocked { controller.isModalInPresentation = true }
    #if ANCHORS
    // A popover without a style to become instead is the system's affair.
    if style == .popover, sheet.style(on: idiom) != .automatic { compactStyle = sheet.style(on: idiom).compactStyle }
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
    case .zoom: zoom(from: anchor)
    #endif
    }
    #endif
    #if ZOOMING
    if let content, host?.chrome(of: content.id).zooms ?? false { zoom(from: anchor) }
    #endif
    #if DETENTS
    rest(sheet)
    #endif
    #if ANCHORS
    point(at: anchor)
    #endif
    keepDelegate()
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
