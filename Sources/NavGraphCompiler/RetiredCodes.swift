import NavGraphSyntax

/// Codes that were given once and are no longer: they are not given again.
package enum RetiredCodes {
  package static let all: Set<Code> = [
    Code(320)  // a branch behind `otherwise`: the parser finds it, as NAV0214
  ]
}
