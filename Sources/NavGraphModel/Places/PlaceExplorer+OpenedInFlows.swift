// Links that events open while the flow of a guard has the place of a root. All others wait until a root is there.
extension PlaceExplorer {
  /// Each with the flow: the event is in that, or in what lies over it.
  func openedInFlows() -> [(flow: UnitID, route: RouteID)] {
    if opens.isEmpty || !found.units.contains(where: { $0.kind == .guardFlow }) { return [] }
    let bases = rootsBelow()
    var result: [(flow: UnitID, route: RouteID)] = []
    for open in opens {
      let unit = found.slots[open.slot].unit
      if found.units[unit].kind == .presented {
        let policy = graph.linkPolicy(graph.routes[open.route].links)
        if policy == .wait || policy == .reject { continue }
      }
      for flow in bases[unit.index] where found.units[flow].kind == .guardFlow { result.append((flow, open.route)) }
    }
    return result
  }

  /// Such a link brings the root, whatever becomes of modals: none is up but what lies over the flow. Where it only presents, the flow stays.
  mutating func noteFlowsThatAreLeft() {
    for (flow, route) in openedInFlows() {
      let isLeft = graph.destinations[graph.routes[route].destinations].contains { destination in
        destination.root != nil && graph.hereSteps(of: destination).map { !$0.belowModals.isEmpty } ?? true
      }
      if isLeft { found.units[flow].flags.insert(.leavesByLink) }
    }
  }
}
