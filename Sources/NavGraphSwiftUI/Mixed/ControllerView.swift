import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// A screen that the app makes as a controller of UIKit. It is made once, when the screen is shown for the first time.
  @MainActor public struct ControllerView: UIViewControllerRepresentable {
    private let make: @MainActor () -> UIViewController

    public init(_ make: @escaping @MainActor () -> UIViewController) { self.make = make }

    public func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController { make() }

    public func updateUIViewController(_ uiViewController: UIViewController, context: UIViewControllerRepresentableContext<Self>) {}
  }
}
