/// A case of an enum.
///
/// For example: `case chat(id: ChatID, message: MessageID? = nil)`
package struct CaseDescription: Hashable, Sendable {
  package var doc: [String] = []
  package var name: String
  package var values: [ParameterDescription] = []
  package var rawValue: String?

  package init(doc: [String] = [], name: String, values: [ParameterDescription] = [], rawValue: String? = nil) {
    self.doc = doc
    self.name = name
    self.values = values
    self.rawValue = rawValue
  }
}
