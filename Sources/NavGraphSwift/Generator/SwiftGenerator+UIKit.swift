import NavGraphModel

// Generates the UIKit output: the factory and the scene.
extension SwiftGenerator {
  mutating func uikitFile() -> SwiftFile {
    let supplied = TypeDescription(kind: .extension, name: naming.app, members: suppliedToControllers() + [.type(scene())])
    let imports =
      ["NavGraphUIKit"] + (graph.screens.ids.contains { isView($0) } ? ["SwiftUI"] : []) + ["UIKit"]
      + (entries(of: .notification).isEmpty ? [] : ["UserNotifications"])
    return file(part: "UIKit", imports: imports, declarations: [.type(supplied)])
  }

  /// Returns the protocols that the app implements in UIKit output.
  func suppliedToControllers() -> [Declaration] { factory() + questionProtocols() }

  /// The screens of the generated code. Those of a module are its own.
  var suppliedScreens: [ScreenID] { graph.screens.ids.filter { module == nil || isOwn(graph.screens[$0].declared) } }

  /// Returns the factory protocol. It has an associated type for each view, which the compiler infers.
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
      TypeDescription(doc: words, kind: .protocol, name: "Factory", modifiers: ["@MainActor"], inherits: ["AnyObject"]),
      into: factoryParts(of: made, isView: isView))
  }
}
