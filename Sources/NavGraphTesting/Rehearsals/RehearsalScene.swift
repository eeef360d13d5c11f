import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The scene that a rehearsal drives: the parts that every generated scene has.
  @MainActor public struct RehearsalScene<G: Graph> {
    public let navigator: Navigator<G>
    let stage: RehearsalStage<G>
    let stop: @MainActor () -> Void

    init(_ navigator: Navigator<G>, on stage: RehearsalStage<G>, stop: @escaping @MainActor () -> Void) {
      self.navigator = navigator
      self.stage = stage
      self.stop = stop
    }
  }
}
