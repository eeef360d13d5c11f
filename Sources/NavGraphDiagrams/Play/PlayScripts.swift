/// The scripts with which a page plays its app.
///
/// `navgraphPlay(tables)` is the run time once more, in the language of browsers: its functions are called as those of `Reducer` and
/// `Scheduler`, and do the same in the same order. The tables are those that `PlayTables` writes. `PlayedWalkTests` hold the two together.
package enum PlayScripts {
  package static let engine =
    "function navgraphPlay(tables) {\n"
    + [
      playValuesScript, playBindingScript, playTreeScript, playEnteringScript, playReducerScript, playLinksScript, playPlanningScript,
      playSchedulerScript, playWaitingScript, playSceneScript, playUsedScript,
    ].joined(separator: "\n\n") + "\n}\n"

  /// `navgraphCopying(play, tables, device)`: a walk as an assertion, and as a test.
  package static let copying =
    "function navgraphCopying(play, tables, device) {\n" + playCopyingScript + "\n\nreturn { assertionOf, testOf };\n}\n"

  /// The panel beside the picture. It finds its tables in the data of the page.
  static let panel = "{\n" + [playPanelScript, playStartScript].joined(separator: "\n\n") + "\n}\n"

  static let all = "\n\"use strict\";\n" + engine + copying + panel
}
