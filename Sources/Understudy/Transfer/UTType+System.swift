// The list of `UniformTypes` again, by the names that sources use.

extension UTType {
  /// The kind `public.item`.
  public static var item: UTType { UTType(known: "public.item") }
  /// The kind `public.content`.
  public static var content: UTType { UTType(known: "public.content") }
  /// The kind `public.composite-content`.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// The kind `public.data`.
  public static var data: UTType { UTType(known: "public.data") }
  /// The kind `public.directory`.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// The kind `com.apple.resolvable`.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// The kind `public.symlink`.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// The kind `public.executable`.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// The kind `com.apple.mount-point`.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// The kind `com.apple.alias-file`.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// The kind `com.apple.bookmark`.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// The kind `public.url`.
  public static var url: UTType { UTType(known: "public.url") }
  /// The kind `public.file-url`.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// The kind `public.text`.
  public static var text: UTType { UTType(known: "public.text") }
  /// The kind `public.plain-text`.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// The kind `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// The kind `public.utf16-external-plain-text`.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// The kind `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// The kind `public.delimited-values-text`.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// The kind `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// The kind `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// The kind `public.utf8-tab-separated-values-text`.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// The kind `public.rtf`.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// The kind `public.html`.
  public static var html: UTType { UTType(known: "public.html") }
  /// The kind `public.xml`.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// The kind `public.yaml`.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// The kind `public.source-code`.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// The kind `public.assembly-source`.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// The kind `public.c-source`.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// The kind `public.objective-c-source`.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// The kind `public.swift-source`.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// The kind `public.c-plus-plus-source`.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// The kind `public.c-header`.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// The kind `public.c-plus-plus-header`.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// The kind `public.script`.
  public static var script: UTType { UTType(known: "public.script") }
  /// The kind `com.netscape.javascript-source`.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// The kind `public.shell-script`.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// The kind `public.python-script`.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// The kind `public.ruby-script`.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// The kind `public.perl-script`.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// The kind `public.php-script`.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// The kind `com.apple.applescript.text`.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// The kind `public.json`.
  public static var json: UTType { UTType(known: "public.json") }
  /// The kind `public.geojson`.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// The kind `com.apple.property-list`.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// The kind `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// The kind `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// The kind `com.adobe.pdf`.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// The kind `com.apple.rtfd`.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// The kind `com.apple.flat-rtfd`.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// The kind `com.apple.webarchive`.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// The kind `public.image`.
  public static var image: UTType { UTType(known: "public.image") }
  /// The kind `public.jpeg`.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// The kind `public.tiff`.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// The kind `com.compuserve.gif`.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// The kind `public.png`.
  public static var png: UTType { UTType(known: "public.png") }
  /// The kind `com.apple.icns`.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// The kind `com.microsoft.bmp`.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// The kind `com.microsoft.ico`.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// The kind `public.camera-raw-image`.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// The kind `public.svg-image`.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// The kind `com.apple.live-photo`.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// The kind `public.heif`.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// The kind `public.heic`.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// The kind `org.webmproject.webp`.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// The kind `com.ilm.openexr-image`.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// The kind `public.3d-content`.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// The kind `com.pixar.universal-scene-description`.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// The kind `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// The kind `com.apple.reality`.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// The kind `public.audiovisual-content`.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// The kind `public.movie`.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// The kind `public.video`.
  public static var video: UTType { UTType(known: "public.video") }
  /// The kind `public.audio`.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// The kind `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// The kind `public.mpeg`.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// The kind `public.mpeg-2-video`.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// The kind `public.mpeg-4`.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// The kind `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// The kind `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// The kind `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// The kind `public.mp3`.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// The kind `com.microsoft.waveform-audio`.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// The kind `public.aiff-audio`.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// The kind `public.avi`.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// The kind `public.midi-audio`.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// The kind `public.playlist`.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// The kind `public.m3u-playlist`.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// The kind `public.folder`.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The kind `public.volume`.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// The kind `com.apple.package`.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// The kind `com.apple.bundle`.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// The kind `com.apple.plugin`.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// The kind `com.apple.metadata-importer`.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// The kind `com.apple.quicklook-generator`.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// The kind `com.apple.xpc-service`.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// The kind `com.apple.framework`.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// The kind `com.apple.application`.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// The kind `com.apple.application-bundle`.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// The kind `com.apple.application-and-system-extension`.
  public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
  /// The kind `public.unix-executable`.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// The kind `com.microsoft.windows-executable`.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// The kind `com.apple.systempreference.prefpane`.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
  /// The kind `public.archive`.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// The kind `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// The kind `public.bzip2-archive`.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// The kind `public.zip-archive`.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// The kind `com.apple.archive`.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// The kind `public.tar-archive`.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// The kind `public.spreadsheet`.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// The kind `public.presentation`.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// The kind `public.database`.
  public static var database: UTType { UTType(known: "public.database") }
  /// The kind `public.message`.
  public static var message: UTType { UTType(known: "public.message") }
  /// The kind `public.contact`.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// The kind `public.vcard`.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// The kind `public.to-do-item`.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// The kind `public.calendar-event`.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// The kind `public.email-message`.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// The kind `com.apple.internet-location`.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// The kind `com.microsoft.internet-shortcut`.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// The kind `public.font`.
  public static var font: UTType { UTType(known: "public.font") }
  /// The kind `public.bookmark`.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// The kind `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// The kind `public.x509-certificate`.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// The kind `org.idpf.epub-container`.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// The kind `public.log`.
  public static var log: UTType { UTType(known: "public.log") }
  /// The kind `public.make-source`.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// The kind `public.disk-image`.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
}
