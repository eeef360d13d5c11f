import NavGraphModel
import NavGraphSyntax

/// The patterns of one host as a trie of segments.
struct RouteTrie {
  struct Child {
    let segment: SegmentClass
    let machine: PatternMachine
    let node: Int
    var isRest: Bool { segment == .rest }
  }
  /// A requirement after the path: the value of a key, or the fragment.
  struct Need {
    /// The key, or nil for the fragment.
    let key: [UInt32]?
    let value: PatternMachine
  }
  struct Node {
    var children: [Child] = []
    /// The variants whose path ends here.
    var ends: [Int] = []
  }
  private(set) var nodes: [Node] = [Node()]
  /// The needs of each variant of the table.
  private(set) var needs: [Int: [Need]] = [:]
  let table: RouteTable
  /// The variants that a URL of this host can match.
  let variants: [Int]

  init(of table: RouteTable, host: String) {
    self.table = table
    let origin = table.names.find(bytes: Array(host.utf8)).map(RouteOrigin.host)
    variants = table.variants.indices.filter { index in origin.map(table.origins(of: table.variants[index]).contains) ?? false }
    var machines: [SegmentClass: PatternMachine] = [:]
    func machine(for segment: SegmentClass) -> PatternMachine {
      if let known = machines[segment] { return known }
      let made = PatternMachine(of: PatternElement.elements(of: table.language(of: segment)))
      machines[segment] = made
      return made
    }
    var places: [[Int]: Int] = [:]
    for index in variants {
      let variant = table.variants[index]
      var node = 0
      for segment in table.segments(of: variant) {
        let place = [node, Int(segment.raw)]
        if let known = places[place] {
          node = known
        } else if let last = table.ending(of: segment) {
          // Any number of segments, followed by the last one.
          let (more, end) = (nodes.count, nodes.count + 1)
          let next = [
            Child(segment: .any, machine: machine(for: .any), node: more),
            Child(segment: last, machine: machine(for: last), node: end),
          ]
          nodes += [Node(children: next), Node()]
          nodes[node].children += next
          places[place] = end
          node = end
        } else {
          nodes[node].children.append(Child(segment: segment, machine: machine(for: segment), node: nodes.count))
          node = nodes.count
          places[place] = node
          nodes.append(Node())
        }
      }
      nodes[node].ends.append(index)
      let required = table.needs(of: variant)
      if !required.isEmpty {
        needs[index] = required.map { need in
          Need(
            key: need.key.map { table.names.text(of: $0).unicodeScalars.map(\.value) },
            // A value may be empty.
            value: need.value == .any ? PatternMachine(of: [.many]) : machine(for: need.value))
        }
      }
    }
  }
}
