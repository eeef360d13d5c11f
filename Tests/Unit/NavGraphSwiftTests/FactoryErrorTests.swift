import Testing

/// Tests of compiler errors in an incomplete factory: they name the missing method, and no other.
@Suite struct FactoryErrorTests {
  /// Returns an app with screens without values, with values, and with a value that is passed to a screen that stays. One screen is a
  /// controller among views.
  private static func app(_ output: String) -> String {
    """
    app Two { platform iOS 17; output \(output); root stack One }
    screen One { on go -> push Other(id: 1); on map -> push Map(place: "home") }
    screen Other(id: Int) { on map -> push Map(place: "work") }
    screen Map(place: String key, zoom: Int? = nil) controller
    screen Third view
    route "/third" -> One / Third
    route "/map/{place}?zoom={zoom?}" -> One / Map(place, zoom)
    """
  }

  private static func factory(_ output: String, _ methods: [String]) -> String {
    "import SwiftUI\nimport UIKit\n@MainActor final class Screens: Two.Factory {\n" + methods.map { "  " + $0 + "\n" }.joined() + "}\n"
  }

  private static func methods(_ output: String) -> [String] {
    let views = output == "swiftui"
    let made = views ? ("some View", "Text(\"\")") : ("UIViewController", "UIViewController()")
    return [
      "func makeOne(events: Two.One.Events) -> \(made.0) { \(made.1) }",
      "func makeOther(id: Int, events: Two.Other.Events) -> \(made.0) { \(made.1) }",
      "func makeMap(place: String, zoom: Int?) -> UINavigationController { UINavigationController() }",
      "func updateMap(_ controller: UINavigationController, place: String, zoom: Int?) {}",
      "func makeThird() -> some View { Text(\"third\") }",
    ]
  }

  private static let names = [
    "makeOne(events:)", "makeOther(id:events:)", "makeMap(place:zoom:)", "updateMap(_:place:zoom:)", "makeThird()",
  ]

  @Test(arguments: ["swiftui", "uikit"]) func aWholeFactoryCompiles(_ output: String) throws {
    #expect(try CompiledSwift.complaints(of: Self.app(output), beside: Self.factory(output, Self.methods(output))) == "")
  }

  /// One method is missing, or has another name, label, or parameter.
  @Test(arguments: ["swiftui", "uikit"], 0..<5) func o3_theMethodIsNamed(_ output: String, _ index: Int) throws {
    let name = Self.names[index]
    let base = name.prefix { $0 != "(" }
    let whole = Self.methods(output)
    var wrong = [whole.enumerated().filter { $0.offset != index }.map(\.element)]
    wrong.append(whole.enumerated().map { $0.offset == index ? $0.element.replacing("func \(base)", with: "func x\(base)") : $0.element })
    if name.contains(":") {
      let parameter = whole[index].contains("zoom: Int?") ? "zoom: Int?" : whole[index].contains("id: Int") ? "id: Int" : "(events"
      let label = parameter == "(events" ? "(at events" : "x" + parameter
      wrong.append(whole.enumerated().map { $0.offset == index ? $0.element.replacing(parameter, with: label) : $0.element })
      let other = parameter == "(events" ? "(events: Int, _ y" : parameter.replacing("Int", with: "Double")
      wrong.append(whole.enumerated().map { $0.offset == index ? $0.element.replacing(parameter, with: other) : $0.element })
    }
    for methods in wrong {
      let complaints = try CompiledSwift.complaints(of: Self.app(output), beside: Self.factory(output, methods))
      let lines = complaints.split(separator: "\n")
      let errors = lines.filter { $0.contains(": error: ") }
      let notes = lines.filter { $0.contains(": note: protocol requires") }
      // If the label differs, the error itself contains the name.
      let names = notes + errors.filter { $0.contains("has different argument labels from those required by protocol") }
      #expect(names.count == 1 && names[0].contains("'\(name)'"), "\(methods)\n\(complaints)")
      #expect(errors.count == 1, "\(complaints)")
    }
  }
}
