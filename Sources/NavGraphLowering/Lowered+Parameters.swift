import NavGraphModel

extension Lowered.Made {
  /// The parameters that the arguments use.
  package var parameters: Set<ParameterID> { Set(arguments.flatMap(\.value.parameters)) }
}
