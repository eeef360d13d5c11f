/// The last column to which cells are aligned. A cell that begins after it stays where it is, so that one long line doesn't move its
/// neighbors.
private let alignmentLimit = 64

/// Aligns the columns of neighboring items, then the comments at the ends of neighboring lines.
func align(_ lines: inout [FormattedLine]) {
  alignItems(in: &lines)
  alignComments(in: &lines)
}

/// Aligns tables. A table is a run of items of one kind in one body. It continues after the bodies of its items, and ends at a blank line
/// or an item of another kind.
private func alignItems(in lines: inout [FormattedLine]) {
  // The lines of the open table, indexed by depth.
  var open: [[Int]] = []
  for index in lines.indices {
    let line = lines[index]
    while open.count > line.indent + 1 { alignColumns(in: &lines, rows: open.removeLast()) }
    while open.count <= line.indent { open.append([]) }
    guard line.isItem else { continue }
    if let last = open[line.indent].last, line.blankBefore || lines[last].table != line.table {
      alignColumns(in: &lines, rows: open[line.indent])
      open[line.indent] = []
    }
    if line.table != 0, !line.isForeign { open[line.indent].append(index) }
  }
  for rows in open { alignColumns(in: &lines, rows: rows) }
}

private func alignColumns(in lines: inout [FormattedLine], rows: [Int]) {
  guard rows.count > 1 else { return }
  // For each row: the column at which the text so far ends, and the index of the next cell.
  var ends = rows.map { lines[$0].indent * 2 + FormattedLine.width(of: lines[$0].cells[0].text) }
  var next = [Int](repeating: 1, count: rows.count)
  while let column = rows.indices.compactMap({ next[$0] < lines[rows[$0]].cells.count ? lines[rows[$0]].cells[next[$0]].column : nil })
    .min()
  {
    let members = rows.indices.filter { next[$0] < lines[rows[$0]].cells.count && lines[rows[$0]].cells[next[$0]].column == column }
    let start = members.map { ends[$0] + 1 }.filter { $0 <= alignmentLimit }.max() ?? 0
    for row in members {
      let padding = max(1, start - ends[row])
      lines[rows[row]].cells[next[row]].padding = padding
      ends[row] += padding + FormattedLine.width(of: lines[rows[row]].cells[next[row]].text)
      next[row] += 1
    }
  }
}

private func alignComments(in lines: inout [FormattedLine]) {
  var start = 0
  while start < lines.count {
    var end = start
    while end < lines.count, !lines[end].comment.isEmpty, !lines[end].cells.isEmpty, !lines[end].isForeign,
      end == start || !lines[end].blankBefore
    {
      end += 1
    }
    if end > start + 1 {
      let widths = (start..<end).map { lines[$0].width }
      let column = widths.filter { $0 <= 100 }.max() ?? 0
      for index in start..<end { lines[index].commentPadding = max(2, column + 2 - widths[index - start]) }
    }
    start = max(end, start + 1)
  }
}
