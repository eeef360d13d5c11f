/// How long things take, in seconds; close to the real ones, but nothing may depend on them.
enum HeadlessDuration {
  static let push = 0.35
  static let present = 0.5
  static let alert = 0.25
  static let release = 0.2
  static let tab = 0.25
  static let page = 0.4
  static let split = 0.3
}
