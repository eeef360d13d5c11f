import NavGraphSyntax

/// The rules of names (03), of types (04), and of routes (07) that concern a single route.
///
/// Numbers from 0350 and from 0450 on are reserved for the rules of routes.
package enum ModelRules {
  package static var all: [Rule] { names + types + routes }

  static let names: [Rule] = [
    .unknownName,
    .wrongKind,
    .duplicateDeclaration,
    .duplicateItem,
    .severalApps,
    .noApp,
    .noRoot,
    .twoRoots,
    .unknownWord,
    .misplacedItem,
    .settingTwice,
    .unusedDeclaration,
    .importNotFound,
    .unusedImport,
    .unknownValue,
    .unknownCase,
    .unknownTab,
    .unknownOutcome,
    .collidingEvents,
    .notACode,
    .qualifiedName,
    .missingPart,
    .unknownRoute,
    .nameTooLong,
    .nothingToShow,
    .twofoldTest,
    .unusedFlow,
    .outputNotSaid,
    .notFirst,
    .needOutsideModule,
    .unknownField,
    .actionSheetWithField,
    .severalFields,
    .cancelReturns,
    .misplacedKey,
    .appInModule,
    .moduleNameTaken,
    .typeOutsideModule,
    .modulesInCircle,
    .outcomesInModule,
    .joiningApp,
    .unmetNeed,
    .differentNeed,
    .unusedNeed,
    .unknownTarget,
    .lackingRoot,
    .misplacedStep,
  ]
  static let types: [Rule] = [
    .missingArgument,
    .unknownArgument,
    .argumentTwice,
    .wrongType,
    .unlabelledArgument,
    .wrongDefault,
    .noResult,
    .differentReturns,
    .aliasOfOtherRoute,
    .duplicateRawValue,
    .emptyEnumeration,
    .notRestorable,
    .numberOutOfRange,
    .overrideDiffers,
    .swiftReservedName,
    .unreadableValue,
    .untestable,
    .neverNil,
    .composedTexts,
    .placeholderTypes,
    .notCarried,
    .valueOfOtherType,
    .malformedHost,
    .lackingContent,
    .twoContents,
    .insideByIdiom,
    .targetOnSomeIdioms,
    .flowByIdiom,
    .differentContents,
  ]
  static let routes: [Rule] = [
    .parameterNotFed,
    .unusedPlaceholder,
    .aliasLoop,
    .unknownAliasTarget,
    .hereWithoutPlace,
    .aliasFillsPlaceholder,
    .undeliveredEntry,
    .untypedPlaceholder,
  ]
}

extension [String] {
  /// The strings in backticks as a choice: "`a`", "`a` or `b`", "`a`, `b`, or `c`".
  var alternatives: String {
    guard let last = last?.quoted else { return "" }
    let others = dropLast().map(\.quoted).joined(separator: ", ")
    return others.isEmpty ? last : others + (count > 2 ? ", or " : " or ") + last
  }
}

extension String {
  /// The string with its article, such as "an Int" or "a ChatID".
  var withArticle: String {
    if hasPrefix("a ") || hasPrefix("an ") || self == "nothing" { return self }
    switch first {
    case "A", "E", "I", "O", "a", "e", "i", "o": return "an " + self
    default: return "a " + self
    }
  }
}
