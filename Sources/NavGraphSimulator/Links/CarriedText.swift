/// The decoded text that a URL contains for a parameter, or the texts of a list or catch-all.
package enum CarriedText: Hashable, Sendable {
  case text(String)
  case list([String])
}
