import NavGraphSyntax

/// A change that a user can choose at a place, although nothing is wrong there.
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
  /// The text of the whole file afterwards, if it is formatted; the edits lead to the same without a format.
  var text: [UInt8]?
  /// A file that is created, and its text.
  var newFile: (path: String, text: String)?
}
