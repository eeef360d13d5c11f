/// A declaration that can be named with arguments.
struct Callee {
  /// The name, with the keyword of its kind if it has one: `stack Chat`.
  var text: String
  var parameters: [ParameterShape]

  /// Whether each parameter without a default or literal has a value in scope, or can get one.
  func canStand(in scope: Scope) -> Bool {
    parameters.allSatisfy { $0.isSpared || scope.mayGrow($0.type) || !scope.names(for: $0.type).isEmpty }
  }
}
