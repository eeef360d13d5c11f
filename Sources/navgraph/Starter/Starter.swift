import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The file that `init` writes: an app that compiles, with explanatory comments.
enum Starter {
  /// The name of the app if the folder's name can't be used.
  static let fallback = "Starter"

  /// Returns the name of an app in a folder of that name: `TrailNotes` for `trail-notes`.
  static func name(forFolder folder: String) -> String {
    let words = folder.drop { !($0.isASCII && $0.isLetter) }.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = String(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().prefix(40))
    guard !name.isEmpty, name != "App" else { return fallback }
    let isTaken = taken.contains(name) || name.hasPrefix("UI") || name.hasPrefix("NS")
    let free = isTaken ? name + "App" : name
    return diagnostics(forName: free).isEmpty ? free : fallback
  }

  /// The names that the starter declares, and types and modules that the app's own Swift is likely to use.
  private static let taken: Set<String> = [
    "Account", "Credentials", "Item", "ItemList", "Main", "Rating", "RatingForm", "SignIn",
    "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "Data", "Date", "Dictionary", "Double", "Error", "Float",
    "Foundation", "Hashable", "Int", "MainActor", "NavGraph", "NavGraphRuntime", "NavGraphUIKit", "Never", "Optional", "Protocol", "Result",
    "Scene", "Self", "Set", "String", "Swift", "SwiftUI", "Task", "Type", "URL", "UUID", "View", "Void",
  ]

  private static func diagnostics(forName name: String) -> [Diagnostic] {
    Compiler.check(Compiler.parse([SourceFile(path: name + SourceFinder.suffix, bytes: Array(text(named: name).utf8))])).diagnostics
  }

  static func text(named name: String) -> String {
    """
    // The navigation of \(name): its screens, the containers that hold them, what each event does, and where links lead.
    //
    //   navgraph check                                 reports errors and warnings
    //   navgraph graph --format mermaid                draws a diagram; -o flow.svg with Graphviz
    //   navgraph open \(name.lowercased())://items/7\(String(repeating: " ", count: max(1, 23 - name.count)))shows what a link opens

    app \(name) {
      platform iOS 16  // the oldest version that the app supports
      scheme   \(name.lowercased())
      root     Main  // what a window shows first
    }

    // Your app evaluates a guard. If it fails, SignIn is presented. When that finishes, the step that had to wait continues.
    guard signedIn -> SignIn

    // Each tab has its own stack. You don't declare Back buttons, swipes, or taps on tabs.
    tabs Main {
      tab items   "Items"   icon "list.bullet" stack ItemList
      tab account "Account" icon "person"      stack Account requires signedIn
    }

    // A screen is one of your view controllers, with the values that it needs. It sends events, and this file declares what they do.
    screen ItemList {
      title "Items" large
      on open(item: Int) -> push Item(id: item)
    }

    screen Item(id: Int) {
      title  // the screen sets its title itself
      // A sheet can return a result. Your app can await it, or `then` can handle it.
      on rate -> present Rating(item: id)
    }

    screen Account { title "Account" }

    // A modal ends with `finish`, which can carry a value, or with `dismiss`.
    modal Rating(item: Int) returns Int {
      content stack RatingForm(item: item)
      detents medium, large
    }

    screen RatingForm(item: Int) {
      title "Rating"
      on send(stars: Int) -> finish(stars)
      on cancel           -> dismiss
    }

    modal SignIn { content stack Credentials }

    screen Credentials {
      title "Sign In"
      on done   -> finish
      on cancel -> dismiss
    }

    // A route declares everything that is visible, so Back works even if the link starts the app.
    route "/items/{id}" -> items / Item(id)

    """
  }

  /// Returns the app's own Swift, which the generated code requires.
  static func screens(named name: String) -> String {
    """
    #if canImport(UIKit)
    import UIKit

    /// Creates the screens of \(name).navgraph: each method returns the view controller of a screen. A screen calls its `events` to
    /// navigate.
    final class \(name)Screens: \(name).Factory, \(name).Guards {
      func makeItemList(events: \(name).ItemList.Events) -> UIViewController { UIViewController() }
      func makeItem(id: Int, events: \(name).Item.Events) -> UIViewController { UIViewController() }
      func makeAccount() -> UIViewController { UIViewController() }
      func makeRatingForm(item: Int, events: \(name).RatingForm.Events) -> UIViewController { UIViewController() }
      func makeCredentials(events: \(name).Credentials.Events) -> UIViewController { UIViewController() }

      /// Evaluates the guard `signedIn`.
      func signedIn() async -> Bool { true }
    }
    #endif

    """
  }
}
