import NavGraphLowering
import NavGraphModel

/// A case of the `Continuation` enum: the outcome handlers of a presented flow, with the values that they use.
struct LoweredContinuation {
  let name: String
  let meaning: Lowered.Continuation

  var captured: [ParameterID] { meaning.captured }
}
