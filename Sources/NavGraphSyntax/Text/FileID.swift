/// Names one source file of a program: its index in `SourceFiles`.
package struct FileID: Hashable, Comparable, Sendable {
  package let index: UInt32
  @inlinable package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
  @inlinable package static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}
