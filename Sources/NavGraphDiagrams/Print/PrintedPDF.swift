/// Cuts the one large page of a PDF into the pages of a print, with bookmarks and a table of contents whose lines are links.
///
/// What Cairo wrote stays as it is. The file is continued by an update, as the format provides for it (ISO 32000-1, 7.5.6): pages that show
/// the same drawing, each another part of it.
package enum PrintedPDF {
  /// Nil for a file that isn't understood.
  package static func text(_ drawn: [UInt8], _ page: PicturePage) -> [UInt8]? {
    guard let file = PDFFile(drawn), let root = file.reference("Pages", in: file.root), let tree = file.object(root),
      let kids = tree.utf8.firstRange(of: Array("/Kids".utf8)).map({ tree[$0.upperBound...] }),
      let sheet = PDFFile.number(after: "[", in: kids), let contents = file.reference("Contents", in: sheet),
      let resources = file.reference("Resources", in: sheet)
    else { return nil }
    var update = PDFUpdate(file)
    let first = file.size
    let count = page.pages.count
    let outline = first + count
    func box(_ rect: Rect) -> String {
      [rect.x, page.height - rect.top, rect.right, page.height - rect.y].map(DotNumber.text).joined(separator: " ")
    }
    // Links to the sources, as Cairo wrote them.
    let sources = file.references("Annots", in: sheet).compactMap { number in file.center(of: number).map { (number, $0) } }
    let group = "/Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >>"
    for (index, printed) in page.pages.enumerated() {
      var lines =
        "<< /Type /Page /Parent \(root) 0 R /MediaBox [\(box(printed.rect))] /Contents \(contents) 0 R /Resources \(resources) 0 R \(group)"
      var links = sources.filter { source in
        let (x, y) = (source.1.x, page.height - source.1.y)
        return x >= printed.rect.x && x < printed.rect.right && y >= printed.rect.y && y < printed.rect.top
      }.map { "\($0.0) 0 R" }
      if index == 0 {
        links += zip(page.contentsRects, 1..<max(1, count)).map { rect, target in
          "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(box(rect))] /Dest [\(first + target) 0 R /Fit] >>"
        }
      }
      if !links.isEmpty { lines += " /Annots [\(links.joined(separator: " "))]" }
      update.add(first + index, lines + " >>")
    }
    let pages = (0..<count).map { "\(first + $0) 0 R" }.joined(separator: " ")
    update.add(outline, "<< /Type /Outlines /First \(outline + 1) 0 R /Last \(outline + count) 0 R /Count \(count) >>")
    for (index, printed) in page.pages.enumerated() {
      var item = "<< /Title \(hex(printed.title)) /Parent \(outline) 0 R /Dest [\(first + index) 0 R /Fit]"
      if index > 0 { item += " /Prev \(outline + index) 0 R" }
      if index < count - 1 { item += " /Next \(outline + index + 2) 0 R" }
      update.add(outline + 1 + index, item + " >>")
    }
    update.add(root, "<< /Type /Pages /Kids [\(pages)] /Count \(count) >>")
    update.add(file.root, "<< /Type /Catalog /Pages \(root) 0 R /Outlines \(outline) 0 R /PageMode /UseOutlines >>")
    return update.bytes
  }

  /// The one place where text becomes PDF: UTF-16 in hexadecimal digits, in which nothing means anything.
  static func hex(_ text: String) -> String {
    "<FEFF"
      + text.utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }.joined() + ">"
  }
}

/// Objects that continue a PDF.
struct PDFUpdate {
  private let file: PDFFile
  private(set) var body: [UInt8]
  private var places: [(number: Int, offset: Int)] = []

  init(_ file: PDFFile) {
    self.file = file
    body = file.bytes + Array("\n".utf8)
  }

  mutating func add(_ number: Int, _ dictionary: String) {
    places.append((number, body.count))
    body += Array("\(number) 0 obj\n\(dictionary)\nendobj\n".utf8)
  }

  /// The file with the update, a table of its objects and the trailer; in the form of the table that it continues.
  var bytes: [UInt8] { file.hasStream ? withStream : withTable }

  private var withStream: [UInt8] {
    let number = max(file.size, (places.map(\.number).max() ?? 0) + 1)
    let all = (places + [(number, body.count)]).sorted { $0.number < $1.number }
    var data: [UInt8] = []
    for place in all { data += [1] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: place.offset >> ($0 * 8)) } + [0] }
    let index = all.map { "\($0.number) 1" }.joined(separator: " ")
    let info = file.info.map { " /Info \($0) 0 R" } ?? ""
    let words = "/Type /XRef /Size \(number + 1) /W [1 4 1] /Index [\(index)] /Root \(file.root) 0 R\(info) /Prev \(file.start)"
    let head = "\(number) 0 obj\n<< \(words) /Length \(data.count) >>\nstream\n"
    return body + Array(head.utf8) + data + Array("\nendstream\nendobj\nstartxref\n\(body.count)\n%%EOF\n".utf8)
  }

  private var withTable: [UInt8] {
    var table = "xref\n"
    for place in places.sorted(by: { $0.number < $1.number }) {
      let digits = "\(place.offset)"
      table += "\(place.number) 1\n" + String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits + " 00000 n \n"
    }
    let size = (places.map(\.number).max() ?? 0) + 1
    let start = body.count
    let info = file.info.map { " /Info \($0) 0 R" } ?? ""
    table += "trailer\n<< /Size \(max(size, file.size)) /Root \(file.root) 0 R\(info) /Prev \(file.start) >>\nstartxref\n\(start)\n%%EOF\n"
    return body + Array(table.utf8)
  }
}
