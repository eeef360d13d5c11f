import NavGraphModel

/// One element of a pattern: of Apple's patterns, or of the language of a segment, a value, or a fragment.
indirect enum PatternElement: Hashable, Sendable {
  case scalar(UInt32)
  /// Any single character.
  case any
  /// Any number of characters, including none.
  case many
  /// One of these characters, which are sorted.
  case set([UInt32])
  case choice([[PatternElement]])
  /// A text of one type, such as an `Int`.
  case core(PlaceholderType)

  static func text(of bytes: some Sequence<UInt8>) -> [PatternElement] {
    String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.map { .scalar($0.value) }
  }

  static func elements(of language: SegmentLanguage) -> [PatternElement] {
    switch language.single {
    case .words(let words): [.choice(words.map { text(of: $0) })]
    case .affix(let prefix, .text, let suffix): text(of: prefix) + [.any, .many] + text(of: suffix)
    case .affix(let prefix, let core, let suffix): text(of: prefix) + [.core(core)] + text(of: suffix)
    case .chain(let chain):
      chain.pieces.flatMap { piece -> [PatternElement] in
        switch piece.body {
        case .words(let words): text(of: piece.before) + [.choice(words.map { text(of: $0) })]
        case .core(.text): text(of: piece.before) + [.any, .many]
        case .core(let core): text(of: piece.before) + [.core(core)]
        }
      } + text(of: chain.suffix)
    case .rest: [.any, .many]
    case .ending(let suffix): [.any, .many] + text(of: suffix)
    }
  }
}
