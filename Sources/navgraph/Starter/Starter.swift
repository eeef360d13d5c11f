import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The file that `init` writes: an app that compiles, with a comment for each idea.
enum Starter {
  /// What the app is called if the folder's name can't be used.
  static let fallback = "Starter"

  /// The name of an app in a folder of that name: `trail-notes` gives `TrailNotes`.
  static func name(forFolder folder: String) -> String {
    let words = folder.drop { !($0.isASCII && $0.isLetter) }.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = String(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().prefix(40))
    guard !name.isEmpty, name != "App" else { return fallback }
    let isTaken = taken.contains(name) || name.hasPrefix("UI") || name.hasPrefix("NS")
    let free = isTaken ? name + "App" : name
    return findings(free).isEmpty ? free : fallback
  }

  /// What the starter itself declares, and types and modules that the app's own Swift is likely to use.
  private static let taken: Set<String> = [
    "Account", "Credentials", "Item", "ItemList", "Main", "Rating", "RatingForm", "SignIn",
    "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "Data", "Date", "Dictionary", "Double", "Error", "Float",
    "Foundation", "Hashable", "Int", "MainActor", "NavGraph", "NavGraphRuntime", "NavGraphUIKit", "Never", "Optional", "Protocol", "Result",
    "Scene", "Self", "Set", "String", "Swift", "SwiftUI", "Task", "Type", "URL", "UUID", "View", "Void",
  ]

  private static func findings(_ name: String) -> [Diagnostic] {
    Compiler.check(Compiler.parse([SourceFile(path: name + SourceFinder.suffix, bytes: Array(text(name).utf8))])).findings
  }

  static func text(_ name: String) -> String {
    """
    // The navigation of \(name): which screens there are, what contains them, what each event does, which links lead where.
    //
    //   navgraph check                                 says what is wrong
    //   navgraph graph --format mermaid                draws it; -o flow.svg with Graphviz
    //   navgraph open \(name.lowercased())://items/7\(String(repeating: " ", count: max(1, 23 - name.count)))says what a link does

    app \(name) {
      platform iOS 16  // the oldest system that the app runs on
      scheme   \(name.lowercased())
      root     Main  // what a window shows first
    }

    // Your app answers a guard. After a no, SignIn is shown; once that finishes, the step that had to wait goes on.
    guard signedIn -> SignIn

    // Each tab has a stack of its own. Nobody writes down Back buttons, swipes or taps on tabs.
    tabs Main {
      tab items   "Items"   icon "list.bullet" stack ItemList
      tab account "Account" icon "person"      stack Account requires signedIn
    }

    // A screen is one of your view controllers, with the values that it needs. It reports events; what follows is said here.
    screen ItemList {
      title "Items" large
      on open(item: Int) -> push Item(id: item)
    }

    screen Item(id: Int) {
      title  // the screen sets its title itself
      // A sheet comes back with a result. However else it is closed, `then` knows that too.
      on rate -> present Rating(item: id) then { finished(stars) -> stay }
    }

    screen Account { title "Account" }

    // What is presented ends with `finish`, which may carry a value, or with `dismiss`.
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

    // A link says all that is visible, so Back works however the app was started.
    route "/items/{id}" -> items / Item(id)

    """
  }

  /// The Swift of the app's own: what the generated code asks for.
  static func screens(_ name: String) -> String {
    """
    #if canImport(UIKit)
    import UIKit

    /// Builds the screens of \(name).navgraph: a method for each, which returns any view controller. `events` holds a closure for each event
    /// of the screen, and calling one is all that a screen does to navigate.
    final class \(name)Screens: \(name).Factory, \(name).Guards {
      func itemList(on events: \(name).ItemList.Events) -> UIViewController { UIViewController() }
      func item(id: Int, on events: \(name).Item.Events) -> UIViewController { UIViewController() }
      func account() -> UIViewController { UIViewController() }
      func ratingForm(item: Int, on events: \(name).RatingForm.Events) -> UIViewController { UIViewController() }
      func credentials(on events: \(name).Credentials.Events) -> UIViewController { UIViewController() }

      /// The answer to the guard `signedIn`.
      func signedIn() async -> Bool { true }
    }
    #endif

    """
  }
}
