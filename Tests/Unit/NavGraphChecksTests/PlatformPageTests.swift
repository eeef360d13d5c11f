import Foundation
import NavGraphModel
import NavGraphSyntax
import Repository
import Testing

@testable import NavGraphChecks

/// Tests of the table of platform options: it is complete, `Grammar/reference/platforms.md` contains it, and it agrees with Apple's
/// declarations.
@Suite struct PlatformPageTests {
  private var options: [PlatformOption] { PlatformOptions.groups.flatMap(\.options) }

  @Test func thePageIsFresh() throws {
    let url = Repository.url(at: "Grammar/reference/platforms.md")
    let written = try? String(contentsOf: url, encoding: .utf8)
    let text = PlatformPage.text
    guard written != text else { return }
    Issue.record("Grammar/reference/platforms.md is stale")
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" { try text.write(to: url, atomically: true, encoding: .utf8) }
  }

  /// Every value of an option is in the table once.
  @Test func everyWordHasItsRelease() {
    func words<Value: CaseIterable & RawRepresentable>(_ name: String, _: Value.Type) -> [String] where Value.RawValue == String {
      Value.allCases.map { "\(name).\($0.rawValue)" }
    }
    var all = words("Tabs.BarStyle", Tabs.BarStyle.self) + words("Tabs.Minimize", Tabs.Minimize.self)
    all += words("Tab.Placement", Tab.Placement.self) + words("Tab.Reselect", Tab.Reselect.self)
    all += words("Split.Display", Split.Display.self) + words("Split.Behavior", Split.Behavior.self)
    all += words("Pages.Transition", Pages.Transition.self) + words("Style", Style.self)
    all += words("Modal.Dismissal", Modal.Dismissal.self) + words("Modal.Transition", Modal.Transition.self)
    all += words("Modal.Compact", Modal.Compact.self) + words("Modal.Placement", Modal.Placement.self)
    all += words("Field.Keyboard", Field.Keyboard.self)
    all += words("Button.Role", Button.Role.self) + words("Screen.TitleMode", Screen.TitleMode.self)
    all += words("Screen.BackMode", Screen.BackMode.self) + words("Screen.SwipeBack", Screen.SwipeBack.self)
    all += words("Screen.Transition", Screen.Transition.self) + words("App.Transition", App.Transition.self)
    all += words("Entry.Kind", Entry.Kind.self)
    all += Screen.Hides.words.map { "Screen.Hides.\($0.0)" } + Idioms.words.map { "Idioms.\($0.0)" }
    all += ["App.Output.uikit", "App.Output.swiftui", "Detent.medium", "Detent.large", "Detent.fraction", "Detent.points", "Detent.custom"]
    #expect(options.flatMap(\.cases).sorted() == all.sorted())
  }

  @Test func whatIsNewSaysWhatOlderSystemsShow() {
    for option in options { #expect(option.isNew == !option.older.isEmpty, "\(option.words)") }
    for code in options.compactMap(\.diagnostic) { #expect(CheckRules.all.contains { $0.code == code }, "\(code)") }
    #expect(options.filter { $0.diagnostic != nil }.count == 4)
  }

  /// The symbols that `Tests/Headless/AppleDeclarations` lacks. Their releases are from Apple's documentation.
  static let elsewhere: Set<String> = [
    "AppIntent", "UIAlertController", "UIAlertController.addTextField(configurationHandler:)", "UIUserInterfaceIdiom.mac",
    "UIUserInterfaceIdiom.vision", "UIViewController.prefersStatusBarHidden", "UIViewController.prefersHomeIndicatorAutoHidden",
    "View.alert(_:isPresented:presenting:actions:message:)", "View.inspector(isPresented:content:)",
  ]

  private struct Fact: Decodable {
    var symbol: String
    var introduced: String
  }

  @Test func everyReleaseIsApples() throws {
    let file = Repository.url(at: "Tests/Headless/AppleDeclarations/declarations.json")
    let facts = try JSONDecoder().decode([Fact].self, from: Data(contentsOf: file))
    var releases: [String: App.Version] = [:]
    var newest = App.Version(major: 0)
    for fact in facts {
      let parts = fact.introduced.split(separator: ".").compactMap { Int($0) }
      guard let major = parts.first else { continue }
      let release = App.Version(major: major, minor: parts.count > 1 ? parts[1] : 0)
      releases[fact.symbol] = releases[fact.symbol].map { min($0, release) } ?? release
      newest = max(newest, release)
    }
    var traced = 0
    for option in options {
      for need in [option.uikit, option.swiftUI].compactMap({ $0 }) {
        let known = need.symbols.compactMap { symbol -> App.Version? in
          if PlatformPageTests.elsewhere.contains(symbol) {
            #expect(releases[symbol] == nil, "\(symbol) is known by now")
            return need.release
          }
          traced += 1
          #expect(releases[symbol] != nil, "\(symbol) is no declaration of Apple's")
          return releases[symbol]
        }
        #expect(known.max() == need.release, "\(option.words): \(need.symbols)")
      }
    }
    #expect(traced > 90)
    #expect(newest.major == App.Version.newest.major)
    #expect(!releases.values.contains { (19...25).contains($0.major) })
  }
}
