import NavGraphPlatform
import NavGraphRuntime
import NavGraphSwiftUI
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// A blank page instead of a screen that is a view.
  @MainActor public struct RehearsalView: View {
    private let kept: KeptPage

    /// Creates the view. The page is created when it's first shown, because SwiftUI creates views more often than it shows them.
    public init(_ page: @autoclosure @escaping @MainActor () -> RehearsalPage) { kept = KeptPage(page) }

    public var page: RehearsalPage { kept.page }

    // swift-format-ignore
    public var body: some View {
      PageView(kept: kept)
        .modifier(PageQuestion(kept: kept))
    }

    /// The page of a view, which is created on first access.
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

    /// Adds the page's dismissal confirmation.
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
