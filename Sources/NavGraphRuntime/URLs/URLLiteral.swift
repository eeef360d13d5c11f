import Foundation

nonisolated extension NavGraph {
  /// The URL that a literal of the graph stands for. The compiler has read it already, so it always is one.
  public static func url(_ literal: String) -> Foundation.URL {
    Foundation.URL(string: literal) ?? Foundation.URL(fileURLWithPath: literal)
  }
}
