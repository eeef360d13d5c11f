import Foundation

nonisolated extension NavGraph.Note {
  /// An argument that is JSON already: a list of one. For graphs that are read at run time.
  package func with(_ key: String, json: String) -> NavGraph.Note {
    guard !isTransient else { return self }
    var note = self
    note.arguments = note.arguments ?? [:]
    note.arguments?[key] = json
    return note
  }
}
