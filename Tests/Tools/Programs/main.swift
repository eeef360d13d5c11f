// Random programs over the whole grammar, compiled:
//
//     swift run Programs --count 50 --seed 1 --tests
//
// The programs depend on the seed alone. See Options.swift for the rest.
import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(Options.usage)
  exit(64)
}
exit(await Run.report(options))
