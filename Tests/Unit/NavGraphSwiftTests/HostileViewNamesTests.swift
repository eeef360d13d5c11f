import Foundation
import NavGraphSwift
import Repository
import Testing

/// Tests of hostile names in apps with SwiftUI output, including names of SwiftUI declarations.
@Suite struct HostileViewNamesTests {
  static let outputs = ["swiftui", "uikit, swiftui"]

  private func with(_ output: String, _ source: String) -> String {
    source.replacing("platform iOS 15", with: "platform iOS 16").replacing(/output   (uikit|swiftui)/, with: "output   \(output)")
  }

  /// Expects that the SwiftUI output exists and compiles.
  private func check(_ source: String, beside own: String, _ name: String) throws {
    let (checked, output) = Samples.generate(source)
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(name)")
    #expect(output.files.contains { $0.name.hasSuffix("SwiftUI.swift") }, "\(name)")
    let complaints = try CompiledSwift.complaints(of: checked, beside: own)
    #expect(complaints == "", "\(name)")
  }

  @Test(arguments: outputs) func swiftReservedNames(_ output: String) throws {
    let own = Samples.text(of: "Tests/Output/HostilePrograms/Swift/OwnTypes.swift")
    try check(with(output, HostileNamesTests.source), beside: own, output)
  }

  /// Screens, modals, tabs, stacks, events, parameters, guards, conditions, and types have names of SwiftUI declarations.
  @Test(arguments: outputs) func namesOfSwiftUI(_ output: String) throws {
    try check(with(output, Self.source), beside: Self.own, output)
  }

  /// Screens, events, guards, and conditions have parameters with the names that rehearsals and generated functions use for themselves.
  @Test(arguments: outputs) func namesInFunctions(_ output: String) throws {
    let names = [
      "answers", "anchor", "app", "conditions", "controller", "events", "eventsOfScreen", "factory", "grants", "guards", "holds", "link",
      "outcome", "page", "part", "place", "rehearsed", "room", "saved", "scene", "screen", "url", "value", "window",
    ]
    // In a function, the parameter `Events` is named `events`.
    let written = names + names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var source =
      "app Probe { platform iOS 16; output \(output); root stack Start }\nstack Start { root Home }\nscreen Home {\n  on last -> push Last\n"
    for (index, name) in written.enumerated() {
      source += """
          on go\(index) { when holds\(index)(\(name): 1) -> push Shown\(index)(\(name): 2); otherwise -> push Shown\(index)(\(name): 3) }

        """
    }
    source += "}\n"
    for (index, name) in written.enumerated() {
      source += """
        guard allows\(index)(\(name): Int)
        condition holds\(index)(\(name): Int)
        screen Shown\(index)(\(name): Int) requires allows\(index)(\(name): \(name)) {
          on again -> replace Shown\(index)(\(name): \(name))
          on next(other: Int) anchored -> push Shown\(index)(\(name): other)
        }

        """
    }
    source += "condition rehearsed2\nscreen Last requires rehearsed2 { on again -> pop }\n"
    try check(source, beside: "", output)
  }

  /// The names of apps with the names of their namespaces, which differ if the app's name is taken.
  static let apps = [
    "App": "App", "Body": "Body", "Content": "Content", "NavigationStack": "NavigationStack", "State": "StateApp", "SwiftUI": "SwiftUIApp",
    "View": "ViewApp", "Window": "WindowApp",
  ]

  @Test(takesMinutes, arguments: apps.sorted { $0.key < $1.key }) func namesOfTheApp(_ name: String, _ namespace: String) throws {
    let source = """
      app \(name) { platform iOS 16; scheme a; root Main; output swiftui }
      tabs Main { tab home "Home" icon "a" stack Home; tab other "Other" icon "b" stack Other }
      screen Home { title "x"; on open(n: Int) -> push Detail(n); on ask -> present Ask then { yes -> pop } }
      screen Other controller
      screen Detail(n: Int) { on sheet -> present Sheet }
      modal Sheet { content stack Inside; detents medium, peek }
      screen Inside
      alert Ask { title "?"; button yes "Yes" }
      route "/n/{n}" -> home / Detail(n)
      entry shortcut "s" -> other
      entry activity "a" -> home
      """
    // The Swift code of the app.
    let own = """
      import SwiftUI
      import UIKit

      final class Screens: \(namespace).Factory {
        func makeHome(events: \(namespace).Home.Events) -> some SwiftUI.View { SwiftUI.Text("") }
        func makeOther() -> UIViewController { UIViewController() }
        func makeDetail(n: Int, events: \(namespace).Detail.Events) -> some SwiftUI.View { SwiftUI.Text("") }
        func makeInside() -> some SwiftUI.View { SwiftUI.Text("") }
        func peekHeight(within room: CGFloat) -> CGFloat? { nil }
      }

      @MainActor let window = \(namespace).NavigationWindow(factory: Screens())
      """
    try check(source, beside: own, name)
  }

