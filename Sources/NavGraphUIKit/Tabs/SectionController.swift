import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The controller of a section: it shows what the selected one of its tabs shows, since UIKit itself exchanges root tabs only.
  @MainActor package final class SectionController: SingleChildController {}
}
