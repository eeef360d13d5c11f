/// The type of result with which a flow finishes.
package enum FlowResult: Hashable, Sendable {
  case value(TypeID)
  case alert(AlertID)
  /// No result.
  case done
  /// Any result: the branches of one event present flows with different results.
  case any
}

extension NavigationGraph {
  /// Returns the result type of a presentation of the content. A stack or pages that is a modal's whole content determines the modal's.
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

  /// Returns the outcome that the sender can await: typed if all presenting branches agree, and nil if nothing can be awaited.
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
