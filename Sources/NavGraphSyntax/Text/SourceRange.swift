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
  /// The start of the range as an empty range.
  @inlinable public var opening: SourceRange { SourceRange(file: file, start: start, end: start) }
  /// The end of the range as an empty range.
  @inlinable public var closing: SourceRange { SourceRange(file: file, start: end, end: end) }

  /// Returns the smallest range that contains both. If `other` is in another file, returns this range.
  @inlinable public func union(_ other: SourceRange) -> SourceRange {
    guard other.file == file else { return self }
    return SourceRange(file: file, start: Swift.min(start, other.start), end: Swift.max(end, other.end))
  }
}

extension SourceRange: Comparable {
  /// Orders ranges by file, then by start, then by end.
  @inlinable public static func < (a: SourceRange, b: SourceRange) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.start != b.start { return a.start < b.start }
    return a.end < b.end
  }
}

/// The index of a source file among the files of a program.
public struct FileID: Hashable, Comparable, Sendable {
  public let index: UInt32
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
  @inlinable public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}
