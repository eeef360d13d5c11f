/// A half-open range of UTF-8 bytes in one file. An empty range is a position.
public struct SourceRange: Hashable, Sendable {
  public var file: FileID
  public var start: UInt32
  public var end: UInt32

  @inlinable public init(file: FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = Swift.max(start, end)
  }

  @inlinable public var isEmpty: Bool { start == end }
  /// The position where the range begins.
  @inlinable public var opening: SourceRange { SourceRange(file: file, start: start, end: start) }
  /// The position right behind the range.
  @inlinable public var closing: SourceRange { SourceRange(file: file, start: end, end: end) }

  /// The smallest range that holds both; `other` must be in the same file, else it is ignored.
  @inlinable public func union(_ other: SourceRange) -> SourceRange {
    guard other.file == file else { return self }
    return SourceRange(file: file, start: Swift.min(start, other.start), end: Swift.max(end, other.end))
  }
}

extension SourceRange: Comparable {
  /// Reading order: by file, then by start, then the shorter first.
  @inlinable public static func < (a: SourceRange, b: SourceRange) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.start != b.start { return a.start < b.start }
    return a.end < b.end
  }
}
