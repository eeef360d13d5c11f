import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modifier that adds the accessory above the tab bar, from iOS 26 on. In iOS 26.0, it's shown even if its condition is false.
  @MainActor struct AccessoryModifier<G: Graph>: ViewModifier {
    let host: SwiftUIHost<G>
    let id: NodeID
    let bar: TabBar<G>

    func body(content: Self.Content) -> some View {
      if #available(iOS 26.0, *), let screen = bar.accessory {
        shown(content, AccessoryView(host: host, id: id, screen: screen))
      } else {
        content
      }
    }

    @available(iOS 26.0, *) @ViewBuilder private func shown(_ content: Self.Content, _ accessory: AccessoryView<G>) -> some View {
      if #available(iOS 26.1, *), let test = bar.accessoryWhen {
        content.tabViewBottomAccessory(isEnabled: test.evaluate(host.navigator.answers.holds)) { accessory }
      } else {
        content.tabViewBottomAccessory { accessory }
      }
    }
  }

  /// The screen above a tab bar. Its events happen at the bar.
  @MainActor struct AccessoryView<G: Graph>: View, Equatable {
    let host: SwiftUIHost<G>
    nonisolated let id: NodeID
    nonisolated let screen: G.Screen

    nonisolated static func == (one: AccessoryView, other: AccessoryView) -> Bool { one.id == other.id && one.screen == other.screen }

    var body: some View { host.view(of: screen, id) }
  }
}
