import NavGraphLowering
import NavGraphModel

/// What goes on after one presented flow: a case of the `Continuation` enum, with the values that its actions need.
struct LoweredContinuation {
  let name: String
  let meaning: Lowered.Continuation

  var captured: [ParameterID] { meaning.captured }
}
