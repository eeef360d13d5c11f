import NavGraphModel
import NavGraphSyntax

/// The position of a declaration in the order of files and text. A declaration without a position is last.
struct SourceOrder: Comparable {
  private var range: SourceRange?

  init(of range: SourceRange) { self.range = range }
  init(of declared: Declared?) { range = declared?.range }
  static var last: SourceOrder { SourceOrder(of: Declared?.none) }

  static func < (a: SourceOrder, b: SourceOrder) -> Bool {
    guard let first = a.range else { return false }
    guard let second = b.range else { return true }
    return first < second
  }
}
