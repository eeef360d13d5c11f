import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Alert {
  /// The alert, without its buttons.
  @MainActor var controller: UIAlertController {
    UIAlertController(title: title, message: message, preferredStyle: isActionSheet ? .actionSheet : .alert)
  }
}

extension NavGraph.AlertButton {
  /// What a tap on it in that alert finishes with.
  @MainActor func result(in alert: UIAlertController?) -> G.Result {
    #if FIELDS
    result(typing: alert?.textFields?.first?.text ?? "")
    #else
    result
    #endif
  }
}

extension NavGraph.AlertButton.Role {
  var style: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
