/// A view that scrolls.
@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  @available(iOS 11.0, *) open var adjustedContentInset: UIEdgeInsets { contentInset }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
