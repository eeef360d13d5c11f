import Testing
import UIKit

/// An output, and the callbacks that fail in it.
struct FaultyOutput: Sendable, CustomTestStringConvertible {
  let output: Output
  let faults: HeadlessFaults

  static let all: [FaultyOutput] = Output.allCases.flatMap { output in
    HeadlessFaults.each(of: output == .uikit ? HeadlessCallback.ofControllers : HeadlessCallback.ofViews).map {
      FaultyOutput(output: output, faults: $0)
    }
  }

  var options: HeadlessOptions {
    var options = HeadlessOptions()
    options.faults = faults
    return options
  }

  var testDescription: String { "\(output), \(faults)" }
}
