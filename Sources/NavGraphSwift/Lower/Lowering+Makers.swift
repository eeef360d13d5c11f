import NavGraphModel

// What a factory makes screens with: views of SwiftUI, or controllers of UIKit. A screen says so itself where it differs from the output.
extension Lowering {
  /// Whether the app makes a view for that screen, even where the others are controllers.
  func isView(_ id: ScreenID) -> Bool { graph.screens[id].madeAs == .view }
  /// Whether the app makes a controller for that screen, even where the others are views.
  func isController(_ id: ScreenID) -> Bool { graph.screens[id].madeAs == .controller }

  func viewType(of id: ScreenID) -> Declaration { .associatedType(AssociatedTypeDescription(naming.viewTypes[id.index], "SwiftUI.View")) }

  func viewMaker(of id: ScreenID) -> FunctionDescription {
    FunctionDescription(
      doc: doc(graph.screens[id].declared.doc), naming.screenCases[id.index], modifiers: ["@SwiftUI.ViewBuilder"],
      parameters: factoryParameters(of: id), returns: naming.viewTypes[id.index])
  }

  func controllerMaker(of id: ScreenID) -> FunctionDescription {
    FunctionDescription(
      doc: doc(graph.screens[id].declared.doc), naming.screenCases[id.index], parameters: factoryParameters(of: id),
      returns: system("UIViewController"))
  }
}
