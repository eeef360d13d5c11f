import NavGraphLowering
import NavGraphModel

// Generates the comparison of places, if keys determine which of their values count.
extension SwiftGenerator {
  /// For example: `case (.chat(let key, _), .chat(let otherKey, _)): return key == otherKey`
  func placeTables() -> [Declaration] {
    guard graph.hasKeys else { return [] }
    let screens = graph.screens.ids.map { (Content.screen($0), naming.screenCases[$0.index]) }
    let modals = naming.presentables.map { ($0.content, $0.name) }
    let roots = naming.roots.compactMap { content in naming.rootNames[content].map { (content, $0) } }
    return samePlace(of: "Screen", among: screens) + samePlace(of: "Modal", among: modals) + samePlace(of: "Root", among: roots)
  }

  private func samePlace(of type: String, among all: [(content: Content, name: String)]) -> [Declaration] {
    let cases = all.filter { graph.isTold($0.content) }.map { content, name in
      let keys = graph.keys(of: content)
      var count = 0
      var (one, other, test) = ("", "", "")
      for parameter in parameters(of: content) {
        let isKey = keys.contains(parameter)
        if isKey { count += 1 }
        let number = count > 1 ? String(count) : ""
        one += (one.isEmpty ? "" : ", ") + (isKey ? "let key" + number : "_")
        other += (other.isEmpty ? "" : ", ") + (isKey ? "let otherKey" + number : "_")
        if isKey { test += (test.isEmpty ? "" : " && ") + "key\(number) == otherKey\(number)" }
      }
      let pattern = count == 0 ? "(.\(name), .\(name))" : "(.\(name)(\(one)), .\(name)(\(other)))"
      return SwitchCaseDescription(patterns: [pattern], body: [.return(.code(count == 0 ? "true" : test))])
    }
    if cases.isEmpty { return [] }
    // With a single case, a `default` would never run.
    let rest = all.count == 1 ? [] : [SwitchCaseDescription(patterns: [], body: [.return(.code("false"))])]
    return [
      .function(
        FunctionDescription(
          name: "isSamePlace", modifiers: ["static"],
          parameters: [
            ParameterDescription(label: "_", name: "one", type: type), ParameterDescription(label: "_", name: "other", type: type),
          ], returns: "Bool",
          body: [.switch(SwitchDescription(over: "(one, other)", cases: cases + rest))]))
    ]
  }
}
