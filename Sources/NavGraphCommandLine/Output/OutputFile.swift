/// A file to be written: its name within the output folder, and its bytes.
package struct OutputFile {
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  /// Whether it holds these bytes. They may be millions, and arrays are compared one by one.
  package func holds(_ others: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      others.withUnsafeBytes { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return bytes.count == others.count }
        return bytes.count == others.count && memcmp(first, second, bytes.count) == 0
      }
    }
  }
}
