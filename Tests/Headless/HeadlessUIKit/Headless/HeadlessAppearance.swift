/// The appearance state of a controller.
enum HeadlessAppearance {
  case disappeared, appearing, appeared, disappearing

  var isOnScreen: Bool { self == .appearing || self == .appeared }
}
