/// The kinds of devices to which a root, a style, or a target applies. The empty set means all.
package struct Idioms: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let phone = Idioms(rawValue: 1)
  package static let pad = Idioms(rawValue: 2)
  package static let mac = Idioms(rawValue: 4)
  package static let vision = Idioms(rawValue: 8)
  package static let every: Idioms = [.phone, .pad, .mac, .vision]

  package static let words: [(String, Idioms)] = [("phone", .phone), ("pad", .pad), ("mac", .mac), ("vision", .vision)]
}
