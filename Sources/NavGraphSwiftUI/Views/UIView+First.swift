import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension UIKit.UIView {
  /// This view and what is in it, from the outside in. What screens are made of is found in the first few hundred views.
  var firstViews: [UIKit.UIView] {
    var found = [self]
    for index in 0..<500 where found.indices.contains(index) { found += found[index].subviews }
    return found
  }
}
