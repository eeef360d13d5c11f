import NavGraphLowering
import NavGraphModel

// Generates the names of flow results.
extension SwiftGenerator {
  func caseName(of result: FlowResult) -> String {
    switch result {
    case .done, .any: "done"
    case .alert(let id): swiftIdentifier(lowerCamel(naming.alertTypes[id.index]) + "Button")
    case .value(let type): swiftIdentifier(resultName(of: type))
    }
  }

  private func resultName(of type: TypeID) -> String {
    switch graph.types[type] {
    case .optional(let inner): "optional" + upperCamel(resultName(of: inner))
    case .list(let inner): "listOf" + upperCamel(resultName(of: inner))
    case .uuid, .date, .url: lowerCamel(graph.describe(type)) + "Value"
    default: lowerCamel(typeName(of: type)) + "Value"
    }
  }

  func typeName(of result: FlowResult) -> String {
    switch result {
    case .done: "Void"
    case .any: "Graph.Result"
    case .alert(let id):
      module == nil ? naming.alertTypes[id.index] : nameInModule(of: graph.alerts[id].declared) { $0.alertTypes[id.index] }
    case .value(let type): typeName(of: type)
    }
  }
}
