import NavGraphModel

/// One piece of a pattern: of one of Apple's, or of what a segment, a value or a fragment may be.
indirect enum PatternElement: Hashable, Sendable {
  case scalar(UInt32)
  /// One character, whichever.
  case any
  /// Any number of characters, none included.
  case many
  /// One character out of these, sorted.
  case set([UInt32])
  case choice([[PatternElement]])
  /// A text of one kind, such as an `Int`.
  case core(LanguageCore)

  static func text(_ bytes: some Sequence<UInt8>) -> [PatternElement] {
    String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.map { .scalar($0.value) }
  }

  /// What a segment language of a table says.
  static func elements(of language: SegmentLanguage) -> [PatternElement] {
    switch language.single {
    case .words(let words): [.choice(words.map { text($0) })]
    case .affix(let prefix, .text, let suffix): text(prefix) + [.any, .many] + text(suffix)
    case .affix(let prefix, let core, let suffix): text(prefix) + [.core(core)] + text(suffix)
    case .chain(let chain):
      chain.pieces.flatMap { piece -> [PatternElement] in
        switch piece.body {
        case .words(let words): text(piece.before) + [.choice(words.map { text($0) })]
        case .core(.text): text(piece.before) + [.any, .many]
        case .core(let core): text(piece.before) + [.core(core)]
        }
      } + text(chain.suffix)
    case .rest: [.any, .many]
    case .ending(let suffix): [.any, .many] + text(suffix)
    }
  }
}
