/// What can be named with arguments.
struct Callee {
  /// With the word of its kind, where it has one: `stack Chat`.
  var text: String
  var parameters: [ParameterShape]

  /// Whether everything that it needs is in scope at that place, or can be.
  func canStand(in scope: Scope) -> Bool {
    parameters.allSatisfy { $0.isSpared || scope.mayGrow($0.type) || !scope.names(for: $0.type).isEmpty }
  }
}
