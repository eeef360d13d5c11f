import Foundation
import NavGraphSwift
import Testing

/// Tests of events and parameters with names of types, and of app types with names of system types.
@Suite struct TypeNameTests {
  @Test func eventsAndParametersMayBeCalledAsTypes() throws {
    #expect(
      try CompiledSwift.complaints(
        of: """
          app Names {
            platform iOS 16
            scheme x
            root stack Home
          }
          enum Sort { up, down }
          enum Color { red, green }
          enum Filter { all }
          type Money = Int
          screen Home(Filter: Filter = .all) {
            on Sort(Sort: Sort) -> push List(sort: Sort)
            on a(Home: Int) -> push List(sort: .up)
            on b(Event: Int) -> push Number(n: Event)
            on c(Color: Int) -> push Paint(color: .red, n: Color)
            on Event -> push Number(n: 1)
            on Home -> push Number(n: 2)
            on Color -> push Paint(color: .red, n: 1)
            on Money(Money: Money) -> push Cash(Money)
            on String(String: String) -> push Text_(s: String)
            on Int(Int: Int, Other: Int) -> push Number(n: Int)
            on Outcome -> present Sheet then { finished(Sort) -> push List(sort: Sort) }
            on Place -> push Number(n: 3)
            on NavGraph -> push Number(n: 3)
            on Action(Action: Int) -> push Number(n: Action)
            on Result anchored -> push Number(n: 4)
            on URL(URL: URL) -> browse("https://x.example")
            on Names(Names: Int) -> push Number(n: Names)
            on Swift(Swift: Int) -> push Number(n: Swift)
            on Foundation(Foundation: Int) -> push Number(n: Foundation)
            on twice(UUID: UUID, Number: Int) -> push Twice(list: [UUID], Number) then push Number(n: Number)
          }
          screen Twice(list: [UUID], Number: Int)
          screen Cash(Money: Money)
          screen Text_(s: String)
          modal Sheet returns Sort { content List2(sort: .down) }
          screen List(sort: Sort = .up)
          screen List2(sort: Sort = .up) { on done -> finish(.down) }
          screen Number(n: Int)
          screen Paint(color: Color, n: Int)
          guard granted(Sort: Int) -> Flow(Sort)
          modal Flow(Sort: Int) { content Asked(sort: .up, n: Sort) }
          screen Asked(sort: Sort, n: Int) { on done -> finish }
          screen Guarded(sort: Sort, n: Int) requires granted(Sort: n)
          pages Tour(Sort: Int) { page Guarded(sort: .up, n: Sort); page Number(n: 2) }
          screen Host { on p(Sort: Int) -> present Tour(Sort); on q(Sort: Sort) -> push Guarded(sort: Sort, n: 1) }
          route "/s/{Sort}"               -> Home / Paint(color: .red, n: Sort)
          route "/t/{Color}"              -> Home / Paint(color: .red, n: Color)
          route "/u/{Route}?q={Target}"   -> Home / Number(n: Route) / Text_(s: Target)
          route "/h"                      -> Home / Host
          entry shortcut "x" (Color: Int) -> Home / Paint(color: .green, n: Color)
          """) == "")
  }

  /// Generated code refers to the system's classes, even if the app declares types with these names.
  @Test func anAppMayHaveTypesNamedAsClassesOfUIKit() throws {
    let names = [
      "CGFloat", "CGPoint", "NSObject", "NSUserActivity", "UIAlertController", "UIApplicationShortcutItem", "UIColor", "UIImage",
      "UINavigationController", "UIOpenURLContext", "UIScene", "UITabBarController", "UIView", "UIViewController", "UIWindow",
      "UNNotificationResponse",
    ]
    let parameters = names.enumerated().map { "v\($0): \($1)" }.joined(separator: ", ")
    #expect(
      try CompiledSwift.complaints(
        of: """
          app UITab { platform iOS 16; scheme w; root Main }
          \(names.map { "extern type \($0): Codable" }.joined(separator: "\n"))
          tabs Main { tab home "Home" icon "a" stack Home; tab desk "Desk" icon "b" split Desk }
          split Desk { sidebar Side; detail stack Detail }
          screen Home {
            on show(\(parameters)) -> push Shown(\(names.indices.map { "v\($0)" }.joined(separator: ", ")))
            on card anchored -> present Card
            on ask -> present Ask
            on tour -> present Tour
          }
          screen Shown(\(parameters))
          modal Card { content stack Inside; detents medium, fraction 0.3 }
          alert Ask { title "?"; button yes "Yes" }
          pages Tour { page Side2; page Inside2 }
          screen Side
          screen Side2
          screen Detail
          screen Inside
          screen Inside2
          route "/home" -> Main / home
          entry shortcut "s" -> Main / home
          entry notification "n" -> Main / desk
          entry activity "a" -> Main / home
          """, beside: names.map { "struct \($0): Hashable, Sendable, Codable {}\n" }.joined()) == "")
  }

  @Test func typesOfTheSystemMayBeUsedAndRedeclared() throws {
    #expect(
      try CompiledSwift.complaints(
        of: """
          type CGFloat  = Double
          type NSObject = Int
          type Anchor   = Int
          extern type UIView
          extern type Task: Codable
          extern type Navigation: Codable
          extern type Sheet: Codable
          app Types { platform iOS 16; root stack Home }
          screen Home(z: CGFloat = 1, n: NSObject = 1, a: Anchor = 2) {
            on show(view: UIView, task: Task, sheet: Sheet, way: Navigation) -> push Shown(view, task, sheet, way)
            on detents anchored -> present Card
          }
          screen Shown(view: UIView, task: Task, sheet: Sheet, way: Navigation) transient
          modal Card { content Home2; detents medium, small }
          screen Home2
          """,
        beside: """
          import UIKit
          struct Task: Hashable, Sendable, Codable {}
          struct Navigation: Hashable, Sendable, Codable {}
          struct Sheet: Hashable, Sendable, Codable {}
          struct UIView: Hashable, Sendable {}
          """) == "")
  }

  /// Names of app types at module level, such as `Task` in an app of to-dos.
  static let own: [String] = [
    "Action", "Alert", "Anchor", "Answers", "Appearance", "Badges", "Bundle", "Button", "CGFloat", "Calendar", "Category", "Character",
    "CheckedContinuation", "Clock", "CodingKey", "Color", "Column", "Condition", "Conditions", "Container", "Context", "Coordinator",
    "Data", "Date", "Decimal", "Decoder", "DecodingError", "Duration", "Element", "Encoder", "EncodingError", "Entry", "Error", "Event",
    "Expression", "Factory", "Filter", "Focus", "Formatter", "Golden", "Group", "Guard", "Guards", "Hasher", "Host", "Identifiable",
    "Image", "IndexPath", "Intent", "Item", "JSONDecoder", "JSONEncoder", "Key", "Link", "LinkTable", "List", "Locale", "Measurement",
    "Message", "Mirror", "Modal", "Model", "Name", "Navigation", "Navigator", "Node", "Note", "Notification", "Operation", "OptionSet",
    "Outcome", "Page", "Pages", "Parts", "Path", "Payload", "Person", "Photo", "Place", "Predicate", "Presentation", "Process",
    "Profile", "Progress", "Range", "Reducer", "Register", "Rehearsal", "Report", "Result", "Root", "Route", "RunLoop", "Scanner",
    "Scene", "Screen", "Section", "Selector", "Settings", "Shape", "Sheet", "Slot", "Snapshot", "Sort", "Split", "Stack", "State",
    "Step", "Store", "Stream", "Style", "Tab", "TabBar", "Tabs", "Tag", "Target", "Task", "Text", "Thread", "Timer", "Tree", "URL",
    "URLComponents", "URLRequest", "URLSession", "UUID", "Unicode", "Unit", "User", "Value", "View", "Window",
  ]

  @Test(takesMinutes, arguments: ["Entries", "Mail", "Messenger", "Pages", "Player", "Types"])
  func anAppMayHaveTypesOfTheseNames(_ sample: String) throws {
    let checked = try Samples.check(sample)
    let types = checked.graph.externalTypes.map { checked.graph.text(of: $0.declared.name) }
    let own = Set(Self.own).union(types).sorted().map { "struct \($0): Hashable, Sendable, Codable { var own = 0 }\n" }.joined()
    let complaints = try CompiledSwift.complaints(of: checked, beside: own)
    #expect(complaints == "", "\(sample)")
  }
}
