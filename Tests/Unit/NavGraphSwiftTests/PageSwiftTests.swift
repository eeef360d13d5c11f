import Foundation
import NavGraphSwift
import Repository
import Testing

/// Tests that the Swift on the pages compiles with the code that is generated from the program on the same page.
@Suite struct PageSwiftTests {
  @Test func gettingStarted() throws {
    let page = "Grammar/guide/start/uikit.md"
    let program = try #require(try Repository.blocks(kind: "navgraph", of: page).first)
    let swift = try Repository.blocks(kind: "swift", of: page)
    try #require(swift.count == 5)
    #expect(try CompiledSwift.complaints(of: program, beside: swift.prefix(4).joined(separator: "\n\n")) == "")
  }

  /// The last steps of the tutorial result in the sample app.
  @Test func gettingStartedEndsInTheSampleApp() throws {
    let page = "Grammar/guide/start/uikit.md"
    let program = try #require(try Repository.blocks(kind: "navgraph", of: page).first)
    let added = try Repository.blocks(kind: "text", of: page)
    try #require(added.count == 3)
    let lines = Set(Self.lines(try Self.app("UIKit")))
    #expect(lines == Set(Self.lines(program) + Self.lines(added[0])).subtracting(["on review -> present Review(trail: id)"]))
    let swift = try Repository.blocks(kind: "swift", of: page).joined(separator: "\n\n")
      .replacing("final class TrailsApp: Trails.Factory {", with: added[1])
      .replacing(/navigation = Trails.NavigationScene.*/, with: added[2])
    #expect(Self.lines(swift).sorted() == Self.lines(try Self.swift(ofApp: "UIKit", without: "AppDelegate.swift")).sorted())
    #expect(try CompiledSwift.complaints(of: try Self.app("UIKit"), beside: swift) == "")
  }

  /// The tutorial for SwiftUI contains the program and the Swift of the sample app.
  @Test func gettingStartedWithSwiftUI() throws {
    let page = "Grammar/guide/start/swiftui.md"
    let program = try #require(try Repository.blocks(kind: "navgraph", of: page).first)
    #expect(program + "\n" == (try Self.app("SwiftUI")))
    let swift = try Repository.blocks(kind: "swift", of: page).joined(separator: "\n\n")
    #expect(Self.lines(swift).sorted() == Self.lines(try Self.swift(ofApp: "SwiftUI")).sorted())
    #expect(try CompiledSwift.complaints(of: program, beside: swift) == "")
  }

  private static let samples = "Samples/Apps/Trails-"

  /// Returns the program of a sample app.
  private static func app(_ framework: String) throws -> String {
    try Repository.text(at: samples + framework + "/Trails.swiftpm/Sources/Trails.navgraph")
  }

  /// Returns the handwritten Swift of a sample app.
  private static func swift(ofApp framework: String, without left: String = "") throws -> String {
    let folder = samples + framework + "/Trails.swiftpm/Sources"
    let files = Repository.files(below: folder, suffix: ".swift").filter { !$0.contains("/Generated/") && $0 != folder + "/" + left }
    return try files.map { try Repository.text(at: $0) }.joined()
  }

  /// The files of the sample apps import the modules of all members that they use. A missing import is an error.
  @Test(arguments: ["UIKit", "SwiftUI"]) func sampleAppsImportWhatTheyUse(framework: String) throws {
    let folder = Self.samples + framework + "/Trails.swiftpm/Sources"
    var files: [String: String] = [:]
    for path in Repository.files(below: folder, suffix: ".swift") where !path.contains("/Generated/") {
      files[String(path.split(separator: "/").last ?? "")] = try Repository.text(at: path)
    }
    #expect(try CompiledSwift.missingImports(of: try Self.app(framework), beside: files).isEmpty)
    let without = files.mapValues { $0.replacing("import NavGraphRuntime\n", with: "") }
    #expect(try !CompiledSwift.missingImports(of: try Self.app(framework), beside: without).isEmpty)
  }

