import Foundation
import NavGraphSwift
import Repository
import Testing

/// Tests that generated code and the runtime don't contain certain words.
@Suite struct ForbiddenWordsTests {
  /// Words that bypass the checks of concurrency, depend on time, use dynamic features, bypass scenes, or trap.
  static let words = [
    "@unchecked Sendable", "nonisolated(unsafe)", "assumeIsolated", "unsafeBitCast", "@preconcurrency", "DispatchQueue",
    "Task.sleep", "Thread.sleep", "asyncAfter", "RunLoop",
    "@objc", "#selector", "NSSelectorFromString", "NSClassFromString", "method_exchangeImplementations", "class_replaceMethod",
    "objc_setAssociatedObject", "objc_getAssociatedObject", "value(forKey", "setValue(", "UIApplication.shared", "keyWindow",
    "try!", "as!", "fatalError", "preconditionFailure", "precondition(", "assert(", "NSRegularExpression", "Regex", "deinit",
    "interactivePopGestureRecognizer?.delegate", "UserDefaults",
  ]

  @Test(arguments: Samples.names) func areNowhereInGeneratedCode(_ name: String) throws {
    let checked = try Samples.check(name)
    guard !checked.hasErrors else { return }
    for file in generateSwift(for: checked.graph, places: checked.places, routes: checked.routes).files { report(in: file.text, file.name) }
  }

  @Test(arguments: ["Hosting", "Runtime", "SwiftUI", "Testing", "UIKit"]) func areNowhereInTheRuntime(_ target: String) throws {
    let folder = Repository.url(at: "Sources/NavGraph" + target)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(!paths.isEmpty)
    for path in paths { report(in: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8), target + "/" + path) }
  }

  private func report(in text: String, _ name: String) {
    // A quick search for any of the words.
    guard text.withCString({ text in ForbiddenWordsTests.words.contains { strstr(text, $0) != nil } }) else { return }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = ForbiddenWordsTests.code(of: line)
      for word in ForbiddenWordsTests.words where code.contains(word) {
        // SwiftUI ends a window by releasing its objects, without a notification. An app with a scene may do the same.
        if word == "deinit", code == "    deinit {", text.contains("final class DeinitObserver {") { continue }
        // SwiftUI calls the method on the main actor, but its protocol isn't isolated.
        if word == "assumeIsolated", name == "SwiftUI/Modals/DetentsModifier.swift" { continue }
        // Only these members need the shared application.
        if word == "UIApplication.shared", code.contains("supportsMultipleScenes") || code.contains("SceneSession") { continue }
        Issue.record("\(name):\(index + 1) says `\(word)`: \(line)")
      }
    }
  }

  /// The words are found in code, and not in comments.
  @Test func areFound() {
    #expect(ForbiddenWordsTests.code(of: "  DispatchQueue.main.async {} // later").contains("DispatchQueue"))
    #expect(!ForbiddenWordsTests.code(of: "  /// No Task.sleep here.").contains("Task.sleep"))
    #expect(ForbiddenWordsTests.words.allSatisfy { ForbiddenWordsTests.code(of: "x \($0) y").contains($0) })
  }

  /// Returns a line, or an empty one if it's a comment.
  static func code(of line: Substring) -> Substring {
    line.drop { $0 == " " }.hasPrefix("//") ? "" : line
  }
}
