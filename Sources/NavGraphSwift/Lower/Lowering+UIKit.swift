import NavGraphModel

// The third layer: the factory that the app implements, and the scene.
extension Lowering {
  mutating func uikitFile() -> SwiftFile {
    let supplied = TypeDescription(.extension, naming.app, members: suppliedToControllers() + [.type(scene())])
    let imports =
      ["NavGraphUIKit"] + (graph.screens.ids.contains { isView($0) } ? ["SwiftUI"] : []) + ["UIKit"]
      + (entries(of: .notification).isEmpty ? [] : ["UserNotifications"])
    return file(part: "UIKit", imports: imports, [.type(supplied)])
  }

  /// The protocols that the app implements, where its screens are controllers.
  func suppliedToControllers() -> [Declaration] { factory() + questionProtocols() }

  /// The screens of what is written: of a module its own alone.
  var suppliedScreens: [ScreenID] { graph.screens.ids.filter { module == nil || isOwn(graph.screens[$0].declared) } }

  /// The protocol that the app implements to build its screens. The views among them keep their types, which the compiler finds.
  private func factory() -> [Declaration] {
    let made = suppliedScreens.filter { $0 != lentScreen }
    let words =
      !made.contains { isView($0) }
      ? ["Creates the view controllers of the screens. Adding a screen to the graph adds a method here."]
      : [
        "Creates the screens. Adding one to the graph adds a method here.", "",
        "Write the method of a view as `-> some View`: the compiler finds the associated types.",
      ]
    return divided(
      TypeDescription(doc: words, .protocol, "Factory", modifiers: ["@MainActor"], inherits: ["AnyObject"]),
      factoryParts(of: made, isView))
  }
}
