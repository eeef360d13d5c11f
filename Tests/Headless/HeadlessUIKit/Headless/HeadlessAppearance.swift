/// Where a controller is between off the screen and on it.
enum HeadlessAppearance {
  case disappeared, appearing, appeared, disappearing

  var isOnScreen: Bool { self == .appearing || self == .appeared }
}