  /// Types of the app at module level, which are visible in generated code.
  @Test(takesMinutes) func anAppMayHaveTypesNamedAsThoseOfSwiftUI() throws {
    let source = """
      app Plain { platform iOS 16; scheme a; root Main; output uikit, swiftui }
      extern type UIHostingController: Codable
      extern type UIViewControllerRepresentable: Codable
      extern type UIViewControllerRepresentableContext: Codable
      guard allowed -> Sheet
      tabs Main { tab home "Home" icon "a" stack Home badge; tab split "Split" icon "b" split Both; tab pages "Pages" icon "c" pages Tour }
      split Both { sidebar Side; detail stack Detail(n: 1); collapses to sidebar }
      pages Tour { page First; page Second }
      screen Home requires allowed {
        title "x" large
        back confirm
        hides tabBar
        on open(n: Int)      -> push Detail(n)
        on ask               -> present Ask then { yes -> pop }
        on sort     anchored -> present Sort then { up -> stay }
        on popover  anchored -> present Pop
        on cover             -> present Sheet as fullScreen
      }
      screen Side(a: UIHostingController? = nil, b: UIViewControllerRepresentable? = nil, c: UIViewControllerRepresentableContext? = nil)
      screen First view
      screen Second controller
      screen Detail(n: Int) { transition zoom; on sheet -> present Sheet }
      modal Sheet { content stack Inside; detents medium, peek, height 240; grabber; undimmed medium; dismissal confirm }
      modal Pop { content Popped; style popover }
      screen Inside { on done -> finish }
      screen Popped
      alert Ask { title "?"; button yes "Yes" }
      confirm Sort { title "?"; button up "Up" }
      route "/n/{n}" -> home / Detail(n)
      entry shortcut "s" -> home
      entry activity "a" -> home
      entry notification "n" -> home
      """
    let found = try Self.namesOfSwiftUI()
    #expect(found.isSuperset(of: ["Binding", "ObservableObject", "PresentationDetent", "UIViewControllerRepresentable", "View"]))
    let own = found.union(TypeNameTests.own + Self.names).sorted()
    try check(source, beside: own.map { "struct \($0): Hashable, Sendable, Codable { var own = 0 }\n" }.joined(), "own types")
  }

  /// Returns the names that the headless SwiftUI and Combine declare, which include all that the runtime uses.
  private static func namesOfSwiftUI() throws -> Set<String> {
    var names: Set<String> = []
    for module in ["HeadlessCombine", "HeadlessSwiftUI"] {
      let folder = Repository.url(at: "Tests/Headless/\(module)")
      for case let file as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix(" ") && !line.hasPrefix("/") {
          if let match = line.firstMatch(of: /\b(?:struct|class|enum|protocol|typealias) (\w+)/) { names.insert(String(match.1)) }
        }
      }
    }
    return names
  }

  /// Names of the runtime, of generated code, and of newer systems.
  private static let names = [
    "Alignment", "Animation", "AppDelegate", "Axis", "Body", "Content", "Context", "Coordinator", "Decision", "Font", "Form",
    "GeometryReader", "HStack", "LayerView", "Layout", "Menu", "NavigationLink", "NodeView", "Picker", "PreferenceKey",
    "PrimitiveButtonStyle",
    "RootView", "SceneDelegate", "SceneKeeper", "ScenePhase", "ScrollView", "Selection", "Slider", "Spacer", "StackView", "TabPlacement",
    "TextField", "Toggle", "UIHostingController", "UIViewRepresentable", "ViewFactory", "ViewScene", "WindowGroup", "WindowView", "ZStack",
  ]

  static let own = Samples.text(of: "Tests/Output/HostilePrograms/SwiftUI/OwnTypes.swift")
  static let source = Samples.text(of: "Tests/Output/HostilePrograms/SwiftUI/Text.navgraph")
}
