import NavGraphSyntax

/// Codes that are no longer in use. They are never reused.
package enum RetiredCodes {
  package static let all: Set<Code> = [
    Code(320)  // A branch after `otherwise`, which the parser now reports as NAV0214.
  ]
}
