import Foundation
import NavGraphCompiler
import NavGraphLinks
import NavGraphSwift
import NavGraphSyntax
import Repository
import Testing

/// Compiles the short listings of pages within code of an app, and compares quoted code with the sources.
@Suite struct PageFragmentTests {
  /// A listing of a page, and the code around it, in which `LISTING` is replaced.
  struct Fragment: CustomStringConvertible, Sendable {
    let page: String
    let number: Int
    var around = "LISTING"

    var description: String { "\(page), \(number)" }
  }

  private static let fragments = [
    Fragment(page: "links/deep-links", number: 0, around: "@MainActor func run(_ scene: NAME.NavigationScene, _ url: URL) {\nLISTING\n}"),
    Fragment(page: "links/entry-points", number: 0),
    Fragment(page: "links/entry-points", number: 1, around: "@MainActor func run(_ response: UNNotificationResponse) {\nLISTING\n}"),
    Fragment(
      page: "links/entry-points", number: 2,
      around: """
        protocol IntentResult {}
        struct NoResult: IntentResult {}
        extension IntentResult where Self == NoResult { static func result() -> NoResult { NoResult() } }
        struct AddParcel {
        LISTING
        }
        """),
    Fragment(page: "links/universal-links", number: 0),
    Fragment(
      page: "tour/roots", number: 0,
      around: "final class LaunchScreen: UIViewController {}\n@MainActor func run(_ scene: NAME.NavigationScene) {\nLISTING\n}"),
  ]

  private static func listings(of page: String) throws -> [(program: String, listing: String)] {
    var program = ""
    var listings: [(program: String, listing: String)] = []
    for block in try Repository.blocks(of: "Grammar/guide/\(page).md") {
      // Other blocks are parts of programs.
      if block.kind == "navgraph", block.text.hasPrefix("app ") { program = block.text }
      if block.kind == "swift" { listings.append((program, block.text)) }
    }
    return listings
  }

  /// Returns a factory and guards that satisfy the generated protocols.
  private static func stub(_ checked: CheckedProgram, _ app: String) -> String {
    let text = Compiler.swift(for: checked).files.first { $0.name == app + "UIKit.swift" }?.text ?? ""
    var members: [String] = []
    for line in text.split(separator: "\n").prefix(while: { !$0.contains("final class NavigationScene") }) where line.hasPrefix("    func ")
    {
      if line.hasSuffix("-> UIViewController") { members.append(line + " { UIViewController() }") }
      if line.hasSuffix("async -> Bool") { members.append(line + " { true }") }
    }
    let conformances = ["Factory"] + (text.contains("protocol Guards") ? ["Guards"] : [])
    return """
      extension \(app) {
        final class Stub: \(conformances.joined(separator: ", ")) {
      \(members.joined(separator: "\n"))
        }
      }
      @MainActor let app = \(app).Stub()

      """
  }

  @Test(arguments: fragments) func compiles(fragment: Fragment) throws {
    let listings = try Self.listings(of: fragment.page)
    try #require(listings.indices.contains(fragment.number))
    let (program, listing) = listings[fragment.number]
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "App.navgraph", text: program)]))
    let app = try #require(checked.graph.app.map { checked.graph.text(of: $0.declared.name) })
    let code = fragment.around.replacing("NAME", with: app).replacing("LISTING", with: listing)
    let imports = "import Foundation\nimport NavGraphRuntime\nimport NavGraphUIKit\nimport UIKit\nimport UserNotifications\n"
    #expect(try CompiledSwift.complaints(of: program, beside: imports + Self.stub(checked, app) + code) == "")
  }

  @Test func theExpectationOfAStateIsThatOfATest() throws {
    let (_, listing) = try #require(try Self.listings(of: "tour/types").last)
    let test = try Repository.text(at: "Tests/Output/GeneratedTests/StateTests.swift")
    #expect(test.contains(listing.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// The declaration of a dependency on navgraph compiles in a manifest.
  @Test func theDependencyCompiles() throws {
    let listings = try Self.listings(of: "start/install").map(\.listing).filter { $0.contains(".package(") }
    try #require(!listings.isEmpty)
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let target = try JSONDecoder().decode(Target.self, from: Data(try CompiledSwift.swiftc(["-print-target-info"]).utf8))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Package-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    for listing in listings {
      let manifest = "import PackageDescription\nlet package = Package(name: \"App\", dependencies: [\n\(listing)\n])\n"
      try manifest.write(to: file, atomically: true, encoding: .utf8)
      let interface = target.paths.runtimeResourcePath + "/pm/ManifestAPI"
      #expect(try CompiledSwift.swiftc(["-typecheck", "-I", interface, "-package-description-version", "6.1.0", file.path]) == "")
    }
  }

  /// The golden on the page is that of the generated tests.
  @Test func theGoldenOfALinkIsGenerated() throws {
    let (program, listing) = try #require(try Self.listings(of: "links/testing-links").first)
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "Bank.navgraph", text: program)]))
    let text = Compiler.tests(for: checked, module: "Bank").map(\.text).joined()
    func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    #expect(lines(text).contains(lines(listing)))
  }

  /// Every line of code that the page about checks quotes is in the sources.
  @Test func quotedSourcesAreInTheSources() throws {
    let folders = ["Sources/NavGraphChecks", "Tests/Unit/NavGraphChecksTests/Planted"]
    let sources = try folders.flatMap { Repository.files(below: $0, suffix: ".swift") }.flatMap {
      try Repository.text(at: $0).split(separator: "\n")
    }
    let known = Set(sources.map { $0.trimmingCharacters(in: .whitespaces) })
    let quoted = try Repository.blocks(kind: "swift", of: "Grammar/internals/adding-a-check.md")
    for line in quoted.flatMap({ $0.split(separator: "\n") }) where !line.contains("...") {
      #expect(known.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }
}
