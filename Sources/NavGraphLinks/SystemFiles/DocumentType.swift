/// The uniform type identifier of a file extension.
struct DocumentType {
  let fileExtension: String
  let identifier: String
  /// Whether the type is declared by the app, because the system doesn't know it.
  let isOwn: Bool

  init(extension fileExtension: String, bundle: String) {
    self.fileExtension = fileExtension
    let known = DocumentType.known[fileExtension.lowercased()]
    identifier = known ?? bundle + "." + fileExtension
    isOwn = known == nil
  }

  private static let known = [
    "csv": "public.comma-separated-values-text", "epub": "org.idpf.epub-container", "gif": "com.compuserve.gif",
    "gz": "org.gnu.gnu-zip-archive",
    "heic": "public.heic", "htm": "public.html", "html": "public.html", "ics": "com.apple.ical.ics", "jpeg": "public.jpeg",
    "jpg": "public.jpeg", "json": "public.json", "m4a": "com.apple.m4a-audio", "md": "net.daringfireball.markdown",
    "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "mp4": "public.mpeg-4", "pdf": "com.adobe.pdf", "png": "public.png",
    "rtf": "public.rtf", "svg": "public.svg-image", "tar": "public.tar-archive", "tiff": "public.tiff",
    "tsv": "public.tab-separated-values-text",
    "txt": "public.plain-text", "vcf": "public.vcard", "wav": "com.microsoft.waveform-audio", "webp": "org.webmproject.webp",
    "xml": "public.xml",
    "yaml": "public.yaml", "yml": "public.yaml", "zip": "public.zip-archive",
  ]
}
