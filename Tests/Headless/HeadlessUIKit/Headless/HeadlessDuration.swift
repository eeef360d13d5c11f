/// The durations of animations, in seconds. They are similar to UIKit's, and no code may depend on them.
enum HeadlessDuration {
  static let push = 0.35
  static let present = 0.5
  static let alert = 0.25
  static let release = 0.2
  static let tab = 0.25
  static let page = 0.4
  static let split = 0.3
}
