import HeadlessUIKit

// Transfers the presentation modifiers of a screen to UIKit (SwiftUI-P9 to SwiftUI-P13).
extension ScreenController {
  /// Returns the style of the presentation. It's set before the presentation controller is read.
  func style(of kind: PresentingMemory.Kind) -> UIModalPresentationStyle {
    switch kind {
    // Sizes of sheets (SwiftUI-P13).
    case .sheet:
      if let sizing = fact(.sizing) { return sizing == .text("form") ? .formSheet : .pageSheet }
      return Headless.has(18) ? .formSheet : .pageSheet
    case .cover:
      let isClear = fact(.background) == .text("clear")
      return isClear && Headless.options.clearCoversLieOver ? .overFullScreen : .fullScreen
    case .popover: return .popover
    }
  }

  /// The style in a compact size class, which is a sheet for popovers by default.
  var compactStyle: UIModalPresentationStyle {
    switch fact(.adaptation) {
    case .text("none"), .text("popover"): .none
    case .text("sheet"): .formSheet
    case .text("fullScreenCover"): .fullScreen
    default: modalPresentationStyle == .popover ? .formSheet : .none
    }
  }

  func readSheet() {
    guard presentingViewController != nil || modalPresentationStyle != .automatic else { return }
    if let text = fact(.background), case .text(let name) = text { view.backgroundColor = name == "clear" ? .clear : UIColor(named: name) }
    let popover = presentationController as? UIPopoverPresentationController
    guard let sheet = popover?.adaptiveSheetPresentationController ?? presentationController as? UISheetPresentationController else {
      return
    }
    if #available(iOS 16.0, *), case .detents(let detents)? = fact(.detents) {
      sheet.detents = resting(at: detents.compactMap { $0.base as? PresentationDetent })
    }
    if case .flag(let isVisible)? = fact(.indicator) { sheet.prefersGrabberVisible = isVisible }
    if #available(iOS 16.0, *), case .detents(let upTo)? = fact(.interaction) {
      sheet.largestUndimmedDetentIdentifier = (upTo.first?.base as? PresentationDetent)?.identifier ?? sheet.detents.last?.identifier
    }
    if #available(iOS 27.0, *), Headless.has(27), case .text(let name)? = fact(.placement) {
      let all: [String: UISheetPresentationController.Placement] = ["leading": .leading, "center": .center, "trailing": .trailing]
      sheet.preferredPlacement = all[name] ?? .automatic
    }
  }

  /// Returns UIKit's detents, the smallest first. A detent whose height is nil is omitted.
  @available(iOS 16.0, *) private func resting(at detents: [PresentationDetent]) -> [UISheetPresentationController.Detent] {
    let context = PresentationDetent.Context(maxDetentValue: 800, environment: presenterEnvironment ?? EnvironmentValues())
    let heights = detents.compactMap { detent in detent.height(context).map { (detent, $0) } }
    return heights.sorted { $0.1 < $1.1 }.map { detent, height in
      switch detent {
      case .medium: .medium()
      case .large: .large()
      default: .custom(identifier: detent.identifier) { _ in height }
      }
    }
  }
}

@available(iOS 16.0, *) extension PresentationDetent {
  fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: .medium
    case .large: .large
    default: UISheetPresentationController.Detent.Identifier(name)
    }
  }
}
