import NavGraphPlatform
import NavGraphRuntime
import NavGraphSwiftUI
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// A blank page in place of a screen that is a view.
  @MainActor public struct RehearsalView: View {
    private let kept: KeptPage

    /// The page is made when it is shown for the first time: SwiftUI asks for views oftener than it shows them.
    public init(_ page: @autoclosure @escaping @MainActor () -> RehearsalPage) { kept = KeptPage(page) }

    public var page: RehearsalPage { kept.page }

    // swift-format-ignore
    public var body: some View {
      PageView(kept: kept)
        .modifier(PageQuestion(kept: kept))
    }

    /// The page of a view, once there is one.
    @MainActor fileprivate final class KeptPage {
      private let make: @MainActor () -> RehearsalPage
      lazy var page = make()

      init(_ make: @escaping @MainActor () -> RehearsalPage) { self.make = make }
    }

    fileprivate struct PageView: UIViewControllerRepresentable {
      let kept: KeptPage

      func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> RehearsalPage { kept.page }

      func updateUIViewController(_ uiViewController: RehearsalPage, context: UIViewControllerRepresentableContext<Self>) {
        guard kept.page !== uiViewController else { return }
        uiViewController.take(kept.page)
        kept.page = uiViewController
      }
    }

    /// A page has an answer where one is asked for.
    fileprivate struct PageQuestion: ViewModifier {
      let kept: KeptPage

      func body(content: Self.Content) -> some View {
        if #available(iOS 16.0, *) {
          content.confirmsLeaving { await kept.page.confirmDismissal() }
        } else {
          content
        }
      }
    }
  }
}
