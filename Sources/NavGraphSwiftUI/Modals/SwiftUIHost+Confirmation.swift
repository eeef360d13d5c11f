import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Screens that are asked whether they may go.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What a screen asks is found around it.
  func questions(of screen: NavGraph.NodeID) -> NavGraph.Questions {
    if let known = questions[screen] { return known }
    questions = questions.filter { id, _ in navigator.tree.node(id) != nil }
    let made = NavGraph.Questions()
    questions[screen] = made
    return made
  }

  public func confirmDismissal(of modal: NavGraph.NodeID) async -> Bool {
    var screens: [NavGraph.NodeID] = []
    navigator.tree.modals.first { $0.id == modal }?.content?.walk({ $0.children }) { screens.append($0.id) }
    for screen in screens {
      for question in questions[screen]?.needed ?? [] {
        guard await question.ask() else { return false }
      }
    }
    return true
  }

  /// The user wants to leave a screen that asks first, by Back or by a tap on its tab. It is asked once, however often that is tapped.
  func askBeforeBack(from id: NavGraph.NodeID, _ leave: NavGraph.Event<G> = NavGraph.Event("back", .close)) {
    let asked = questions[id]?.needed ?? []
    guard !asked.isEmpty else { return navigator.send(leave, from: id) }
    guard placesAsked.insert(id).inserted else { return }
    _Concurrency.Task { @MainActor [weak self] in
      var mayLeave = true
      for question in asked where mayLeave { mayLeave = await question.ask() }
      self?.placesAsked.remove(id)
      if mayLeave { self?.navigator.send(leave, from: id) }
    }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Takes over the ways back from a page that would pass a screen by which asks first. The lowest of a stack has no Back.
  func holdBack(from page: UIViewController, _ id: NavGraph.NodeID, asks: Bool) {
    guard let navigation = page.navigationController else { return }
    let below = navigation.viewControllers.prefix { $0 !== page }
    below.last?.navigationItem.backHasMenu(!passesScreenThatAsks(under: id))
    guard asks, navigation.viewControllers.first !== page else { return }
    if page.navigationItem.backAction == nil {
      page.navigationItem.backAction = UIAction { [weak self] _ in self?.askBeforeBack(from: id) }
    }
    // A recogniser that is turned off lets go of the finger that it follows.
    if navigation.transitionCoordinator?.isInteractive != true { swipes.hold(navigation) }
  }

  /// Whether that screen, or one below it on its stack, asks before Back leaves it.
  private func passesScreenThatAsks(under id: NavGraph.NodeID) -> Bool {
    guard let stack = navigator.tree.path(to: id)?.dropLast().last, case .stack(_, let path) = stack.content,
      let place = path.firstIndex(where: { $0.id == id })
    else { return false }
    return path[...place].dropFirst().contains { node in node.screen.map { G.chrome(of: $0).back == .confirm } ?? false }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that asks first is asked at VoiceOver's escape, too.
  @MainActor struct EscapeLook<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let id: NodeID
    let asks: Bool

    func body(content: Self.Content) -> some View {
      if asks, !isLowest {
        content.accessibilityAction(.escape) { [weak host, id] in host?.askBeforeBack(from: id) }
      } else {
        content
      }
    }

    private var isLowest: Bool { host.navigator.tree.path(to: id)?.dropLast().last?.children.first?.id == id }
  }
}
