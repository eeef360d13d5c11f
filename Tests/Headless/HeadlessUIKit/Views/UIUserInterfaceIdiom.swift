/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  @available(iOS 9.0, *) case tv = 2
  @available(iOS 9.0, *) case carPlay = 3
  @available(iOS 14.0, *) case mac = 5
  @available(iOS 17.0, *) case vision = 6
}
