/// The text between two tokens: comments, and the number of line breaks around them.
struct Gap {
  /// A `//` or `///` comment, without trailing white space.
  struct Comment {
    var start: Int
    var end: Int
    /// The number of line breaks before the comment.
    var breaksBefore: Int
  }
  var comments: [Comment] = []
  private var storedBreaks: UInt32 = 0
  /// Whether the gap contains other text (a block comment, one side of a merge conflict), which is copied unchanged.
  var isForeign = false

  /// Reads the gap `bytes[start..<end]`. A byte-order mark at the start of the file is skipped.
  init(in bytes: [UInt8], from start: Int, to end: Int) {
    var index = start
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09: index += 1
      case 0x0A:
        breaks += 1
        index += 1
      case 0x0D:
        breaks += 1
        index += index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
      case 0x2F where index + 1 < end && bytes[index + 1] == 0x2F:
        let begin = index
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        var last = index
        while last > begin, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
        comments.append(Comment(start: begin, end: last, breaksBefore: breaks))
        breaks = 0
      default:
        isForeign = true
        return
      }
    }
  }

  /// The number of line breaks between the last comment, or the token before, and the token.
  private(set) var breaks: Int {
    get { Int(storedBreaks) }
    set { storedBreaks = UInt32(truncatingIfNeeded: newValue) }
  }

  var hasComment: Bool { !comments.isEmpty || isForeign }
}
