/// The rules of the families 01 and 02, in the order of their codes.
package enum SyntaxRules {
  package static let all: [Rule] = [
    .strayCharacter, .lookAlike, .unterminatedString, .malformedEscape, .mergeConflict, .invalidText, .byteOrderMark, .controlCharacter,
    .numberOutOfRange, .blockComment, .fileTooLarge, .foreignLetter, .malformedNumber, .notText,
    .expected, .unclosedBrace, .unclosedBracket, .strayClosing, .nestedDeclaration, .unknownItem, .unknownDeclaration, .reservedWord,
    .missingName, .missingArrow, .armsWithoutPresent, .nestedTooDeep, .twoItems, .afterOtherwise, .quotedName, .misplacedItem,
    .unknownAction, .missingComma, .secondContent, .braceOnNextLine, .missingOpening,
    .patternWithoutSlash, .emptySegment, .twoPlaceholders, .optionalNotLast, .catchAllNotLast, .percentInPattern, .unbalancedPattern,
    .malformedPlaceholder, .malformedQuery, .misspelledKind, .foreignWildcard, .malformedForm, .sharedSegment,
  ]

  /// The codes of text that the lexer ignores or replaces, so that the rest of the file is parsed as intended.
  package static let readPast: Set<Code> = Set(
    [Rule.strayCharacter, .lookAlike, .byteOrderMark, .controlCharacter, .blockComment, .foreignLetter].map(\.code))
}
