import NavGraphModel

/// What goes on after one presented flow: a case of the `Arms` enum, with the values that its actions need.
struct LoweredArms {
  let name: String
  let captured: [ParameterID]
  let result: FlowResult
  let arms: IDRange<Arm>
}
