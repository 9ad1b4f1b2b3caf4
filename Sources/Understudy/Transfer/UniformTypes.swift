/// The kinds of data that the system declares: facts of Apple's page "System-declared uniform type identifiers".
package enum UniformTypes {
  /// What is known of a kind.
  package struct Declaration: Sendable {
    package let parents: [String]
    /// Extensions of files, the usual one first.
    package let extensions: [String]
    package let mimeType: String?
  }

  package static let all: [String: Declaration] = {
    var all: [String: Declaration] = [:]
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      func list(_ column: Int) -> [String] { columns[column].split(separator: ",").map(String.init) }
      all[columns[0]] = Declaration(
        parents: list(1), extensions: list(2), mimeType: columns[3].isEmpty ? nil : columns[3])
    }
    return all
  }()

  /// The kind of files with an extension in small letters.
  static func identifier(ofExtension name: String) -> String? {
    all.first { $0.value.extensions.contains(name) }?.key
  }

  /// Identifier, what it conforms to, extensions, name on the web.
  private static let table = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.data|public.item||
    public.directory|public.item||
    com.apple.resolvable|||
    public.symlink|public.item,com.apple.resolvable||
    public.executable|public.item||
    com.apple.mount-point|public.item,com.apple.resolvable||
    com.apple.alias-file|public.data,com.apple.resolvable||
    com.apple.bookmark|public.data,com.apple.resolvable||
    public.url|public.data||
    public.file-url|public.url||
    public.text|public.data,public.content||
    public.plain-text|public.text|txt,text|text/plain
    public.utf8-plain-text|public.plain-text||
    public.utf16-external-plain-text|public.plain-text||
    public.utf16-plain-text|public.plain-text||
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text,public.utf8-plain-text||
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html,htm|text/html
    public.xml|public.text|xml|application/xml
    public.yaml|public.text|yaml,yml|application/x-yaml
    public.source-code|public.plain-text||
    public.assembly-source|public.source-code|s|
    public.c-source|public.source-code|c|
    public.objective-c-source|public.source-code|m|
    public.swift-source|public.source-code|swift|
    public.c-plus-plus-source|public.source-code|cpp,cc,cxx|
    public.c-header|public.source-code|h|
    public.c-plus-plus-header|public.source-code|hpp|
    public.script|public.source-code||
    com.netscape.javascript-source|public.script|js,javascript|text/javascript
    public.shell-script|public.script|sh|
    public.python-script|public.script|py|text/x-python-script
    public.ruby-script|public.script|rb|
    public.perl-script|public.script|pl|
    public.php-script|public.script|php|
    com.apple.applescript.text|public.script|applescript|
    public.json|public.text|json|application/json
    public.geojson|public.json|geojson|
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|com.apple.property-list,public.xml||
    com.apple.binary-property-list|com.apple.property-list||
    com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf
    com.apple.rtfd|com.apple.package,public.composite-content|rtfd|
    com.apple.flat-rtfd|public.data,public.composite-content||
    com.apple.webarchive|public.data|webarchive|
    public.image|public.data,public.content||
    public.jpeg|public.image|jpeg,jpg|image/jpeg
    public.tiff|public.image|tiff,tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.apple.icns|public.image|icns|
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|
    public.camera-raw-image|public.image||
    public.svg-image|public.image|svg|image/svg+xml
    com.apple.live-photo|public.content||
    public.heif|public.image|heif|image/heif
    public.heic|public.heif|heic|image/heic
    org.webmproject.webp|public.image|webp|image/webp
    com.ilm.openexr-image|public.image|exr|
    public.3d-content|public.content||
    com.pixar.universal-scene-description|public.data,public.3d-content|usd|
    com.pixar.universal-scene-description-mobile|public.data,public.3d-content|usdz|
    com.apple.reality|public.data|reality|
    public.audiovisual-content|public.data,public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime
    public.mpeg|public.movie|mpg,mpeg|video/mpeg
    public.mpeg-2-video|public.video||
    public.mpeg-4|public.movie|mp4|video/mp4
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    com.apple.protected-mpeg-4-audio|public.audio||
    com.apple.protected-mpeg-4-video|public.movie||
    public.mp3|public.audio|mp3|audio/mpeg
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave
    public.aiff-audio|public.audio|aiff,aif|audio/aiff
    public.avi|public.movie|avi|video/avi
    public.midi-audio|public.audio|midi,mid|audio/midi
    public.playlist|||
    public.m3u-playlist|public.text,public.playlist|m3u|
    public.folder|public.directory||
    public.volume|public.folder||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    com.apple.plugin|com.apple.bundle,com.apple.package||
    com.apple.metadata-importer|com.apple.plugin||
    com.apple.quicklook-generator|com.apple.plugin||
    com.apple.xpc-service|com.apple.bundle,com.apple.package||
    com.apple.framework|com.apple.bundle|framework|
    com.apple.application|public.executable||
    com.apple.application-bundle|com.apple.application,com.apple.bundle,com.apple.package|app|
    com.apple.application-and-system-extension|com.apple.xpc-service||
    public.unix-executable|public.data,public.executable||
    com.microsoft.windows-executable|public.data,public.executable|exe|
    com.apple.systempreference.prefpane|com.apple.bundle,com.apple.package||
    public.archive|public.data||
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip
    public.bzip2-archive|public.archive|bz2|
    public.zip-archive|public.archive|zip|application/zip
    com.apple.archive|public.archive|aar|
    public.tar-archive|public.archive|tar|application/x-tar
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.database|||
    public.message|||
    public.contact|||
    public.vcard|public.text,public.contact|vcf|text/vcard
    public.to-do-item|||
    public.calendar-event|||
    public.email-message|public.message||
    com.apple.internet-location|public.data||
    com.microsoft.internet-shortcut|public.data|url|
    public.font|||
    public.bookmark|||
    com.rsa.pkcs-12|public.data|p12|
    public.x509-certificate|public.data|cer|
    org.idpf.epub-container|public.data,public.composite-content|epub|application/epub+zip
    public.log|public.plain-text|log|
    public.make-source|public.source-code||
    public.disk-image|public.archive|dmg|
    """
}
