struct Point: Equatable {
  var x: Double
  var y: Double
}

/// A rectangle. The direction of y depends on its use.
package struct Rect: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  var right: Double { x + width }
  var top: Double { y + height }
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  func inset(by: Double) -> Rect { Rect(x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by) }

  func touches(_ other: Rect) -> Bool { x <= other.right && other.x <= right && y <= other.top && other.y <= top }

  /// Whether the line from `a` to `b` passes through the rectangle.
  func meets(from a: Point, to b: Point) -> Bool {
    guard width > 0, height > 0 else { return false }
    var (low, high) = (0.0, 1.0)
    for (start, change, least, most) in [(a.x, b.x - a.x, x, right), (a.y, b.y - a.y, y, top)] {
      if change == 0 {
        if start < least || start > most { return false }
        continue
      }
      let (first, second) = ((least - start) / change, (most - start) / change)
      low = max(low, min(first, second))
      high = min(high, max(first, second))
      if low > high { return false }
    }
    return true
  }
}
