// Feeds broken programs to the stages of the compiler:
//
//     swift run -c release Fuzz --minutes 10 --seed 1 [--target parser] [--only N] [FOLDER...]
//
// or tests the program as a whole, with command lines, files, links, and kills:
//
//     swift run Fuzz --program .build/debug/navgraph --minutes 1 --seed 1 [--only N] [FOLDER...]
//
// The seeds are the .navgraph files in the folders (Samples and Tests by default). The inputs depend on the seed and their number alone.
import Foundation
import NavGraphSyntax
import Torture

var minutes = 1.0
var seed: UInt64 = 1
var wanted: String?
var only: UInt64?
var folders: [String] = []
var program: String?

var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--minutes": minutes = arguments.popFirst().flatMap(Double.init) ?? minutes
  case "--seed": seed = arguments.popFirst().flatMap(UInt64.init) ?? seed
  case "--program": program = arguments.popFirst()
  case "--target": wanted = arguments.popFirst()
  case "--only": only = arguments.popFirst().flatMap(UInt64.init)
  default: folders.append(argument)
  }
}

let targets = FuzzTarget.all.filter { wanted == nil || $0.name == wanted }
guard !targets.isEmpty else {
  print("no target \(wanted ?? ""); there are: " + FuzzTarget.all.map(\.name).joined(separator: ", "))
  exit(64)
}
let seeds = Seeds.read(folders.isEmpty ? ["Samples", "Tests"] : folders)
let mutator = Mutator(seeds: seeds, seed: seed)

if let program {
  let (tally, complaint) = try CommandTorture(program: program, seed: seed, seeds: seeds).run(minutes: minutes, only: only)
  print(tally.text)
  print(complaint ?? "nothing wrong")
  exit(complaint == nil ? 0 : 1)
}

/// Tries one input on every target. The first failure ends the run.
func attempt(_ number: UInt64) -> Int {
  Watch.current.store(number, ordering: .relaxed)
  let bytes = mutator.input(number: number)
  let source = SourceFile(path: "input-\(number).navgraph", bytes: bytes)
  for target in targets {
    if let complaint = target.complaint(source) {
      print("\(target.name), input \(number): \(complaint)\n---\n\(String(decoding: bytes, as: UTF8.self))\n---")
      exit(1)
    }
  }
  return bytes.count
}

if let only {
  print(String(decoding: mutator.input(number: only), as: UTF8.self))
  print("---")
  Watch.start("Fuzz --seed \(seed)")
  _ = attempt(only)
  print("nothing wrong")
  exit(0)
}

print("\(seeds.count) seeds, targets: \(targets.map(\.name).joined(separator: ", ")), \(minutes) minutes, seed \(seed)")
Watch.start("Fuzz --seed \(seed)")
let clock = ContinuousClock()
let end = clock.now + .seconds(minutes * 60)
var number: UInt64 = 0
var total = 0
var slowest: (number: UInt64, time: Duration, size: Int) = (0, .zero, 0)
var now = clock.now
var nextReport = now + .seconds(30)
while now < end {
  number += 1
  let size = attempt(number)
  let after = clock.now
  total += size
  if after - now > slowest.time { slowest = (number, after - now, size) }
  now = after
  if now > nextReport {
    print("\(number) inputs, \(total >> 20) MiB; the slowest: input \(slowest.number), \(slowest.size) bytes, \(slowest.time)")
    nextReport = now + .seconds(30)
  }
}
print("\(number) inputs, \(total) bytes, nothing wrong; the slowest: input \(slowest.number), \(slowest.size) bytes, \(slowest.time)")
