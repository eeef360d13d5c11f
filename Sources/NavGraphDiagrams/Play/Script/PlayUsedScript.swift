// swift-format-ignore-file

/// The functions that the panel and the tests call.
let playUsedScript = ##"""
  return {
    accessoriesOf, alertOnTop, answerQuestion, back, boundTest, childrenOf, collapse, columnNames, copyOf, describe, expand, frontOfScene, goOn,
    hideInspector, holds, isAlert, isEnabled, layersOf, leafOf, line, nameOf, narrow, openRoute, pagerToTurn, press, read, readLink, row, scene,
    selectTab, send, strike, swipe, swipeOfTop, textOf, topOf, turn, visibleColumns, visibleTop, walk, wayBack, wideSplits,
  };
"""##