  /// Returns the lines of code, without imports, comments, and indentation.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("///") && !$0.hasPrefix("import ") }
  }

  /// A screen that is added to the graph is a compiler error in the factory.
  @Test func aNewScreenIsAskedFor() throws {
    let page = "Grammar/guide/start/uikit.md"
    let program = try #require(try Repository.blocks(kind: "navgraph", of: page).first)
    let added = program.replacingOccurrences(of: "  title \"Saved\" large\n", with: "  title \"Saved\" large\n  on info -> push About\n")
    let swift = try Repository.blocks(kind: "swift", of: page).prefix(4).joined(separator: "\n\n")
    let complaints = try CompiledSwift.complaints(of: added + "\nscreen About\n", beside: swift)
    #expect(complaints.contains("does not conform to protocol 'Trails.Factory'") && complaints.contains("makeAbout()"), "\(complaints)")
  }

  /// The app on the page about connecting it, with the tests on the page about testing. The test declares its services and most of its
  /// screens.
  @Test func connectedApp() throws {
    let program = try #require(try Repository.blocks(kind: "navgraph", of: "Grammar/guide/connecting-your-app.md").first)
    let swift =
      try Repository.blocks(kind: "swift", of: "Grammar/guide/connecting-your-app.md")
      + Repository.blocks(kind: "swift", of: "Grammar/guide/testing.md")
    #expect(swift.count == 6)
    let rest = """
      @MainActor final class Bank {
        var accounts: [Int] { [] }
        var isReachable: Bool { true }
        var unread: Int { 0 }
        var whenMailComes: () -> Void = {}
        func hasRights(on account: Int) async -> Bool { true }
      }
      class Shown: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class AccountListController: Shown {
        init(_ accounts: [Int], select: @escaping (Ledger.AccountID) -> Void) { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      final class PaymentController: Shown {
        init(send: @escaping (Int) -> Void, cancel: @escaping () -> Void) { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      final class InboxController: Shown {
        init(lock: @escaping () -> Void) { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      final class CodeController: Shown {
        init(done: @escaping () -> Void) { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      """
    let app = (swift + [rest]).joined(separator: "\n\n")
    #expect(try CompiledSwift.complaints(of: program, beside: app) == "")
  }

  /// The first app on the page about SwiftUI, with all of its Swift.
  @Test func startingInSwiftUI() throws {
    let program = try #require(try Repository.blocks(kind: "navgraph", of: "Grammar/guide/swiftui.md").first)
    let swift = try #require(try Repository.blocks(kind: "swift", of: "Grammar/guide/swiftui.md").first)
    #expect(try CompiledSwift.complaints(of: program, beside: "import SwiftUI\n" + swift) == "")
  }

  /// An app on a page: the program, and the listings that follow it.
  ///
  /// A listing that begins with an import starts another app for the same program. An app that imports only SwiftUI has SwiftUI output.
  private struct ListedApp {
    var program: String
    var listings: [String]

    var swift: String { listings.joined(separator: "\n\n") + "\n" }

    /// Returns the apps on a page, in order.
    static func all(on page: String) throws -> [ListedApp] {
      var apps: [ListedApp] = []
      var program = ""
      var isFirst = true
      for block in try Repository.blocks(of: page) {
        if block.kind == "navgraph" { (program, isFirst) = (block.text, true) }
        guard block.kind == "swift", !program.isEmpty else { continue }
        let listing = block.text
        if isFirst || listing.hasPrefix("import ") {
          let isInSwiftUI = listing.contains("import SwiftUI") && !listing.contains("import UIKit") && !program.contains("output ")
          let output = "platform iOS 16" + (isInSwiftUI ? "\n  output swiftui" : "")
          apps.append(ListedApp(program: program.replacing("platform iOS 16", with: output), listings: [listing]))
          isFirst = false
        } else {
          apps[apps.count - 1].listings.append(listing)
        }
      }
      return apps
    }
  }

  /// The guides whose listings are complete apps, with the number of these apps.
  @Test(arguments: [
    ("app-level-events", 2), ("appearance", 1), ("authentication", 1), ("ipad-splits-and-windows", 3), ("mixing-swiftui-and-uikit", 3),
  ])
  func guides(_ page: String, _ count: Int) throws {
    let apps = try ListedApp.all(on: "Grammar/guide/\(page).md")
    #expect(apps.count == count)
    for app in apps { #expect(try CompiledSwift.complaints(of: app.program, beside: app.swift) == "", "\(app.swift)") }
  }

  /// Custom views around the containers of SwiftUI compile.
  @Test func aroundContainers() throws {
    let page = try Repository.text(at: "Grammar/guide/swiftui.md")
    let section = try #require(page.components(separatedBy: "## Views around containers").last?.components(separatedBy: "\n## ").first)
    let after = try #require(section.components(separatedBy: "```swift\n").dropFirst().first)
    let swift = try #require(after.components(separatedBy: "\n```").first)
    let program = """
      app Bank {
        platform iOS 16
        output   swiftui
        root     Main
      }
      tabs Main {
        tab accounts "Accounts" stack AccountList
        tab help     "Help"     stack Help
      }
      screen AccountList
      screen Help
      """
    let rest = """

      struct Screens: Bank.Factory {
        func makeAccountList() -> some View { Text(verbatim: "") }
        func makeHelp() -> some View { Text(verbatim: "") }
      }
      """
    let imports = "import NavGraphRuntime\nimport NavGraphSwiftUI\nimport SwiftUI\n"
    #expect(try CompiledSwift.complaints(of: program, beside: imports + swift + rest) == "")
  }

  /// The windows of a SwiftUI app take modifiers. An app that doesn't show its windows doesn't compile.
  @Test func windowsInSwiftUI() throws {
    let app = try #require(try ListedApp.all(on: "Grammar/guide/ipad-splits-and-windows.md").last)
    let around = app.swift.replacing("Screens())", with: "Screens()) { window in window.onAppear() }")
    try #require(around != app.swift)
    #expect(try CompiledSwift.complaints(of: app.program, beside: around) == "")
    let before = app.swift.replacing(
      "Reader.NavigationWindows(factory: Screens())", with: "WindowGroup { Reader.NavigationWindow(factory: Screens()) }")
    #expect(try CompiledSwift.complaints(of: app.program, beside: before).contains("inaccessible"))
  }

  /// The steps of adopting navgraph in an existing app compile. The test declares the screens.
  @Test func parts() throws {
    let programs = try Repository.blocks(kind: "navgraph", of: "Grammar/guide/start/existing-app.md")
    let swift = try Repository.blocks(kind: "swift", of: "Grammar/guide/start/existing-app.md")
    try #require(programs.count == 2 && swift.count == 2)
    let screens = [
      """
      final class CardController: UIViewController {
        init(_ cents: Int, _ events: Checkout.Card.Events) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class ReceiptController: UIViewController {
        init(_ order: Checkout.OrderID, _ events: Checkout.Receipt.Events) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      """,
      """
      import Foundation
      final class TopicListController: UIViewController {
        init(_ events: Help.TopicList.Events) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class TopicController: UIViewController {
        init(_ name: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class QuestionController: UIViewController {
        init(_ events: Help.Question.Events) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      """,
    ]
    for step in programs.indices {
      let app = swift[step] + "\n\n" + screens[step]
      #expect(try CompiledSwift.complaints(of: programs[step], beside: app) == "", "step \(step + 1)")
    }
  }

  /// The app-level events of the tour, and the code that sends them, compile.
  @Test func eventsOfTheApp() throws {
    let page = "Grammar/guide/tour/app-events.md"
    let program = try #require(try Repository.blocks(kind: "navgraph", of: page).first)
    let swift = try #require(try Repository.blocks(kind: "swift", of: page).first)
    let imports = "import NavGraphRuntime\nimport NavGraphUIKit\n"
    #expect(try CompiledSwift.complaints(of: program, beside: imports + swift + "\n") == "")
  }

  /// The declarations of UIKit that recipes use and that the headless UIKit lacks.
  private static let missingUIKit = """

    #if !canImport(Darwin)
    class UIActivity {}
    class UIActivityViewController: UIViewController {
      init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    @MainActor protocol UIColorPickerViewControllerDelegate: AnyObject {
      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    }
    class UIColorPickerViewController: UIViewController {
      weak var delegate: (any UIColorPickerViewControllerDelegate)?
      var selectedColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
    #endif

    """

  /// The modifiers of SwiftUI that recipes use and that the headless SwiftUI lacks.
  private static let missingSwiftUI = """

    #if !canImport(Darwin)
    extension View { func searchable(text: Binding<String>, prompt: String) -> some View { self } }
    #endif

    """

  /// The program of each recipe compiles with all of its Swift.
  @Test(arguments: Repository.files(below: "Grammar/guide/recipes", suffix: ".md")) func recipes(page: String) throws {
    let program = try #require(try Repository.blocks(kind: "navgraph", of: page).first)
    let swift = try Repository.blocks(kind: "swift", of: page)
    try #require(!swift.isEmpty)
    let app = swift.joined(separator: "\n\n")
    let missing = app.contains("import UIKit") ? Self.missingUIKit : Self.missingSwiftUI
    #expect(try CompiledSwift.complaints(of: program, beside: app + missing) == "")
  }

  /// The README's code for both outputs compiles with the app's screens.
  @Test func readme() throws {
    let program = try #require(try Repository.blocks(kind: "navgraph", of: "README.md").first)
    let swift = try Repository.blocks(kind: "swift", of: "README.md")
    try #require(swift.count == 2)
    let vault = "\n@MainActor final class Vault { var isUnlocked: Bool { get async { true } } }\n@MainActor let vault = Vault()\n"
    let controllers = """
      @MainActor class Shown: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class AccountListController: Shown { init(onSelect: (Int) -> Void) { super.init() }; required init?(coder: NSCoder) { nil } }
      final class AccountController: Shown { init(number: Int) { super.init() }; required init?(coder: NSCoder) { nil } }
      final class CodeController: Shown { init(onUnlock: () -> Void, onCancel: () -> Void) { super.init() }; required init?(coder: NSCoder) { nil } }
      """
    #expect(try CompiledSwift.complaints(of: program, beside: "import UIKit\n" + swift[0] + vault + controllers) == "")
    let views = """
      extension Vault: Bank.Guards { func unlocked() async -> Bool { await isUnlocked } }
      struct AccountList: View { let onSelect: (Int) -> Void; var body: some View { Text(verbatim: "") } }
      struct Account: View { let number: Int; var body: some View { Text(verbatim: "") } }
      struct CodeEntry: View { let onUnlock, onCancel: () -> Void; var body: some View { Text(verbatim: "") } }
      """
    let inSwiftUI = program.replacing("platform iOS 16", with: "platform iOS 16\n  output swiftui")
    #expect(try CompiledSwift.complaints(of: inSwiftUI, beside: "import SwiftUI\n" + swift[1] + vault + views) == "")
  }
}
