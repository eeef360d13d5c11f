import NavGraphCompiler

/// Rewrites the SVG output of `dot`, so that it is well formed and can only draw.
///
/// An SVG file can't carry a content policy, so the file itself has to be harmless. It keeps the elements and attributes
/// of drawings, links to lines of sources, and `data:` URLs of pictures that navgraph has created. Comments, the document
/// type, and all other attributes are removed. A file with other elements, or that isn't well formed, is rejected.
package struct SealedSVG {
  private let bytes: [UInt8]
  private let picture: ([UInt8]) -> [UInt8]?
  private let widths: TextWidths
  private var index = 0
  private var out: [UInt8] = []
  private var open: [ArraySlice<UInt8>] = []

  /// Returns the sealed text of `svg`, or nil if it isn't a drawing. `picture` returns the URL for the file name of a
  /// picture. If the JSON of the same drawing follows the SVG, each text gets the width that the layout reserved for it.
  package static func text(of svg: [UInt8], picture: @escaping ([UInt8]) -> [UInt8]? = { _ in nil }) -> [UInt8]? {
    let end = svg.firstRange(of: Array("</svg>".utf8))?.upperBound ?? svg.count
    let json = svg[end...].firstIndex(of: UInt8(ascii: "{"))
    var sealed = SealedSVG(Array(svg[..<(json ?? svg.count)]), picture: picture, widths: json.map { TextWidths(from: svg[$0...]) } ?? .none)
    return sealed.read() ? sealed.out : nil
  }

  private init(_ bytes: [UInt8], picture: @escaping ([UInt8]) -> [UInt8]?, widths: TextWidths) {
    (self.bytes, self.picture, self.widths) = (bytes, picture, widths)
    out.reserveCapacity(bytes.count)
  }

  private static let elements: Set<String> = [
    "svg", "g", "a", "title", "desc", "polygon", "polyline", "path", "ellipse", "circle", "rect", "line", "text", "tspan", "image", "defs",
    "linearGradient", "radialGradient", "stop",
  ]

  private static let attributes: Set<String> = [
    "width", "height", "viewBox", "version", "xmlns", "xmlns:xlink", "xml:space", "id", "class", "transform", "fill", "fill-opacity",
    "stroke",
    "stroke-width", "stroke-dasharray", "stroke-opacity", "stroke-linejoin", "stroke-linecap", "stroke-miterlimit", "opacity", "points",
    "d",
    "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2", "fx", "fy", "dx", "dy", "text-anchor", "font-family", "font-size",
    "font-weight", "font-style", "font-stretch", "font-variant", "text-decoration", "baseline-shift", "dominant-baseline", "textLength",
    "lengthAdjust",
    "preserveAspectRatio", "gradientUnits", "gradientTransform", "offset", "stop-color", "stop-opacity", "xlink:title",
  ]

  private mutating func read() -> Bool {
    var isRooted = false
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        text()
        continue
      }
      if skips("<!--", to: "-->") || skips("<!DOCTYPE", to: ">") { continue }
      if starts(with: "<?xml ") {
        // The XML declaration is valid only at the start.
        guard index == 0, let end = find("?>") else { return false }
        out += bytes[index..<end]
        index = end
      } else if starts(with: "</") {
        guard close() else { return false }
      } else {
        // The only root element is an `svg`.
        if open.isEmpty {
          guard !isRooted, starts(with: "<svg") else { return false }
          isRooted = true
        }
        guard element() else { return false }
      }
    }
    return isRooted && open.isEmpty
  }

  private mutating func text() {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    // Outside of the root, only whitespace is kept.
    if open.isEmpty { out += bytes[index..<end].filter { $0 == 0x20 || $0 == 0x0A } } else { append(bytes[index..<end]) }
    index = end
  }

  private mutating func close() -> Bool {
    index += 2
    let name = word()
    blanks()
    guard let last = open.popLast(), last == name, take(UInt8(ascii: ">")) else { return false }
    out += Array("</".utf8) + name + [UInt8(ascii: ">")]
    return true
  }

  private mutating func element() -> Bool {
    index += 1
    let name = word()
    guard SealedSVG.elements.contains(String(decoding: name, as: UTF8.self)) else { return false }
    out += [UInt8(ascii: "<")] + name
    var seen: Set<ArraySlice<UInt8>> = []
    var place: [String: Double] = [:]
    while true {
      blanks()
      if take(UInt8(ascii: ">")) {
        open.append(name)
        if name.elementsEqual("text".utf8), seen.isDisjoint(with: SealedSVG.widthAttributes) {
          writeWidth(at: place, isSpaced: seen.contains(SealedSVG.space))
        }
        out.append(UInt8(ascii: ">"))
        return true
      }
      if take(UInt8(ascii: "/")) {
        out += Array("/>".utf8)
        return take(UInt8(ascii: ">"))
      }
      let attribute = word()
      blanks()
      guard !attribute.isEmpty, seen.insert(attribute).inserted, take(UInt8(ascii: "=")) else { return false }
      blanks()
      guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
      index += 1
      guard let end = bytes[index...].firstIndex(of: quote) else { return false }
      let value = bytes[index..<end]
      index = end + 1
      write(attribute, value: value, of: name)
      for key in ["x", "y"] where attribute.elementsEqual(key.utf8) { place[key] = Double(String(decoding: value, as: UTF8.self)) }
    }
  }

  private static let widthAttributes: [ArraySlice<UInt8>] = ["textLength", "lengthAdjust"].map { Array($0.utf8)[...] }
  private static let space = Array("xml:space".utf8)[...]

  /// Writes the reserved width of a text. Leading and trailing spaces are part of it.
  private mutating func writeWidth(at place: [String: Double], isSpaced: Bool) {
    guard let x = place["x"], let y = place["y"], abs(x) < 1e7, abs(y) < 1e7, let width = widths.width(x: x, y: y), width > 0 else {
      return
    }
    let space = isSpaced ? "" : " xml:space=\"preserve\""
    out += Array("\(space) textLength=\"\(DotNumber.text(of: width))\" lengthAdjust=\"spacingAndGlyphs\"".utf8)
  }

  private mutating func write(_ attribute: ArraySlice<UInt8>, value: ArraySlice<UInt8>, of element: ArraySlice<UInt8>) {
    var value = value
    let name = String(decoding: attribute, as: UTF8.self)
    if name == "xlink:href" {
      guard let reference = reference(from: SealedSVG.plain(value), of: element) else { return }
      value = reference[...]
    } else if !SealedSVG.attributes.contains(name) || SealedSVG.plain(value).firstRange(of: Array("url(".utf8)) != nil && !isLocal(value) {
      return
    }
    out += [0x20] + attribute + Array("=\"".utf8)
    append(value)
    out.append(UInt8(ascii: "\""))
  }

  /// Whether the value has the form `url(#name)`: a gradient of the same file.
  private func isLocal(_ value: ArraySlice<UInt8>) -> Bool {
    value.starts(with: "url(#".utf8) && value.last == UInt8(ascii: ")") && !value.contains(UInt8(ascii: "&"))
  }

  private func reference(from value: [UInt8], of element: ArraySlice<UInt8>) -> [UInt8]? {
    if element.elementsEqual("a".utf8) { return PathReference.isLine(value) ? value : nil }
    if element.elementsEqual("image".utf8) { return picture(value) }
    return nil
  }

  /// Appends text with markup escaped, and keeps character references.
  private mutating func append(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "&"):
        if let end = SealedSVG.endOfReference(in: text, at: index) {
          out += text[index..<end]
          index = end
          continue
        }
        out += Array("&amp;".utf8)
      case UInt8(ascii: "<"): out += Array("&lt;".utf8)
      case UInt8(ascii: ">"): out += Array("&gt;".utf8)
      case UInt8(ascii: "\""): out += Array("&quot;".utf8)
      case 0x09, 0x0A, 0x0D, 0x20...: out.append(text[index])
      default: out += Array("\u{FFFD}".utf8)
      }
      index += 1
    }
  }

  private static let marks: [(name: [UInt8], byte: UInt8)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ].map { (Array($0.0.utf8), UInt8(ascii: $0.1)) }

  /// Returns the end of a valid character reference, or nil if there is none at `start`.
  private static func endOfReference(in text: ArraySlice<UInt8>, at start: Int) -> Int? {
    if let mark = marks.first(where: { text[start...].starts(with: $0.name) }) { return start + mark.name.count }
    guard let (scalar, end) = number(in: text, at: start) else { return nil }
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20..<0xFFFE, 0x10000...: return end
    default: return nil
    }
  }

  /// Parses `&#38;` and `&#x26;`.
  private static func number(in text: ArraySlice<UInt8>, at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let rest = text[start...].prefix(12)
    guard rest.starts(with: "&#".utf8), let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let isHexadecimal = rest.dropFirst(2).first == UInt8(ascii: "x")
    let digits = rest[(start + (isHexadecimal ? 3 : 2))..<end]
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) || isHexadecimal && (0x61...0x66).contains($0 | 0x20) }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, end + 1)
  }

  /// Returns the value of an attribute with its references decoded.
  private static func plain(_ value: ArraySlice<UInt8>) -> [UInt8] {
    guard value.contains(UInt8(ascii: "&")) else { return Array(value) }
    var out: [UInt8] = []
    var index = value.startIndex
    while index < value.endIndex {
      if value[index] == UInt8(ascii: "&") {
        if let mark = marks.first(where: { value[index...].starts(with: $0.name) }) {
          out.append(mark.byte)
          index += mark.name.count
          continue
        }
        if let (scalar, end) = number(in: value, at: index) {
          out += Array(String(scalar).utf8)
          index = end
          continue
        }
      }
      out.append(value[index])
      index += 1
    }
    return out
  }

  // MARK: Reading

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func blanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Returns the name of an element or attribute, or an empty slice if there is none.
  private mutating func word() -> ArraySlice<UInt8> {
    let start = index
    while let byte = next, (0x61...0x7A).contains(byte | 0x20) || (0x30...0x3A).contains(byte) || byte == UInt8(ascii: "-") { index += 1 }
    return bytes[start..<index]
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Returns the index after the next `mark`.
  private func find(_ mark: String) -> Int? { bytes[index...].firstRange(of: Array(mark.utf8))?.upperBound }

  /// Skips a construct that begins with `start`, and the line break after it.
  private mutating func skips(_ start: String, to end: String) -> Bool {
    guard starts(with: start), let end = find(end) else { return false }
    index = end
    if next == 0x0A { index += 1 }
    return true
  }
}
