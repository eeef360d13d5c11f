import NavGraphSyntax

extension NavigationGraph {
  /// The parts of an app that SwiftUI output doesn't support but needs in order to match the graph, with their ranges.
  package var missingInSwiftUI: [(what: String, range: SourceRange)] {
    var result: [(what: String, range: SourceRange)] = []
    if let root = externalRoot, case .stack = instances[root.instance].content {
      result.append(("an `external` root stack", root.range))
    }
    // Before iOS 17, a collapsed split is one stack, and a stack can't contain another one.
    guard let app, app.platform < App.Version(major: 17) else { return result }
    let declared = splits.flatMap { [$0.sidebar, $0.content, $0.detail] }.compactMap { $0 }
    let shown = steps.compactMap { step in if case .show(_, let instance) = step.action { instance } else { nil } }
    let linked = destinationSteps.compactMap { step in if case .column(_, let instance) = step.kind { instance } else { nil } }
    for instance in declared + shown + linked {
      if case .tabs = instances[instance].content { result.append(("tabs in a column before iOS 17", instances[instance].range)) }
    }
    return result
  }
}
