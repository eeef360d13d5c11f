import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A scene of an app in a window, with blank pages instead of its screens, for tests that send events and read the result.
  ///
  /// `navgraph generate --tests` generates a function of the app that creates one.
  @MainActor public final class Rehearsal<G: Graph> {
    public typealias Links = [Target<G>]

    public let window: UIWindow
    public let answers = RehearsalAnswers()
    public private(set) var scene: RehearsalScene<G>?
    public private(set) var log: [String] = []
    let targets: Links
    private let makeScene: @MainActor (UIWindow, Snapshot?, RehearsalAnswers) -> RehearsalScene<G>
    private var seen: [Seen] = []

    /// An object that belonged to a place.
    private struct Seen {
      weak var object: AnyObject?
      let name: String
    }

    /// Creates a rehearsal in `window`. `grants` and `holds` evaluate guards and conditions by name. `targets` are the targets of links on
    /// a phone.
    public init(
      _ window: UIWindow, targets: Links = [], grants: @escaping @MainActor (String) async -> Bool = { _ in true },
      holds: @escaping @MainActor (String) -> Bool = { _ in false },
      scene makeScene: @escaping @MainActor (UIWindow, Snapshot?, RehearsalAnswers) -> RehearsalScene<G>
    ) {
      self.window = window
      self.targets = targets
      self.makeScene = makeScene
      (answers.grants, answers.holds) = (grants, holds)
    }

    /// Starts the scene. `saved` is the snapshot of an earlier scene to restore.
    public func start(restoring saved: Snapshot? = nil) {
      let scene = makeScene(window, saved, answers)
      scene.navigator.log = { [weak self] in self?.log.append($0) }
      self.scene = scene
    }

    /// The snapshot that the next scene can restore.
    public var saved: Snapshot? { scene?.navigator.snapshot }

    /// Stops the scene at any time, as the system does, and hides its window.
    public func stop() {
      scene?.stop()
      scene = nil
      window.isHidden = true
      // A root that presents something is removed with its window.
      if window.rootViewController?.presentedViewController == nil { window.rootViewController = nil }
    }

    /// Whether nothing is in progress and nothing can start.
    public var isIdle: Bool { scene?.navigator.isIdle ?? true }

    /// Checks whether other code has changed the screen.
    public func look() { scene?.stage.look() }

    /// The number of tasks that wait for an outcome.
    public var waiting: Int { scene?.navigator.pendingOutcomes ?? 0 }

    /// The number of waiting tasks that can't get an outcome. It should be 0 at rest.
    public var forgotten: Int { scene?.navigator.forgottenOutcomes ?? 0 }

    /// Opens a link by its index in `targets`, modulo their number.
    public func open(_ number: Int) {
      if !targets.isEmpty { scene?.navigator.open(targets[number % targets.count]) }
    }

    /// The visible pages, from the root up.
    public var pages: [RehearsalPage] { Sight(of: window).pages }

    /// The content of the tree, from the root up, with one line for each layer.
    public var state: [String] { scene?.navigator.tree.shape.map(\.line) ?? [] }

    // MARK: Comparing the screen with the state

    /// The differences between the screen and the tree; empty if they agree.
    public var differences: [String] { scene.map { $0.stage.differences(from: $0.navigator.tree, in: window) } ?? [] }

    /// Returns whether the controller belongs to a place of the scene. Other pages should no longer be in memory.
    public func holds(_ controller: UIViewController) -> Bool { scene?.stage.holds(controller) ?? false }

    /// Returns the names of objects that no longer belong to a place but are still in memory.
    public func leftovers() -> [String] {
      let held = scene?.stage.held ?? []
      seen.removeAll { $0.object == nil }
      let left = seen.filter { old in !held.contains { $0.object === old.object } }
      seen += held.filter { new in !seen.contains { $0.object === new.object } }.map { Seen(object: $0.object, name: $0.name) }
      return left.map(\.name)
    }
  }
}
