/// A growing buffer of plain values without reference counting. The lexer and the parser fill one each and pass it to the tree.
///
/// The last owner must call `free`.
struct FlatBuffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = Swift.max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(never) private mutating func grow() {
    let next = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    next.moveInitialize(from: base, count: count)
    base.deallocate()
    base = next
    capacity *= 2
  }

  /// Accesses an element. `index` must be less than `count`; it isn't checked.
  @inline(__always) subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  func free() { base.deallocate() }
}
