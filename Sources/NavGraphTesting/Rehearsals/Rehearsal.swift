import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A scene of an app in a window, with blank pages in place of its screens: for tests that tap and read.
  ///
  /// `navgraph generate --tests` writes a function of the app that makes one.
  @MainActor public final class Rehearsal<G: Graph> {
    public typealias Links = [Target<G>]

    public let window: UIWindow
    public let answers = RehearsalAnswers()
    public private(set) var scene: RehearsalScene<G>?
    public private(set) var log: [String] = []
    let targets: Links
    private let makeScene: @MainActor (UIWindow, Snapshot?, RehearsalAnswers) -> RehearsalScene<G>
    private var seen: [Seen] = []

    /// What was in memory for a place.
    private struct Seen {
      weak var object: AnyObject?
      let name: String
    }

    /// A rehearsal in `window`. `grants` and `holds` answer guards and conditions by their names; `targets` are where links lead on a phone.
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

    /// Starts the scene; `saved` is what an earlier one showed.
    public func start(restoring saved: Snapshot? = nil) {
      let scene = makeScene(window, saved, answers)
      scene.navigator.log = { [weak self] in self?.log.append($0) }
      self.scene = scene
    }

    /// What the scene shows, to be restored by the next one.
    public var saved: Snapshot? { scene?.navigator.snapshot }

    /// Ends the scene as the system does, whatever is under way: its window is seen no longer.
    public func stop() {
      scene?.stop()
      scene = nil
      window.isHidden = true
      // A root that presents something goes together with its window.
      if window.rootViewController?.presentedViewController == nil { window.rootViewController = nil }
    }

    /// Nothing is under way, and nothing could be.
    public var isIdle: Bool { scene?.navigator.isIdle ?? true }

    /// Looks whether somebody else has changed the screen.
    public func look() { scene?.stage.look() }

    /// How many wait for an outcome.
    public var waiting: Int { scene?.navigator.pendingOutcomes ?? 0 }

    /// How many wait for an outcome that nothing on the screen can bring; at rest nobody does.
    public var forgotten: Int { scene?.navigator.forgottenOutcomes ?? 0 }

    /// Opens a link: the next of `targets`, and after the last the first again.
    public func open(_ number: Int) {
      if !targets.isEmpty { scene?.navigator.open(targets[number % targets.count]) }
    }

    /// The pages that can be seen, from the root up.
    public var pages: [RehearsalPage] { Sight(of: window).pages }

    /// What the state says, from the root up.
    public var state: [String] { scene?.navigator.tree.shape.map(\.line) ?? [] }

    // MARK: The screen and the state

    /// Where the screen differs from the state; nothing if they agree.
    public var differences: [String] { scene.map { $0.stage.differences(from: $0.navigator.tree, in: window) } ?? [] }

    /// Whether a controller belongs to a place of the scene: a page that belongs to none should be in memory no longer.
    public func holds(_ controller: UIViewController) -> Bool { scene?.stage.holds(controller) ?? false }

    /// What was met here before, is in memory for no place any longer, and is still there.
    public func leftovers() -> [String] {
      let held = scene?.stage.held ?? []
      seen.removeAll { $0.object == nil }
      let left = seen.filter { old in !held.contains { $0.object === old.object } }
      seen += held.filter { new in !seen.contains { $0.object === new.object } }.map { Seen(object: $0.object, name: $0.name) }
      return left.map(\.name)
    }
  }
}
