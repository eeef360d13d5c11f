/// A view that scrolls.
@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
