import Foundation
import NavGraphRuntime

extension NavGraph {
  /// What a test answers in place of the app.
  @MainActor public final class RehearsalAnswers {
    /// The answer to the guard of that name.
    public var grants: @MainActor (String) async -> Bool = { _ in true }
    /// The answer to the condition of that name.
    public var holds: @MainActor (String) -> Bool = { _ in false }
    /// The text of every badge.
    public var badge: String?
    /// What was to be opened out of the app.
    public var browsed: [Foundation.URL] = []

    public init() {}
  }
}
