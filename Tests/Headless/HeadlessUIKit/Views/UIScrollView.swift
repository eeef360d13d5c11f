/// A headless scroll view.
@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  @available(iOS 11.0, *) open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether the user has begun to scroll, and still touches the screen.
  open var isDragging: Bool { isHeld }
  /// Whether the content still moves after the user has lifted the finger.
  open var isDecelerating: Bool { runsOut }
  var isHeld = false
  var runsOut = false

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
