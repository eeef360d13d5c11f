import Foundation

extension NavGraph.Navigator {
  /// Whether something in the queue waits for what the app itself has presented.
  func watchCover() {
    guard scheduler.isHeldUp, host != nil else { return coverWatch.nothingWaits() }
    coverWatch.somethingWaits(self, "something waits until what the app itself has presented is gone") { [weak self] in
      self?.take { $0.pump() }
    }
  }

  /// The graph has taken away what the app itself had shown: the name of its class.
  package func hostWentOver(_ name: String) {
    log("\(name): the app has shown it itself, and it was in the way")
    pass(.wentOver(name))
  }
}
