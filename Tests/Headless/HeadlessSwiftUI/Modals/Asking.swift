import HeadlessUIKit

/// A modifier that adds an alert or a dialog to a view (SwiftUI-A1 to SwiftUI-A6).
struct Asking<T>: ViewModification {
  let style: UIAlertController.Style
  let title: String
  let isPresented: Binding<Bool>
  let data: T?
  let actions: (T) -> any View
  let message: (T) -> any View

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    let memory = node.memory { AskingMemory(style) }
    memory.surrounding = node.environment.controller
    memory.graph = node.graph
    memory.isPresented = isPresented
    memory.title = title
    node.child("content", content)
    (memory.actions, memory.message) = (nil, nil)
    guard node.tracked({ isPresented.wrappedValue }), let data else { return }
    var environment = node.environment
    environment.controller = nil
    memory.actions = node.child("actions", actions(data), environment)
    memory.message = node.child("message", message(data), environment)
  }
}

@available(iOS 15.0, *) extension View {
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: Asking(
        style: .alert, title: title.text, isPresented: isPresented, data: data, actions: { actions($0) }, message: { message($0) }))
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: Asking(
        style: .actionSheet, title: titleVisibility == .hidden ? "" : title.text, isPresented: isPresented, data: data,
        actions: { actions($0) }, message: { message($0) }))
  }
}
