/// The structure of a PDF file that an update needs: the offsets of its objects, and its root object.
package struct PDFFile {
  private enum Place {
    case at(Int)
    /// Compressed in an object stream, at an index in it.
    case inside(Int, Int)
  }

  let bytes: [UInt8]
  /// The offset of the cross-reference table. `size` is its number of objects.
  let start: Int
  private(set) var size = 0
  package private(set) var root = 0
  private(set) var info: Int?
  /// Whether that table is a stream, as in files with compressed objects.
  private(set) var hasStream = false
  private var places: [Int: Place] = [:]

  /// Returns nil if the data isn't a PDF, or uses features that Cairo and Quartz don't.
  package init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let tail = String(decoding: bytes.suffix(1024), as: UTF8.self)
    guard bytes.starts(with: Array("%PDF-".utf8)), let start = PDFFile.number(after: "startxref", in: tail[...], isLast: true),
      bytes.indices.contains(start)
    else { return nil }
    self.start = start
    var next: Int? = start
    // The newest table is first, and an update refers to the previous one.
    for _ in 0..<8 {
      guard let table = next else { return }
      guard bytes.indices.contains(table) else { return nil }
      guard let words = bytes[table...].starts(with: Array("xref".utf8)) ? readTable(at: table) : readStream(at: table) else { return nil }
      if table == start {
        guard let size = PDFFile.number(after: "/Size", in: words), let root = PDFFile.number(after: "/Root", in: words) else { return nil }
        (self.size, self.root, info) = (size, root, PDFFile.number(after: "/Info", in: words))
      }
      next = PDFFile.number(after: "/Prev", in: words)
    }
  }

  /// Reads a table in plain text, and returns the text after it.
  private mutating func readTable(at start: Int) -> Substring? {
    let table = String(decoding: bytes[start...], as: UTF8.self)
    guard let trailer = table.utf8.firstRange(of: Array("trailer".utf8)) else { return nil }
    var number = 0
    for line in table[..<trailer.lowerBound].split(whereSeparator: \.isNewline).dropFirst() {
      let parts = line.split(separator: " ")
      if parts.count == 2, let first = PDFFile.number(from: parts[0]) { number = first }
      guard parts.count == 3, let offset = PDFFile.number(from: parts[0]) else { continue }
      if parts[2] == "n", places[number] == nil { places[number] = .at(offset) }
      number += 1
    }
    let end = table.utf8.firstRange(of: Array("startxref".utf8))?.lowerBound ?? table.endIndex
    return trailer.upperBound < end ? table[trailer.upperBound..<end] : nil
  }

  /// Reads a table in a stream, and returns its dictionary.
  private mutating func readStream(at start: Int) -> Substring? {
    hasStream = true
    guard let (words, data) = stream(at: start), !words.contains("/Predictor") else { return nil }
    let widths = PDFFile.numbers(after: "/W", in: words)
    guard widths.count == 3, widths.allSatisfy({ (0...8).contains($0) }), let size = PDFFile.number(after: "/Size", in: words[...]) else {
      return nil
    }
    var ranges = PDFFile.numbers(after: "/Index", in: words)
    if ranges.isEmpty { ranges = [0, size] }
    var next = 0
    func field(width: Int) -> Int {
      defer { next += width }
      return data[next..<next + width].reduce(0) { $0 << 8 | Int($1) }
    }
    for index in stride(from: 0, to: ranges.count - 1, by: 2) {
      var number = ranges[index]
      for _ in 0..<max(0, ranges[index + 1]) {
        guard next + widths.reduce(0, +) <= data.count else { return nil }
        let (kind, second, third) = (widths[0] == 0 ? 1 : field(width: widths[0]), field(width: widths[1] & 7), field(width: widths[2] & 7))
        if places[number] == nil { places[number] = kind == 1 ? .at(second) : kind == 2 ? .inside(second, third) : nil }
        number += 1
      }
    }
    return words[...]
  }

  private func stream(at offset: Int) -> (words: String, data: [UInt8])? {
    guard bytes.indices.contains(offset) else { return nil }
    let head = bytes[offset..<min(bytes.count, offset + 4096)]
    guard let mark = head.firstRange(of: Array("stream".utf8)) else { return nil }
    let words = String(decoding: head[..<mark.lowerBound], as: UTF8.self)
    var first = mark.upperBound
    if first < bytes.count, bytes[first] == 13 { first += 1 }
    if first < bytes.count, bytes[first] == 10 { first += 1 }
    if words.contains("/FlateDecode") { return Inflate.bytes(of: bytes[first...]).map { (words, $0) } }
    guard let count = PDFFile.number(after: "/Length", in: words[...]), first + count <= bytes.count else { return nil }
    return (words, Array(bytes[first..<first + count]))
  }

  /// The maximum length of an object. The page of a large app lists thousands of links.
  private static let longestObject = 1 << 20

  /// Returns the text of an object up to its end or its stream.
  package func object(number: Int) -> String? {
    switch places[number] {
    case .at(let offset):
      guard bytes.indices.contains(offset) else { return nil }
      let rest = bytes[offset..<min(bytes.count, offset + PDFFile.longestObject)]
      let end = rest.firstRange(of: Array("endobj".utf8))?.lowerBound ?? rest.endIndex
      let text = String(decoding: rest[..<(rest[..<end].firstRange(of: Array("stream".utf8))?.lowerBound ?? end)], as: UTF8.self)
      return text.hasPrefix("\(number) 0 obj") ? text : nil
    case .inside(let stream, let index):
      guard case .at(let offset)? = places[stream], let (words, data) = self.stream(at: offset),
        let first = PDFFile.number(after: "/First", in: words[...]), first <= data.count
      else { return nil }
      let heads = String(decoding: data[..<first], as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap(PDFFile.number)
      guard heads.count > 2 * index + 1, heads[2 * index] == number, heads[2 * index + 1] >= 0 else { return nil }
      let begin = first + heads[2 * index + 1]
      let end = heads.count > 2 * index + 3 ? first + heads[2 * index + 3] : data.count
      return begin <= end && end <= data.count ? String(decoding: data[begin..<end], as: UTF8.self) : nil
    case nil: return nil
    }
  }

  /// Returns the objects in a list of another object.
  func references(for name: String, in number: Int) -> [Int] {
    // A reference has the form `7 0 R`.
    let numbers = object(number: number).map { PDFFile.numbers(after: "/" + name, in: $0) } ?? []
    return stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
  }

  func center(of number: Int) -> Point? {
    guard let text = object(number: number), let place = text.utf8.firstRange(of: Array("/Rect".utf8)) else { return nil }
    let list = text[place.upperBound...].drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    let numbers = list.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 4 ? Point(x: (numbers[0] + numbers[2]) / 2, y: (numbers[1] + numbers[3]) / 2) : nil
  }

  /// Returns the object that a member of another object refers to.
  package func reference(for name: String, in number: Int) -> Int? {
    object(number: number).flatMap { PDFFile.number(after: "/" + name + " ", in: $0[...]) }
  }

  static func number(after word: String, in text: Substring, isLast: Bool = false) -> Int? {
    var place = text.utf8.firstRange(of: Array(word.utf8))
    while isLast, let found = place, let later = text[found.upperBound...].utf8.firstRange(of: Array(word.utf8)) { place = later }
    guard let place else { return nil }
    return number(from: text[place.upperBound...].drop { $0.isWhitespace }.prefix { $0.isASCII && $0.isNumber })
  }

  /// Returns a number in a range in which the sum of a few numbers can't overflow, or nil.
  private static func number(from digits: Substring) -> Int? { Int(digits).flatMap { (0..<1 << 40).contains($0) ? $0 : nil } }

  /// Returns the numbers in the list after a word.
  private static func numbers(after word: String, in text: String) -> [Int] {
    guard let place = text.utf8.firstRange(of: Array((word + " [").utf8)) ?? text.utf8.firstRange(of: Array((word + "[").utf8)) else {
      return []
    }
    return text[place.upperBound...].prefix { $0 != "]" }.split(whereSeparator: \.isWhitespace).compactMap(PDFFile.number)
  }
}
