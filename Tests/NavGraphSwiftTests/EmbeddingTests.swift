import Foundation
import NavGraphModel
import Testing

@testable import NavGraphSwift

/// The run time that `generate` embeds is the one in `Sources`, to the byte. `NAVGRAPH_ACCEPT=1` writes it again.
@Suite struct EmbeddingTests {
  private static let modules = [
    ("runtime", "NavGraphRuntime"), ("hosting", "NavGraphHosting"), ("uikit", "NavGraphUIKit"), ("swiftui", "NavGraphSwiftUI"),
    ("testing", "NavGraphTesting"),
  ]
  private static let target = Samples.package.appendingPathComponent("Sources/NavGraphSwift/Embedded/RuntimeSources.swift")

  /// What the committed file has to be.
  private static func written() throws -> String {
    var text = """
      // swift-format-ignore-file
      // The sources of the run time, as text: `NAVGRAPH_ACCEPT=1 swift test --filter EmbeddingTests` makes this file from
      // Sources/NavGraphRuntime, NavGraphHosting, NavGraphUIKit, NavGraphSwiftUI and NavGraphTesting.

      let runtimeSources: [RuntimeSource] = [

      """
    for (name, module) in modules {
      let folder = Samples.package.appendingPathComponent("Sources/" + module)
      // Where the library finds UIKit is no part of an app: embedded code imports Apple's.
      let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") && $0 != "Platform.swift" }
      for path in all.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        text += "  RuntimeSource(\n    .\(name), \"\(path)\",\n    ##\"\"\"\n\(source.trimmingSuffix("\n"))\n\n\"\"\"##),\n"
      }
    }
    return text + "]\n"
  }

  /// The library is built with every part that embedded code may leave out, and no other condition decides about its sources.
  @Test func everyPartIsBuilt() throws {
    let package = try String(contentsOf: Samples.package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try #require(package.components(separatedBy: "let features = [").dropFirst().first?.components(separatedBy: "]").first)
    let defined = Set(list.split { !$0.isLetter }.map(String.init))
    #expect(defined == Set(Feature.allCases.map(\.rawValue)))
    var asked: Set<String> = []
    for source in runtimeSources {
      for line in source.text.split(separator: "\n") where line.contains("#if ") {
        asked.formUnion(line.replacing("#if", with: "").split { !$0.isLetter }.map(String.init))
      }
    }
    #expect(asked.subtracting(["DEBUG", "ObjectiveC", "canImport", "compiler", "os"]).isSubset(of: defined))
  }

  /// In generic code a key path is created each time that it's evaluated, from the names of its types. This took half of the time of a
  /// step.
  @Test func noKeyPathIsUsedAsAFunction() throws {
    let use = try Regex(#"(map|compactMap|flatMap|filter|allSatisfy|mapValues)\(\\\.|where: \\\."#)
    for source in runtimeSources where source.module != .testing {
      #expect(!source.text.contains(use), "\(source.path)")
    }
  }

  static let accessOfLines: [(String, App.Access, String)] = [
    ("  package internal(set) var a: Int", .public, "  var a: Int"), ("  package internal(set) var a: Int", .internal, "  var a: Int"),
    ("  package internal(set) var a: Int", .package, "  var a: Int"),
    ("  public internal(set) var a: Int", .public, "  public internal(set) var a: Int"),
    ("  public internal(set) var a: Int", .package, "  package internal(set) var a: Int"),
    ("  public internal(set) var a: Int", .internal, "  var a: Int"),
    ("  @MainActor open override func a()", .package, "  @MainActor package override func a()"),
    ("  @MainActor package static func a()", .public, "  @MainActor static func a()"),
  ]

  /// Without `package`, that only the app may set a property goes without saying, and Swift says so.
  @Test(arguments: accessOfLines) func accessIsWhatMeansSomethingInsideOneModule(_ line: String, _ access: App.Access, _ expected: String) {
    #expect(withAccess(line[...], access) == expected)
  }

  @Test(arguments: [
    (
      "func a(_ view: UIView?, _ other: UIViewController) -> [UIView]",
      "func a(_ view: UIKit.UIView?, _ other: UIViewController) -> [UIKit.UIView]"
    ),
    ("a(UIKit.UIView(), my_UIView, x.UIView)", "a(UIKit.UIView(), my_UIView, x.UIView)"),
    (#"say("UIView \" UIView", UIView.self)  // UIView"#, #"say("UIView \" UIView", UIKit.UIView.self)  // UIView"#),
    ("class A: NSObject {}", "class A: Foundation.NSObject {}"), ("let a: Task", "let a: Task"),
  ]) func namesOfTheSystemGetTheirModules(_ line: String, _ expected: String) {
    #expect(SystemNames(own: ["UIView", "NSObject", "Task"]).qualifying(line[...]) == expected)
  }

  /// Extensions of one type that follow each other become one; what is said above a later one stands in it, and nothing else moves.
  @Test func extensionsAreJoined() {
    let lines = """
      extension A {
        func first() {
          go()
        }
      }

      // The rest.
      extension A {
        /// Later.
        func second() {}
      }

      extension B {}

      extension A {
        func third() {}
      }

      // Something else.
      struct C {}
      extension A {
        func fourth() {}
      }
      """
    let joined = """
      extension A {
        func first() {
          go()
        }

        // The rest.

        /// Later.
        func second() {}
      }

      extension B {}

      extension A {
        func third() {}
      }

      // Something else.
      struct C {}
      extension A {
        func fourth() {}
      }
      """
    #expect(joinedExtensions(lines.components(separatedBy: "\n")).joined(separator: "\n") == joined)
  }

  @Test func isTheRunTimeOfTheLibrary() throws {
    let written = try Self.written()
    let committed = try? String(contentsOf: Self.target, encoding: .utf8)
    guard committed != written else { return }
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      try Data(written.utf8).write(to: Self.target)
      Issue.record("RuntimeSources.swift has been written again: build again")
    } else {
      Issue.record(
        "RuntimeSources.swift is not what the sources of the run time say; NAVGRAPH_ACCEPT=1 writes it")
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
