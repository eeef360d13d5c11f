/// An incremental update of a PDF file.
struct PDFUpdate {
  private let file: PDFFile
  private(set) var body: [UInt8]
  private var places: [(number: Int, offset: Int)] = []

  init(of file: PDFFile) {
    self.file = file
    body = file.bytes + Array("\n".utf8)
  }

  mutating func add(_ number: Int, dictionary: String) {
    places.append((number, body.count))
    body += Array("\(number) 0 obj\n\(dictionary)\nendobj\n".utf8)
  }

  /// The file with the update, a table of its objects, and a trailer, in the form of the original table.
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
