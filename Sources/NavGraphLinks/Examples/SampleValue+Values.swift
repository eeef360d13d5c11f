import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

extension SampleValue {
  /// Returns example values, one for each parameter. `choice` selects other examples than the best. For an extern type, the value is the
  /// parameter's default, which may be unknown.
  static func values(of parameters: IDRange<Parameter>, choice: Int = 0, in graph: NavigationGraph) -> [Value] {
    func text(_ id: ParameterID, _ type: TypeID) -> String? {
      let all = texts(for: graph.text(graph.parameters[id].name), type, graph)
      return all.isEmpty ? nil : all[min(choice, all.count - 1)]
    }
    return parameters.map { id in
      let type = graph.parameters[id].type
      if case .list(let element) = graph.carried(type) {
        return .list(text(id, element).map { [Value($0, as: element, in: graph)] } ?? [])
      }
      return text(id, type).map { Value($0, as: type, in: graph) } ?? Value(defaultOf: id, in: graph)
    }
  }
}
