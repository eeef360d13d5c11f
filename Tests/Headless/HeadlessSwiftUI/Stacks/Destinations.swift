import HeadlessUIKit

/// The destinations that are declared in a stack, indexed by the type of their data.
@MainActor final class Destinations {
  private var makers: [TypeIdentity: (owner: ObjectIdentifier, make: (Any) -> any View)] = [:]

  nonisolated init() {}

  func declare<D: Hashable>(_ type: D.Type, by owner: NodeMemory, _ make: @escaping (D) -> any View) {
    let id = TypeIdentity(type)
    // Only one of them has an effect (SwiftUI-N4).
    if let known = makers[id], known.owner != ObjectIdentifier(owner) {
      Headless.world.violate("SwiftUI-N4", "a destination for \(nameOfType(type)) is declared more than once in a stack: only one counts")
      return
    }
    makers[id] = (ObjectIdentifier(owner), { value in (value as? D).map { make($0) } ?? EmptyView() })
  }

  func forget(_ owner: NodeMemory) { makers = makers.filter { $0.value.owner != ObjectIdentifier(owner) } }

  func view(for item: AnyHashable) -> any View {
    if let maker = makers[TypeIdentity(type(of: item.base))] { return maker.make(item.base) }
    Headless.world.violate("SwiftUI-N4", "no destination is declared for what is on the path: a warning sign is shown")
    return EmptyView()
  }
}
