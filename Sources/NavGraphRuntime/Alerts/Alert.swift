import Foundation

nonisolated extension NavGraph {
  /// A system alert or action sheet; its buttons are its outcomes.
  public nonisolated struct Alert<G: Graph>: Hashable, Sendable {
    public var title: String?
    public var message: String?
    public var isActionSheet: Bool
    public var buttons: [AlertButton<G>]

    public init(title: String?, message: String? = nil, isActionSheet: Bool = false, buttons: [AlertButton<G>]) {
      self.title = title
      self.message = message
      self.isActionSheet = isActionSheet
      self.buttons = buttons
    }
  }

  public nonisolated struct AlertButton<G: Graph>: Hashable, Sendable {
    public nonisolated enum Role: Hashable, Sendable {
      case plain, cancel, destructive
    }

    public var title: String
    public var role: Role
    public var result: G.Result

    public init(_ title: String, role: Role = .plain, result: G.Result) {
      self.title = title
      self.role = role
      self.result = result
    }
  }
}
