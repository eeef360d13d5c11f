import Foundation
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// How a rehearsal looks at what a scene shows: each output has one.
  @MainActor class RehearsalStage<G: Graph> {
    /// Looks whether somebody else has changed the screen.
    func look() {}

    /// What is in memory for the places of the scene: it has to go when they do.
    var held: [(object: AnyObject, name: String)] { [] }

    /// Whether that controller belongs to a place of the scene.
    func holds(_ controller: UIViewController) -> Bool { false }

    /// Where the window differs from the tree; nothing if they agree.
    func differences(from tree: Tree<G>, in window: UIWindow) -> [String] { [] }
  }

  /// The scene that a rehearsal drives: the parts that every generated scene has.
  @MainActor public struct RehearsalScene<G: Graph> {
    public let navigator: Navigator<G>
    let stage: RehearsalStage<G>
    let stop: @MainActor () -> Void

    init(_ navigator: Navigator<G>, on stage: RehearsalStage<G>, stop: @escaping @MainActor () -> Void) {
      self.navigator = navigator
      self.stage = stage
      self.stop = stop
    }
  }

  /// What a test answers in place of the app.
  @MainActor public final class RehearsalAnswers {
    /// The answer to the guard of that name.
    public var grants: @MainActor (String) async -> Bool = { _ in true }
    /// The answer to the condition of that name.
    public var holds: @MainActor (String) -> Bool = { _ in false }
    /// The text of every badge.
    public var badge: String?
    /// What was to be opened out of the app.
    public var browsed: [Foundation.URL] = []

    public init() {}
  }
}

extension NavGraph.Shape {
  /// The same text for the same shape, on one line; what is selected has a star.
  var line: String {
    switch self {
    case .blank: "blank"
    case .screen(let screen): "\(screen)"
    case .stack(let name, let screens): "\(name)[\(screens.map { "\($0)" }.joined(separator: ", "))]"
    case .tabs(let name, let shapes, let selected): "\(name)[\(Self.list(shapes.map(\.line), selected))]"
    case .pages(let name, let screens, let selected): "\(name)[\(Self.list(screens.map { "\($0)" }, selected))]"
    case .split(let name, let shapes):
      "\(name)[\(NavGraph.Column.allCases.compactMap { column in shapes[column].map { "\(column): \($0.line)" } }.joined(separator: ", "))]"
    }
  }

  private static func list(_ texts: [String], _ selected: Int) -> String {
    texts.enumerated().map { ($0 == selected ? "*" : "") + $1 }.joined(separator: ", ")
  }
}

extension UIViewController {
  /// What is presented on this one, and in a column of it, from the bottom up.
  var layers: [UIViewController] {
    let shown = presentedViewController
    let above = shown.map { [$0] + $0.layers } ?? []
    // What covers a column is presented by that.
    let column = (self as? UISplitViewController)?.viewController(for: .secondary)
    if let inside = column?.presentedViewController, inside !== shown { return [inside] + inside.layers + above }
    return above
  }
}
