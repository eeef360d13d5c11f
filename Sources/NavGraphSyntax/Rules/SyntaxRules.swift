/// The rules of the families 01 and 02, in the order of their codes.
package enum SyntaxRules {
  package static let all: [Rule] = [
    .strayCharacter, .lookAlike, .unterminatedString, .malformedEscape, .mergeConflict, .invalidText, .byteOrderMark, .controlCharacter,
    .numberOutOfRange, .blockComment, .fileTooLarge, .foreignLetter, .malformedNumber, .notText,
    .expected, .unclosedBrace, .unclosedBracket, .strayClosing, .nestedDeclaration, .unknownItem, .unknownDeclaration, .reservedWord,
    .missingName, .missingArrow, .armsWithoutPresent, .nestedTooDeep, .twoItems, .afterOtherwise, .quotedName, .misplacedItem,
    .unknownAction, .missingComma, .secondContent, .braceOnNextLine, .missingOpening,
    .patternWithoutSlash, .emptySegment, .twoPlaceholders, .optionalNotLast, .catchAllNotLast, .percentInPattern, .unbalancedPattern,
    .malformedPlaceholder, .malformedQuery, .misspeltKind, .foreignWildcard, .malformedForm, .sharedSegment,
  ]

  /// What is read past: the rest of the text means what it would without it, or with what it looks like.
  package static let readPast: Set<Code> = Set(
    [Rule.strayCharacter, .lookAlike, .byteOrderMark, .controlCharacter, .blockComment, .foreignLetter].map(\.code))
}
