import Foundation
import Testing

@testable import NavGraphDiagrams

/// Tests of PDF files with compressed objects, as newer versions of Cairo write them.
struct PDFFileTests {
  @Test func whatIsCompressed() throws {
    func inflated(_ text: String) throws -> [UInt8]? {
      Inflate.bytes(of: [UInt8](try #require(Data(base64Encoded: text)))[...])
    }
    #expect(try inflated("eNpLTEpOhCEAHeAEmQ==") == Array("abcabcabcabc".utf8))
    #expect(try inflated("eAEBBQD6/3BsYWluBkgCFQ==") == Array("plain".utf8))
    var seed = 7
    let letters = (0..<900).map { _ in
      seed = (seed &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      return UInt8(97 + min((seed >> 16) % 26, (seed >> 8) % 26))
    }
    let expected = letters + Array(String(repeating: "the quick brown fox ", count: 20).utf8)
    let bytes = [UInt8](try #require(Data(base64Encoded: PDFFileTests.dynamic)))
    #expect(Inflate.bytes(of: bytes[...]) == expected)
    // Truncated or damaged data results in nil or other bytes, never in a trap.
    for count in 0..<bytes.count - 8 { #expect(Inflate.bytes(of: bytes[..<count]) == nil) }
    for index in bytes.indices {
      var broken = bytes
      broken[index] ^= 0x55
      _ = Inflate.bytes(of: broken[...])
    }
  }

  @Test func objectsInStreams() throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: PDFFileTests.file)))
    let file = try #require(PDFFile(bytes))
    #expect(file.hasStream)
    let tree = try #require(file.reference(for: "Pages", in: file.root))
    #expect(file.object(number: tree)?.contains("/Count 1") == true)
    // An updated file contains the new objects.
    var update = PDFUpdate(of: file)
    update.add(file.size, dictionary: "<< /Type /Page >>")
    update.add(tree, dictionary: "<< /Type /Pages /Kids [\(file.size) 0 R] /Count 7 >>")
    let later = try #require(PDFFile(update.bytes))
    #expect(later.root == file.root && later.reference(for: "Pages", in: later.root) == tree)
    #expect(later.object(number: tree)?.contains("/Count 7") == true && later.object(number: file.size)?.contains("/Page") == true)
    for count in stride(from: 0, to: bytes.count, by: 7) { _ = PDFFile(Array(bytes[..<count])) }
    for index in bytes.indices {
      var broken = bytes
      broken[index] = 0x39
      if let file = PDFFile(broken) { for number in 0..<12 { _ = file.object(number: number) } }
    }
  }

  private static let dynamic = """
    eNrtksmR5TgMBV0p17CDAFdR+vrV1g/birn0iREgyABeZhUgTRKe3pc8wFfD7bEFLwDhaOuZDl4C7sjVbE2/GpBoE6/iCRWjwesIwHsRa+2+0Rlr+3BcSiF5\
    2bOS7yBiijLuLH5twgqe5Gb4aKyV/dUscAM591SS/BZQ9K+yCFhRhIsZ7wQs1X0A3GaknLokxpkHSgzVSptK3LUyBOrn2shGdeLLFSFOv2JBNfc/NTEqWcPk\
    xb0DArrrMl9QwNLTcIMJTqK0ns5vhBaVNjd2JIQML+8jqeKb/y6q4Dzp/J/i8rLQ5dRGRYkJcOqXVuZLjb8fFYAyyKoytYR30SWaKWFvty99n/6MR/9ojk1w\
    T+5BCSLBUIUTBX4jn0PBCLbrJIWCJiYEB5wBlaHJpVpCm5+FxPkhl+HUIRgp7oNjyInSvx0terNdgSDAVQZG+X3OYPkckiG3X0xDo0Ib6YcIkDEuPe+0fi3O\
    7SOjDonoozB756n5wTH5qY2fInlSLoM/c50AkpPOLLWavEesy2pWLbBw3hoytNE8WfTumss+tnQa6DnM5m582hcNo6ftDnVwP+bFcUP38m+pC9360sJHGQgR\
    HMfZ9qtz1r/XZ0WwrXjyUj5GoyGHYExfQz3P4M9egwent/P2AKJC0nfiHvm0yvb6/GLh1fSwpSHmue3vHsLgq36OCN0PqzA8eBB5xdGPjw2st4RAP/zdC2OB\
    xlBWvel2+VlPofzBa7z9R8f351/t/6v9ByQfBBc=
    """

  private static let file = """
    JVBERi0xLjUKJcK1wrYKJSBXcml0dGVuIGJ5IE11UERGIDEuMjguNQoKNCAwIG9iago8PC9MZW5ndGggMTI3L0ZpbHRlci9GbGF0ZURlY29kZT4+CnN0cmVh\
    bQp4nDVNQQoCQQy79xX5gLWVmdnpC4QFD+pRPEgFQdiDePD7tutIaZKWNFVI1EYDVBt8oRfJujvtsb0JHm9SfGI3Rz/pcoWw4E4qOMAKaseS3Ca2oujKppha\
    zImOumOxlEX+nlBx5cmls1Sj4VotiT5yQkb0zzSeOc50pC/VESNFCmVuZHN0cmVhbQplbmRvYmoKCjUgMCBvYmoKPDwvUHJvZHVjZXIoY2Fpcm8gMS4xNi4w\
    IFwoaHR0cHM6Ly9jYWlyb2dyYXBoaWNzLm9yZ1wpKS9DcmVhdGlvbkRhdGUoRDoyMDI2MTEyNTE3MzI0NlopPj4KZW5kb2JqCgo2IDAgb2JqCjw8L1R5cGUv\
    Q2F0YWxvZy9QYWdlcyAxIDAgUj4+CmVuZG9iagoKNyAwIG9iago8PC9UeXBlL09ialN0bS9GaXJzdCAxNS9OIDMvTGVuZ3RoIDE2OS9GaWx0ZXIvRmxhdGVE\
    ZWNvZGU+PgpzdHJlYW0KeJxNjs0Kg0AMhF8lbxCjtr3IQrVFSikU9SY9LGsoXlT2p+jbNysUmsOQCV+GIUgghewAGdCJoCiw2xbGp36zw/s4uD4VonlhNYfJ\
    Ayn1j4hYjufI4IOHUZfz2idiKcuB6BgfJy+Mg3yHajuH5ZexG2yxs3pyS8wyG97A28BYtXjhz2i4qUulsGE3B2vYSVPJ2XtcV1+3XnuWXSci1RkIjY4143wB\
    BZNB1QplbmRzdHJlYW0KZW5kb2JqCgo4IDAgb2JqCjw8L1R5cGUvWFJlZi9JbmZvIDUgMCBSL1Jvb3QgNiAwIFIvSURbPDcyMzNDMzk1MDg2RUMyQTk3NjRB\
    QzI4MTRFNkEzM0MyPjwzQUM0MDQ5OEE3MjFGNUI3NDQzNTczQ0NFM0NENDE5Mz5dL1NpemUgOS9XWzEgNCAxXS9JbmRleFswIDldL0xlbmd0aCA0MC9GaWx0\
    ZXIvRmxhdGVEZWNvZGU+PgpzdHJlYW0KeJxjYACC/0xAgp0BTDKCSSZGIKnFACLfgUjGCDDZBiKZehkAVvADqgplbmRzdHJlYW0KZW5kb2JqCgpzdGFydHhy\
    ZWYKNjUzCiUlRU9GCg==
    """
}
