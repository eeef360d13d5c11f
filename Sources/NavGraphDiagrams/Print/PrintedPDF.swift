import NavGraphSyntax

/// Divides the single large page of a PDF into the pages of a print, with bookmarks and a linked table of contents.
///
/// The output of Cairo stays unchanged, and an incremental update (ISO 32000-1, 7.5.6) adds pages that show parts of the drawing.
package enum PrintedPDF {
  /// Returns nil if the file isn't supported.
  package static func text(of drawn: [UInt8], page: PicturePage) -> [UInt8]? {
    guard let file = PDFFile(drawn), let root = file.reference(for: "Pages", in: file.root), let tree = file.object(number: root),
      let kids = tree.utf8.firstRange(of: Array("/Kids".utf8)).map({ tree[$0.upperBound...] }),
      let sheet = PDFFile.number(after: "[", in: kids), let contents = file.reference(for: "Contents", in: sheet),
      let resources = file.reference(for: "Resources", in: sheet)
    else { return nil }
    var update = PDFUpdate(of: file)
    let first = file.size
    let count = page.pages.count
    let outline = first + count
    func box(of rect: Rect) -> String {
      [rect.x, page.height - rect.top, rect.right, page.height - rect.y].map(DotNumber.text).joined(separator: " ")
    }
    // These are Cairo's links to the sources.
    let sources = file.references(for: "Annots", in: sheet).compactMap { number in file.center(of: number).map { (number, $0) } }
    let group = "/Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >>"
    for (index, printed) in page.pages.enumerated() {
      var lines =
        "<< /Type /Page /Parent \(root) 0 R /MediaBox [\(box(of: printed.rect))] /Contents \(contents) 0 R /Resources \(resources) 0 R \(group)"
      var links = sources.filter { source in
        let (x, y) = (source.1.x, page.height - source.1.y)
        return x >= printed.rect.x && x < printed.rect.right && y >= printed.rect.y && y < printed.rect.top
      }.map { "\($0.0) 0 R" }
      if index == 0 {
        links += zip(page.contentsRects, 1..<max(1, count)).map { rect, target in
          "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(box(of: rect))] /Dest [\(first + target) 0 R /Fit] >>"
        }
      }
      if !links.isEmpty { lines += " /Annots [\(links.joined(separator: " "))]" }
      update.add(first + index, dictionary: lines + " >>")
    }
    let pages = (0..<count).map { "\(first + $0) 0 R" }.joined(separator: " ")
    update.add(outline, dictionary: "<< /Type /Outlines /First \(outline + 1) 0 R /Last \(outline + count) 0 R /Count \(count) >>")
    for (index, printed) in page.pages.enumerated() {
      var item = "<< /Title \(hex(of: printed.title)) /Parent \(outline) 0 R /Dest [\(first + index) 0 R /Fit]"
      if index > 0 { item += " /Prev \(outline + index) 0 R" }
      if index < count - 1 { item += " /Next \(outline + index + 2) 0 R" }
      update.add(outline + 1 + index, dictionary: item + " >>")
    }
    update.add(root, dictionary: "<< /Type /Pages /Kids [\(pages)] /Count \(count) >>")
    update.add(file.root, dictionary: "<< /Type /Catalog /Pages \(root) 0 R /Outlines \(outline) 0 R /PageMode /UseOutlines >>")
    return update.bytes
  }

  /// Escapes text for PDF: UTF-16 in hexadecimal digits. All text in a PDF update passes through this function.
  static func hex(of text: String) -> String {
    "<FEFF" + text.utf16.map { $0.hexadecimal(digits: 4, uppercase: true) }.joined() + ">"
  }
}
