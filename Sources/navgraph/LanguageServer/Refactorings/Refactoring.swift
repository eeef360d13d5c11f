import NavGraphSyntax

/// A change that the user can choose at a position, and that doesn't fix a diagnostic.
struct Refactoring {
  enum Kind: String {
    case create = "quickfix"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
  }

  let title: String
  let kind: Kind
  var edits: [Fix.Edit]
  /// The text of the whole file after the change, if it is formatted. The edits have the same result without formatting.
  var text: [UInt8]?
  /// The path and the text of a file to create.
  var newFile: (path: String, text: String)?
}
