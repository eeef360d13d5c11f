import Foundation
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphSyntax
let files = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
var program = Program()
for f in files { _ = program.add(SourceFile(path: f, bytes: Array(FileManager.default.contents(atPath: f)!))) }
let c = Compiler.check(program)
for d in c.findings { FileHandle.standardError.write(Data("\(program.files[Int(d.primary.range.file.index)].path):\(LineTable(program.files[Int(d.primary.range.file.index)]).position(at: d.primary.range.start)): \(d.code) \(d.message)\n".utf8)) }
var o = DiagramOptions()
print(DotRenderer.text(try Compiler.diagram(c).selected(o).get()), terminator: "")
