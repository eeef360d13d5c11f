/// What a URL gives to a parameter: the decoded text as the URL carries it, or the texts of a list or a catch-all.
package enum CarriedText: Hashable, Sendable {
  case text(String)
  case list([String])
}
