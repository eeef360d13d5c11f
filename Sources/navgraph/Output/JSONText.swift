import Foundation

/// The edge at which values become JSON.
enum JSONText {
  static func bytes(of value: some Encodable) throws(Failure) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(value)) + [0x0A]
    } catch {
      throw .bug("a diagram can't be written as JSON: \(error)")
    }
  }
}
