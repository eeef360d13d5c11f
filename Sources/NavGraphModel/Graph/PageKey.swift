/// A key of `pageNumbers`: pages, and a content that one of them may show.
package struct PageKey: Hashable, Sendable {
  let pages: PagesID
  let content: Content
}

extension NavigationGraph {
  /// Returns the index of the first page that shows a content, or an inline stack with the content as its root.
  package func page(of pages: PagesID, showing content: Content) -> Int? { pageNumbers[PageKey(pages: pages, content: content)] }

  /// Fills `pageNumbers`. An event can turn to any page, so a search for each event would make the time quadratic in the number of pages.
  func numberPages() {
    for pages in pageSets.ids {
      for (number, page) in pageSets[pages].pages.enumerated() {
        let own = instances[self.pages[page].instance].content
        var shown = [own]
        if case .stack(let stack) = own, stacks[stack].isInline, let root = stacks[stack].root { shown.append(instances[root].content) }
        for content in shown where pageNumbers[PageKey(pages: pages, content: content)] == nil {
          pageNumbers[PageKey(pages: pages, content: content)] = number
        }
      }
    }
  }
}
