import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The trees of a program's files. Only changed files are parsed again.
struct ParsedFiles {
  private var last: Program?

  mutating func program(of files: [SourceFile]) -> Program {
    var program = Program()
    if let last, last.files.count == files.count, zip(last.files, files).allSatisfy({ $0.path.isExactly($1.path) }) {
      program = last
      for (index, file) in files.enumerated() where program.files[index].bytes != file.bytes {
        program = program.replacing(FileID(index), with: file)
      }
    } else {
      program = Compiler.parse(files)
    }
    last = program
    return program
  }
}
