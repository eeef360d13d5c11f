import Foundation
import NavGraphRuntime

nonisolated extension NavGraph {
  /// Values that tests try.
  public nonisolated enum SampleValue {
    /// The identifier that `text` stands for; another one each time if it stands for none.
    public static func uuid(_ text: String) -> Foundation.UUID { Foundation.UUID(uuidString: text) ?? Foundation.UUID() }
    /// The identifier that ends with the lowest byte of `number`.
    public static func uuid(_ number: Int) -> Foundation.UUID {
      Foundation.UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number)))
    }
    /// The URL of a file named after `number`.
    public static func url(_ number: Int) -> Foundation.URL { Foundation.URL(fileURLWithPath: "/\(number)") }
  }
}
