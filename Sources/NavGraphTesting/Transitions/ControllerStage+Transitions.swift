import NavGraphPlatform
import NavGraphRuntime
import NavGraphUIKit

extension NavGraph.ControllerStage {
  /// What is wrong with how a modal comes in; nil if it is as the graph says, or if that leaves it to the system.
  func wrongTransition(of modal: G.Modal, on controller: UIViewController?) -> String? {
    guard case .flow(_, let sheet) = G.presentation(of: modal), let controller else { return nil }
    let wanted: UIModalTransitionStyle
    switch sheet.transition {
    case .crossDissolve: wanted = .crossDissolve
    case .flip: wanted = .flipHorizontal
    case .partialCurl: wanted = .partialCurl
    default: return nil
    }
    return controller.modalTransitionStyle == wanted ? nil : "\(modal) doesn't come in as \(sheet.transition)"
  }
}
