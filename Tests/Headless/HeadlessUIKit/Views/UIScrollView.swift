/// A view that scrolls.
@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  @available(iOS 11.0, *) open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// A finger has begun to scroll, and is on the glass.
  open var isDragging: Bool { isHeld }
  /// It has let go, and the content moves on.
  open var isDecelerating: Bool { runsOut }
  var isHeld = false
  var runsOut = false

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
