import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A modal that fades in, from iOS 27 on. SwiftUI turns and curls nothing.
  @MainActor struct FadeLook: ViewModifier {
    let transition: Transition

    func body(content: Self.Content) -> some View {
      if #available(iOS 27.0, *), transition == .crossDissolve {
        content.navigationTransition(.crossFade)
      } else {
        content
      }
    }
  }
}
