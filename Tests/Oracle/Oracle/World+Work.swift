// The screens and places that steps and links refer to.
extension World {
  /// Returns the screens that a step or a link shows.
  func named(by work: Work, on idiom: Idiom) -> [Int] {
    func named(by link: Int) -> [Int] {
      let targets = [links[link].target(on: idiom), links[link].choice?.otherwise].compactMap { $0 }
      return targets.flatMap { $0.path + $0.columns.flatMap(\.path) }
    }
    switch work {
    case .steps(let body, let index, _):
      return switch bodies[body][index] {
      case .push(let screen), .replace(let screen), .show(_, .screen(let screen)?): [screen]
      case .open(let link): named(by: link)
      default: []
      }
    case .link(let link), .firstLink(let link): return named(by: link)
    case .event, .start, .nothing, .restoration, .tab, .page: return []
    }
  }
}

extension World.Act {
  /// Whether the step discards everything that was shown before.
  var isFresh: Bool {
    switch self {
    case .switchTo, .restart: true
    default: false
    }
  }
}
