/// The type of result with which a flow finishes.
package enum FlowResult: Hashable, Sendable {
  /// A value of the type.
  case value(TypeID)
  /// A button of the alert.
  case alert(AlertID)
  /// No result.
  case done
  /// Any result: the branches of one event present flows with different results.
  case any
}

extension NavigationGraph {
  /// Returns the result type of a presentation of the content. If the whole content of a modal is a stack or pages, that content determines
  /// it.
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

  /// Returns the outcome that the sender of the event can await. It has a type if all branches that present agree on one, and is nil if
  /// there is nothing to await.
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
