import NavGraphLinks
import NavGraphCompiler
import NavGraphSimulator

extension JSON {
  init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }

  /// Creates a string, an array, or null.
  init(_ value: CarriedText?) {
    switch value {
    case nil: self = .null
    case .text(let text): self = .string(text)
    case .list(let texts): self.init(texts)
    }
  }
}
