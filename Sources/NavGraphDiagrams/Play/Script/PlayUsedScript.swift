// swift-format-ignore-file

/// What the panel and the tests use of it.
let playUsedScript = ##"""
  return {
    accessoriesOf, alertOnTop, answerQuestion, back, boundTest, childrenOf, collapse, columnNames, copyOf, describe, expand, frontOfScene, goOn,
    hideInspector, holds, isAlert, isEnabled, layersOf, leafOf, line, nameOf, narrow, openRoute, pagerToTurn, press, read, readLink, row, scene,
    selectTab, send, strike, swipe, swipeOfTop, textOf, topOf, turn, visibleColumns, visibleTop, walk, wayBack, wideSplits,
  };
"""##
