import Foundation
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The view of a rehearsal on the screen, with a subclass for UIKit and one for SwiftUI.
  @MainActor class RehearsalStage<G: Graph> {
    /// Checks whether other code has changed the screen.
    func look() {}

    /// The objects that belong to the places of the scene, and must be released with them.
    var held: [(object: AnyObject, name: String)] { [] }

    /// Returns whether the controller belongs to a place of the scene.
    func holds(_ controller: UIViewController) -> Bool { false }

    /// Returns the differences between the window and the tree; empty if they agree.
    func differences(from tree: Tree<G>, in window: UIWindow) -> [String] { [] }
  }

  /// The parts of a generated scene that a rehearsal uses.
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

  /// The answers of a test instead of the app's.
  @MainActor public final class RehearsalAnswers {
    /// The closure that returns whether the guard with this name succeeds.
    public var grants: @MainActor (String) async -> Bool = { _ in true }
    /// The closure that returns whether the condition with this name is true.
    public var holds: @MainActor (String) -> Bool = { _ in false }
    /// The text of every badge.
    public var badge: String?
    /// The URLs that were opened outside of the app.
    public var browsed: [Foundation.URL] = []

    public init() {}
  }
}

extension NavGraph.Shape {
  /// A description of the shape in one line, in which selected items have a star.
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
  /// The controllers that are presented on this one or on a column in it, from the bottom up.
  var layers: [UIViewController] {
    let shown = presentedViewController
    let above = shown.map { [$0] + $0.layers } ?? []
    // A modal over a column is presented by the column.
    let column = (self as? UISplitViewController)?.viewController(for: .secondary)
    if let inside = column?.presentedViewController, inside !== shown { return [inside] + inside.layers + above }
    return above
  }
}
