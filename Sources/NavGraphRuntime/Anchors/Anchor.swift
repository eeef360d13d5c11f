import Foundation

extension NavGraph {
  /// What a popover points at and a zoom comes out of: a view or a bar button, held weakly.
  @MainActor public struct Anchor {
    public private(set) weak var source: AnyObject?

    public init(_ source: AnyObject) { self.source = source }
  }
}
