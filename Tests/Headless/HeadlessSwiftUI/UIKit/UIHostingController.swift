import HeadlessUIKit

/// A stand-in for the controller that shows SwiftUI views, also as the root of a SwiftUI window.
@available(iOS 13.0, *) @MainActor @preconcurrency open class UIHostingController<Content: View>: ScreenController {
  let graph = ViewGraph()
  let scene = HeadlessSceneMemory()
  /// The app whose window has this controller as its root.
  weak var app: HeadlessApp?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public var rootView: Content {
    didSet { if isViewLoaded { show() } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    sizeClassHasChanged = { [weak self] in self?.hasAnotherWidth() }
    show()
    // The first views are visible together with the window.
    graph.update()
  }

  /// Updates the size class (SwiftUI-S1), and may empty the paths of stacks in columns (SwiftUI-S8).
  private func hasAnotherWidth() {
    if Headless.options.widthEmptiesPaths { for stack in node?.stacksInColumns ?? [] { stack.shorten(to: 0) } }
    show()
  }

  private func show() {
    var environment = EnvironmentValues()
    environment.controller = self
    environment.scene = scene
    environment.app = app
    environment.horizontalSizeClass = traitCollection.horizontalSizeClass == .regular ? .regular : .compact
    if let node { return node.take(rootView, environment) }
    let root = ViewNode(rootView, in: graph, environment)
    node = root
    graph.invalidate(root)
  }
}

extension UIHostingController: HeadlessHosting {}

/// A hosting controller, independent of its view's type.
@MainActor protocol HeadlessHosting: ScreenController {
  var graph: ViewGraph { get }
  var scene: HeadlessSceneMemory { get }
}
