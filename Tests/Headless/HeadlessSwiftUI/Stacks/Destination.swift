import HeadlessUIKit

/// A modifier that declares a destination of the enclosing stack (SwiftUI-N4).
struct Destination<D: Hashable>: ViewModification {
  let make: (D) -> any View

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    let memory = node.memory { DestinationMemory() }
    memory.destinations = node.environment.destinations
    if node.environment.isLazy {
      Headless.world.violate("SwiftUI-N4", "a destination for \(nameOfType(D.self)) is declared inside of a lazy container: it is ignored")
    } else if let destinations = node.environment.destinations {
      destinations.declare(D.self, by: memory, make)
    } else {
      Headless.world.violate("SwiftUI-N4", "a destination for \(nameOfType(D.self)) is declared outside of a stack: it is ignored")
    }
    node.child("content", content)
  }
}

private final class DestinationMemory: NodeMemory {
  weak var destinations: Destinations?

  override func leave() { destinations?.forget(self) }
}

@available(iOS 16.0, *) extension View {
  public nonisolated func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    ModifiedContent(content: self, modifier: Destination<D> { destination($0) })
  }
}
