import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that the app makes as a controller of UIKit. It is made once, when the screen is shown for the first time.
  @MainActor public struct ControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Controller
    #if KEYS
    private let news: News?
    #endif

    public init(_ make: @escaping @MainActor () -> Controller) {
      self.make = make
      #if KEYS
      news = nil
      #endif
    }

    #if KEYS
    /// `tell` is called where a controller stays that was made with other values.
    public init(_ make: @escaping @MainActor () -> Controller, telling tell: @escaping @MainActor (Controller) -> Void) {
      self.make = make
      news = News(tell)
    }
    #endif

    public func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller {
      #if KEYS
      news?.isOld = true
      #endif
      return make()
    }

    public func updateUIViewController(_ uiViewController: Controller, context: UIViewControllerRepresentableContext<Self>) {
      #if KEYS
      guard let news, !news.isOld else { return }
      news.isOld = true
      news.tell(uiViewController)
      #endif
    }

    #if KEYS
    /// What a view has to say to the controller that it finds; SwiftUI may ask for that more than once.
    @MainActor private final class News {
      let tell: @MainActor (Controller) -> Void
      var isOld = false

      init(_ tell: @escaping @MainActor (Controller) -> Void) { self.tell = tell }
    }
    #endif
  }
}
