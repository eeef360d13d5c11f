/// The scripts with which a page plays its app.
///
/// `navgraphPlay(tables)` is the runtime in JavaScript. Its functions have the names of those in `Reducer` and
/// `Scheduler`, and do the same in the same order. `PlayTables` creates the tables. `PlayedWalkTests` compare the two.
package enum PlayScripts {
  package static let engine =
    "function navgraphPlay(tables) {\n"
    + [
      playValuesScript, playBindingScript, playTreeScript, playEnteringScript, playReducerScript, playLinksScript, playPlanningScript,
      playSchedulerScript, playWaitingScript, playSceneScript, playUsedScript,
    ].joined(separator: "\n\n") + "\n}\n"

  /// The script `navgraphCopying(play, tables, device)`, which returns a walk as an assertion and as a test.
  package static let copying =
    "function navgraphCopying(play, tables, device) {\n" + playCopyingScript + "\n\nreturn { assertionOf, testOf };\n}\n"

  /// The panel next to the picture. It reads its tables from the data of the page.
  static let panel = "{\n" + [playPanelScript, playStartScript].joined(separator: "\n\n") + "\n}\n"

  static let all = "\n\"use strict\";\n" + engine + copying + panel
}
