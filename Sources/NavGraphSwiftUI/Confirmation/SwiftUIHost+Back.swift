import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

#if BACK
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
    #if SWIPES
    // A recogniser that is turned off lets go of the finger that it follows.
    if navigation.transitionCoordinator?.isInteractive != true { swipes.hold(navigation) }
    #endif
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
#endif
