import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

// Confirmations before screens are left.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// Returns the confirmations of a screen, which its views add.
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

  /// Starts the confirmation of Back, or of a tap on the selected tab. Further taps are ignored until the user has answered.
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
  /// Intercepts the ways back from a page that would skip a screen which must confirm its removal. The lowest screen of a stack has no Back
  /// button.
  func holdBack(from page: UIViewController, _ id: NavGraph.NodeID, asks: Bool) {
    guard let navigation = page.navigationController else { return }
    let below = navigation.viewControllers.prefix { $0 !== page }
    below.last?.navigationItem.backHasMenu(!passesScreenThatAsks(under: id))
    guard asks, navigation.viewControllers.first !== page else { return }
    if page.navigationItem.backAction == nil {
      page.navigationItem.backAction = UIAction { [weak self] _ in self?.askBeforeBack(from: id) }
    }
    // Turning off a gesture recognizer would cancel a gesture in progress.
    if navigation.transitionCoordinator?.isInteractive != true { swipes.hold(navigation) }
  }

  /// Returns whether the screen, or one under it on its stack, must confirm Back.
  private func passesScreenThatAsks(under id: NavGraph.NodeID) -> Bool {
    guard let stack = navigator.tree.path(to: id)?.dropLast().last, case .stack(_, let path) = stack.content,
      let place = path.firstIndex(where: { $0.id == id })
    else { return false }
    return path[...place].dropFirst().contains { node in node.screen.map { G.chrome(of: $0).back == .confirm } ?? false }
  }
}

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that intercepts the escape gesture of VoiceOver for a screen that must confirm Back.
  @MainActor struct EscapeModifier<G: Graph>: ViewModifier {
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
