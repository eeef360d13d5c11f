import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

extension SampleValue {
  /// Returns example values, one for each parameter. `choice` selects other examples than the best. For an extern type, the value is the
  /// parameter's default, which may be unknown.
  static func values(of parameters: IDRange<Parameter>, choice: Int = 0, in graph: NavigationGraph) -> [Value] {
    func text(for id: ParameterID, as type: TypeID) -> String? {
      let all = texts(for: graph.text(of: graph.parameters[id].name), as: type, in: graph)
      return all.isEmpty ? nil : all[min(choice, all.count - 1)]
    }
    return parameters.map { id in
      let type = graph.parameters[id].type
      if case .list(let element) = graph.carried(by: type) {
        return .list(text(for: id, as: element).map { [Value($0, as: element, in: graph)] } ?? [])
      }
      return text(for: id, as: type).map { Value($0, as: type, in: graph) } ?? Value(defaultOf: id, in: graph)
    }
  }
}
