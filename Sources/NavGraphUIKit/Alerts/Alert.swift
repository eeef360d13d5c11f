import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Alert {
  /// The alert, without its buttons.
  @MainActor var controller: UIAlertController {
    UIAlertController(title: title, message: message, preferredStyle: isActionSheet ? .actionSheet : .alert)
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
