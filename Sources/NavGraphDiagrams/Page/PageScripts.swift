/// The scripts of a page, each in a separate element.
///
/// The parts of the first script share a scope, so their order matters: constants must be declared before code that runs while the page
/// loads. Functions may refer to later parts. Only `navgraphPage` is visible to other scripts.
enum PageScripts {
  static let all: [String] = [page, PlayScripts.all]

  private static let page =
    "\n\"use strict\";\nconst navgraphPage = {};\n{\n"
    + [
      itemsScript, viewScript, looksScript, litScript, walkScript, placeScript, outlineScript, detailScript, nearScript, matcherScript,
      linksScript,
      diagnosticsScript,
      searchScript, keysScript, startScript,
    ].joined(separator: "\n") + "}\n"
}

/// The end of a page, after the last value of the template.
let pageEnd = PageScripts.all.map { "<script>\($0)</script>\n" }.joined() + "</body>\n</html>\n"
