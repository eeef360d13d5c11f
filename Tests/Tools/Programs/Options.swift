/// The options of the command line.
struct Options: Sendable {
  var count = 50
  var seed: UInt64 = 1
  /// The number of programs in one run of the Swift compiler.
  var batch = 8
  var jobs = 2
  var tests = false
  /// The `output` that every program declares. If it is nil, each program chooses one.
  var output: String?
  /// The number of steps of the walk through each program, which replaces compilation. If it is 0, programs are compiled.
  var walk = 0
  var shrinks = false
  /// Whether programs may contain constructs that are known to fail.
  var faults = false
  var keep: String?
  var modules = ".build/debug/Modules"

  static let usage = """
    Compiles random programs:

        Programs [--count N] [--seed S] [--tests] [--batch B] [--jobs J] [--shrink] [--faults] [--keep DIR]
                 [--modules DIR] [--output uikit|swiftui|both]
        Programs --walk STEPS [--count N] [--seed S] [--keep DIR]

    Each is checked, its Swift and its tests are generated and compiled, warnings being errors. `swift build` must have built the headless UIKit
    and the run time; --modules says where. A failure is printed with its seed; --shrink makes the first of each kind short.
    --faults puts in what is sound and known to go wrong (`OpenFault`). --output has every program say that output, with a platform that has
    it: what the output can't do (NAV0394 as an error) is counted and said, and is no failure.

    --walk compiles nothing: it drives each program at random on the run time that apps ship, on every kind of device.
    """

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--tests": tests = true
      case "--shrink": shrinks = true
      case "--faults": faults = true
      default:
        guard let value = rest.popFirst() else { return nil }
        switch argument {
        case "--count": count = Int(value) ?? count
        case "--seed": seed = UInt64(value) ?? seed
        case "--walk": walk = Int(value) ?? walk
        case "--batch": batch = max(Int(value) ?? batch, 1)
        case "--jobs": jobs = max(Int(value) ?? jobs, 1)
        case "--output":
          guard let named = ["uikit": "uikit", "swiftui": "swiftui", "both": "uikit, swiftui"][value] else { return nil }
          output = named
        case "--keep": keep = value
        case "--modules": modules = value
        default: return nil
        }
      }
    }
  }
}
