/// A file to be written: its name within the output folder, and its bytes.
struct OutputFile {
  let name: String
  let bytes: [UInt8]
}
