import HeadlessUIKit

/// A headless view that represents a view controller.
@available(iOS 13.0, *) @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

@available(iOS 13.0, *) extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  /// Creates the controller once for a place, and updates it in each evaluation (SwiftUI-R1).
  @MainActor func update(_ node: ViewNode) {
    let memory = node.memory { RepresentedMemory<Self>() }
    let coordinator = memory.coordinator ?? makeCoordinator()
    memory.coordinator = coordinator
    let context = Context(coordinator: coordinator)
    let controller = memory.controller ?? makeUIViewController(context: context)
    memory.controller = controller
    controller.isRepresented = true
    memory.surrounding = node.environment.controller as? ScreenController
    updateUIViewController(controller, context: context)
  }
}

@available(iOS 13.0, *) extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a represented controller is created and updated.
@available(iOS 13.0, *) @MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
}

private final class RepresentedMemory<Representable: UIViewControllerRepresentable>: NodeMemory {
  var controller: Representable.UIViewControllerType?
  var coordinator: Representable.Coordinator?
  weak var surrounding: ScreenController?

  override func embed() {
    if let controller { surrounding?.embed(controller) }
  }

  override func leave() {
    guard let controller, let coordinator else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }
}
