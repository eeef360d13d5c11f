/// The index of a source file in `SourceFiles`.
public struct FileID: Hashable, Comparable, Sendable {
  public let index: UInt32
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
  @inlinable public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}
