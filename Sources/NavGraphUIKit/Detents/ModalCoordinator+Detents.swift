import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.ModalCoordinator {
  /// Sets the heights at which a sheet rests, and what goes with them.
  func rest(_ sheet: NavGraph.Sheet) {
    let popover = controller.popoverPresentationController
    guard let presentation = popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController else { return }
    let wanted = sheet.detents.isEmpty ? [.large] : sheet.detents
    // The system wants the smallest first.
    #if HEIGHTS
    let heights = sorted(wanted)
    presentation.detents = heights.map(detent)
    #else
    let heights = [NavGraph.Detent.medium, .large].filter(wanted.contains)
    presentation.detents = heights.map { $0 == .medium ? .medium() : .large() }
    #endif
    presentation.prefersGrabberVisible = sheet.hasGrabber
    #if DIMMING
    switch sheet.dimming {
    case .always: break
    case .above(let detent): presentation.largestUndimmedDetentIdentifier = detent.identifier
    case .never: presentation.largestUndimmedDetentIdentifier = heights.last?.identifier
    }
    #endif
    #if PLACEMENT
    if #available(iOS 27.0, *) {
      switch sheet.placement {
      case .automatic: break
      case .leading: presentation.preferredPlacement = .leading
      case .center: presentation.preferredPlacement = .center
      case .trailing: presentation.preferredPlacement = .trailing
      }
    }
    #endif
  }
}
