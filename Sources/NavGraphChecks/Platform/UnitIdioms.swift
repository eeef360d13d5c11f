import NavGraphModel
import NavGraphSyntax

extension Checker {
  /// Returns the kinds of devices that can show each unit: those of its root, and of all units that present it or switch to it. Indexed by
  /// `PresentationContextID`.
  func idiomsOfUnits() -> [Idioms] {
    var result = places.units.map { unit -> Idioms in
      switch unit.kind {
      case .root: unit.idioms
      case .presented: []
      case .guardFlow, .external: .every
      }
    }
    var next = [[PresentationContextID]](repeating: [], count: result.count)
    for presentation in places.presentations { next[presentation.over.index].append(presentation.unit) }
    for edge in places.edges where edge.kind == .switchTo {
      next[places.unit(of: edge.source).index].append(PresentationContextID(raw: edge.target))
    }
    // A phone has one window.
    var windows = [[PresentationContextID]](repeating: [], count: result.count)
    for edge in places.edges where edge.kind == .window {
      windows[places.unit(of: edge.source).index].append(PresentationContextID(raw: edge.target))
    }
    var open = Array(places.units.ids)
    while let unit = open.popLast() {
      for other in next[unit.index] {
        let own = result[unit.index].intersection(places.units[other].possibleIdioms)
        if result[other.index].isSuperset(of: own) { continue }
        result[other.index].formUnion(own)
        open.append(other)
      }
      let large = result[unit.index].subtracting(.phone)
      for other in windows[unit.index] where !result[other.index].isSuperset(of: large) {
        result[other.index].formUnion(large)
        open.append(other)
      }
    }
    // A unit without known devices may be shown on all.
    return zip(places.units, result).map { $1.isEmpty ? $0.possibleIdioms : $1 }
  }

  /// Returns the kinds of devices that show each `tabs`, or none if it is never shown. Indexed by `TabsID`.
  func idiomsOfTabs() -> [Idioms] {
    let idioms = idiomsOfUnits()
    var result = [Idioms](repeating: [], count: graph.tabSets.count)
    for slot in places.slots {
      if case .tabs(let tabs) = slot.kind { result[tabs.index].formUnion(idioms[slot.unit.index]) }
    }
    return result
  }
}
