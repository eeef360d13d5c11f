/// The scripts of a page, each an element of its own.
///
/// What the first is put together from shares one scope; `navgraphPage` is all that others see of it.
enum PageScripts {
  static let all: [String] = [page, PlayScripts.all]

  private static let page =
    "\n\"use strict\";\nconst navgraphPage = {};\n{\n"
    + [
      itemsScript, viewScript, looksScript, litScript, walkScript, placeScript, outlineScript, detailScript, nearScript, matcherScript,
      linksScript,
      findingsScript,
      searchScript, keysScript, startScript,
    ].joined(separator: "\n") + "}\n"
}

/// What follows the last thing that is filled in.
let pageEnd = PageScripts.all.map { "<script>\($0)</script>\n" }.joined() + "</body>\n</html>\n"
