import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// One root fades into the next, where the graph and the user want that.
  @MainActor struct RootFade<Content: View>: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let root: NodeID?
    let fades: Bool
    @ViewBuilder let content: Content

    var body: some View {
      ZStack { content.id(root).transition(.opacity) }
        .animation(fades && !reducesMotion ? .easeInOut(duration: NavGraph.rootDissolveDuration) : nil, value: root)
    }
  }
}
