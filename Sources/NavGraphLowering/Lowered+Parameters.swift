import NavGraphModel

extension Lowered.Made {
  /// The parameters that its arguments name.
  package var parameters: Set<ParameterID> { Set(arguments.flatMap(\.value.parameters)) }
}
