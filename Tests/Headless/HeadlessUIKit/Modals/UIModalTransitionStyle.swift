/// The animation with which a modal is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  @available(iOS 3.2, *) case partialCurl = 3
}
