import NavGraphModel

// Generates the types of named detents, because a custom detent in SwiftUI is a type.
extension SwiftGenerator {
  private var detentsByName: [(text: String, type: String)] {
    var scope = naming.stateScope
    return namedHeights.map { ($0.text, scope.claim(upperCamel($0.text) + "Detent")) }
  }

  /// For example: `enum PeekDetent: SwiftUI.CustomPresentationDetent`
  func detentTypes() -> [Declaration] {
    detentsByName.map { detent in
      let name = SwiftRenderer().text(of: .string(detent.text))
      return .type(
        TypeDescription(
          doc: ["The detent `\(detent.text)` of sheets, whose height the factory returns."], kind: .enum, name: detent.type,
          modifiers: ["nonisolated"],
          inherits: ["SwiftUI.CustomPresentationDetent"],
          members: [
            .function(
              FunctionDescription(
                name: "height", modifiers: ["static"],
                parameters: [ParameterDescription(label: "in", name: "context", type: "Self.Context")],
                returns: "Foundation.CGFloat?",
                body: [.return(.code("context.navGraphHeights(\(name), within: context.maxDetentValue)"))]))
          ]))
    }
  }

  /// Returns the statements that register the types with the host.
  func namedDetents() -> [Statement] {
    detentsByName.map { detent in
      .assign("host.detents[" + SwiftRenderer().text(of: .string(detent.text)) + "]", .code(".custom(\(detent.type).self)"))
    }
  }
}
