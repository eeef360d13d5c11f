import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.ModalCoordinator {
  /// Configures the presentation of a sheet. The style is set before the delegate, because reading the presentation controller creates it
  /// for the current style.
  func dress(_ sheet: NavGraph.Sheet, as wanted: NavGraph.Style?, on idiom: NavGraph.Idiom) {
    let anchor = host?.anchors[id]
    let isAnchored = anchor?.isOnScreen ?? false
    let style = wanted.flatMap { $0 == .popover && !isAnchored ? nil : $0 } ?? sheet.style(on: idiom, isAnchored: isAnchored)
    controller.modalPresentationStyle = style.modalPresentationStyle
    if style == .overFullScreen { controller.modalPresentationCapturesStatusBarAppearance = true }
    if sheet.dismissal == .blocked { controller.isModalInPresentation = true }
    // In a compact width, a popover becomes the first of the other styles, or a sheet.
    if style == .popover { compactStyle = sheet.style(on: idiom).compactStyle }
    if let compact = sheet.compact { compactStyle = compact.compactStyle }
    switch sheet.transition {
    case .standard: break
    case .crossDissolve: controller.modalTransitionStyle = .crossDissolve
    case .flip where UIAccessibility.isReduceMotionEnabled, .partialCurl where UIAccessibility.isReduceMotionEnabled:
      controller.modalTransitionStyle = .crossDissolve
    case .flip: controller.modalTransitionStyle = .flipHorizontal
    case .partialCurl: controller.modalTransitionStyle = .partialCurl
    case .zoom: zoom(from: anchor)
    }
    if let content, host?.chrome(of: content.id).zooms ?? false { zoom(from: anchor) }
    rest(sheet)
    point(at: anchor)
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

  /// The style that UIKit gets for a compact width. `.none` keeps a popover.
  fileprivate var compactStyle: UIModalPresentationStyle {
    switch self {
    case .popover: .none
    case .automatic: .formSheet
    default: modalPresentationStyle
    }
  }
}

extension NavGraph.ModalCoordinator {
  /// Sets the detents of a sheet and the options that depend on them.
  func rest(_ sheet: NavGraph.Sheet) {
    let popover = controller.popoverPresentationController
    guard let presentation = popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController else { return }
    let wanted = sheet.detents.isEmpty ? [.large] : sheet.detents
    // UIKit requires the detents in ascending order.
    let heights = sorted(wanted)
    presentation.detents = heights.map(detent)
    presentation.prefersGrabberVisible = sheet.hasGrabber
    switch sheet.dimming {
    case .always: break
    case .above(let detent): presentation.largestUndimmedDetentIdentifier = detent.identifier
    case .never: presentation.largestUndimmedDetentIdentifier = heights.last?.identifier
    }
    if #available(iOS 27.0, *) {
      switch sheet.placement {
      case .automatic: break
      case .leading: presentation.preferredPlacement = .leading
      case .center: presentation.preferredPlacement = .center
      case .trailing: presentation.preferredPlacement = .trailing
      }
    }
  }
}

extension NavGraph.Detent {
  /// UIKit's identifier. Custom detents require iOS 16; before, the sheet is large.
  var identifier: UISheetPresentationController.Detent.Identifier {
    if self == .medium { return .medium }
    guard #available(iOS 16.0, *) else { return .large }
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .fraction(let part): return UISheetPresentationController.Detent.Identifier("fraction \(part)")
    case .height(let points): return UISheetPresentationController.Detent.Identifier("height \(points)")
    case .named(let name): return UISheetPresentationController.Detent.Identifier(name)
    }
  }
}

extension NavGraph.ModalCoordinator {
  /// Returns the detents in ascending order without duplicates, measured for the current window.
  func sorted(_ heights: [NavGraph.Detent]) -> [NavGraph.Detent] {
    let window = host?.window?.frame.height ?? 0
    let room = window > 0 ? window : 800
    var seen: Set<UISheetPresentationController.Detent.Identifier> = []
    return
      heights
      .sorted { $0.height(in: room, of: host) < $1.height(in: room, of: host) }
      .filter { seen.insert($0.identifier).inserted }
  }

  func detent(_ height: NavGraph.Detent) -> UISheetPresentationController.Detent {
    let identifier = height.identifier
    if identifier == .medium { return .medium() }
    guard #available(iOS 16.0, *), identifier != .large else { return .large() }
    return .custom(identifier: identifier) { [weak host] context in
      // If the app returns no height, UIKit leaves the detent out.
      if case .named(let name) = height { return host?.height(of: name, within: context.maximumDetentValue) }
      return height.height(in: context.maximumDetentValue, of: host)
    }
  }
}

extension NavGraph.Detent {
  @MainActor fileprivate func height<G: NavGraph.Graph>(
    in room: Foundation.CGFloat, of host: NavGraph.UIKitHost<G>?
  ) -> Foundation.CGFloat {
    if identifier == .large { return room }
    return switch self {
    case .medium: room / 2
    case .large: room
    case .fraction(let part): room * part
    case .height(let points): min(points, room)
    case .named(let name): host?.height(of: name, within: room) ?? room
    }
  }
}
