import NavGraphPlatform
import NavGraphRuntime

extension UIKit.UIView: NavGraph.AnchorView {}
extension UIBarButtonItem: NavGraph.AnchorItem {}
