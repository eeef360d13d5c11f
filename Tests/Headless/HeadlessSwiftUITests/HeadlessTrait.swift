import Testing
import UIKit

/// A trait that gives each test its own simulated device.
struct HeadlessTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    guard testCase != nil else { return try await function() }
    try await Headless.$world.withValue(HeadlessWorld(), operation: function)
  }
}

extension Trait where Self == HeadlessTrait {
  static var headless: Self { Self() }
}
