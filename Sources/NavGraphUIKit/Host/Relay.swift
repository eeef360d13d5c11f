import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Takes the place of two delegates: the owner's, who makes or presents something, and the app's. Subclasses pass UIKit's calls on.
  nonisolated class Relay<Delegate>: StandIn {
    private weak var first: AnyObject?

    final var owner: Delegate? { first as? Delegate }
    final var app: Delegate? { forwards as? Delegate }
    final var both: [Delegate?] { [owner, app] }

    /// Who is to be the delegate when somebody sets `new`: the owner, or this one, which keeps the app's beside it.
    @discardableResult final func delegate(for new: AnyObject?, isOwner: Bool) -> Delegate? {
      if isOwner { first = new }
      forwards = new === first || new === self ? nil : new
      return forwards == nil ? owner : self as? Delegate
    }

    /// Calls a method of these in turn. UIKit's delegates need not have it.
    final func tell<Method>(_ delegates: [Delegate?], _ method: (Delegate) -> Method?, _ call: (Method) -> Void) {
      for delegate in delegates { delegate.flatMap(method).map(call) }
    }

    /// What the app's answers, if it has the method.
    final func ask<Method, Answer>(_ method: (Delegate) -> Method?, _ call: (Method) -> Answer) -> Answer? { app.flatMap(method).map(call) }

    /// Whether all of these agree; one that isn't there, or doesn't have the method, does.
    final func agree<Method>(_ delegates: [Delegate?], _ method: (Delegate) -> Method?, _ ask: (Method) -> Bool) -> Bool {
      delegates.allSatisfy { $0.flatMap(method).map(ask) ?? true }
    }
  }

  /// Whoever makes a container stays its delegate: what the app sets is kept beside it.
  @MainActor protocol ContainerOwner: AnyObject {}
}
