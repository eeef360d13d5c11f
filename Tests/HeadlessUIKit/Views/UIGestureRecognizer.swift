/// Exists to be named in failure requirements (N20).
@MainActor open class UIGestureRecognizer: NSObject {
  @available(iOS 3.2, *) open var isEnabled = true

  public override required init() { super.init() }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}
