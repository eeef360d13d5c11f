import Foundation
import NavGraphRuntime

nonisolated extension NavGraph {
  /// Values for tests.
  public nonisolated enum SampleValue {
    /// Returns the UUID of the text, or a random UUID if the text isn't one.
    public static func uuid(_ text: String) -> Foundation.UUID { Foundation.UUID(uuidString: text) ?? Foundation.UUID() }
    /// Returns a UUID that ends with the lowest byte of `number`.
    public static func uuid(_ number: Int) -> Foundation.UUID {
      Foundation.UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number)))
    }
    /// Returns the URL of a file that is named after `number`.
    public static func url(_ number: Int) -> Foundation.URL { Foundation.URL(fileURLWithPath: "/\(number)") }
  }
}
