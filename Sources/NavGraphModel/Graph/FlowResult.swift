/// What a flow can finish with.
package enum FlowResult: Hashable, Sendable {
  /// A value of that type.
  case value(TypeID)
  /// A button of that alert.
  case alert(AlertID)
  /// Nothing.
  case done
  /// Whatever the flow finishes with that comes up: branches of one event present flows of different results.
  case any
}

extension NavigationGraph {
  /// What presenting that content can finish with; a stack or pages that is all of a modal's content is the same flow.
  package func result(of content: Content) -> FlowResult {
    switch content {
    case .modal(let id):
      if let type = modals[id].returns { return .value(type) }
      guard let inner = self.content(of: id) else { return .done }
      switch instances[inner].content {
      case .stack, .pages: return result(of: instances[inner].content)
      default: return .done
      }
    case .stack(let id): return stacks[id].returns.map { .value($0) } ?? .done
    case .pages(let id): return pageSets[id].returns.map { .value($0) } ?? .done
    case .alert(let id): return .alert(id)
    default: return .done
    }
  }

  /// What the sender of the event can wait for: the outcome of what it presents, typed if all its branches agree on one type.
  package func outcome(of event: Event) -> FlowResult? {
    var found: FlowResult?
    var isAwaited = false
    for id in event.branches {
      guard let last = presentation(endingIn: branches[id].steps), case .present(let instance, _) = steps[last].action else { continue }
      let result = result(of: instances[instance].content)
      if result != .done || !branches[id].arms.isEmpty { isAwaited = true }
      found = found == nil || found == result ? result : .any
    }
    return isAwaited ? found : nil
  }
}
