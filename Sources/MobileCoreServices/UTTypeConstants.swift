// The list of `UTType` again, by the names that sources of before iOS 14 use.

/// The kind `public.item`.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
/// The kind `public.content`.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
/// The kind `public.composite-content`.
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The kind `public.message`.
public nonisolated(unsafe) let kUTTypeMessage: CFString = "public.message"
/// The kind `public.contact`.
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"
/// The kind `public.archive`.
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"
/// The kind `public.disk-image`.
public nonisolated(unsafe) let kUTTypeDiskImage: CFString = "public.disk-image"
/// The kind `public.data`.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// The kind `public.directory`.
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"
/// The kind `com.apple.resolvable`.
public nonisolated(unsafe) let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// The kind `public.symlink`.
public nonisolated(unsafe) let kUTTypeSymLink: CFString = "public.symlink"
/// The kind `public.executable`.
public nonisolated(unsafe) let kUTTypeExecutable: CFString = "public.executable"
/// The kind `com.apple.mount-point`.
public nonisolated(unsafe) let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// The kind `com.apple.alias-file`.
public nonisolated(unsafe) let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// The kind `com.apple.bookmark`.
public nonisolated(unsafe) let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// The kind `public.url`.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// The kind `public.file-url`.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
/// The kind `public.text`.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// The kind `public.plain-text`.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// The kind `public.utf8-plain-text`.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The kind `public.utf16-external-plain-text`.
public nonisolated(unsafe) let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// The kind `public.utf16-plain-text`.
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The kind `public.delimited-values-text`.
public nonisolated(unsafe) let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// The kind `public.comma-separated-values-text`.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The kind `public.tab-separated-values-text`.
public nonisolated(unsafe) let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// The kind `public.utf8-tab-separated-values-text`.
public nonisolated(unsafe) let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// The kind `public.rtf`.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
/// The kind `public.html`.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
/// The kind `public.xml`.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
/// The kind `public.source-code`.
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"
/// The kind `public.assembly-source`.
public nonisolated(unsafe) let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// The kind `public.c-source`.
public nonisolated(unsafe) let kUTTypeCSource: CFString = "public.c-source"
/// The kind `public.objective-c-source`.
public nonisolated(unsafe) let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// The kind `public.swift-source`.
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The kind `public.c-plus-plus-source`.
public nonisolated(unsafe) let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// The kind `public.c-header`.
public nonisolated(unsafe) let kUTTypeCHeader: CFString = "public.c-header"
/// The kind `public.c-plus-plus-header`.
public nonisolated(unsafe) let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// The kind `public.script`.
public nonisolated(unsafe) let kUTTypeScript: CFString = "public.script"
/// The kind `com.apple.applescript.text`.
public nonisolated(unsafe) let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// The kind `com.netscape.javascript-source`.
public nonisolated(unsafe) let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The kind `public.shell-script`.
public nonisolated(unsafe) let kUTTypeShellScript: CFString = "public.shell-script"
/// The kind `public.perl-script`.
public nonisolated(unsafe) let kUTTypePerlScript: CFString = "public.perl-script"
/// The kind `public.python-script`.
public nonisolated(unsafe) let kUTTypePythonScript: CFString = "public.python-script"
/// The kind `public.ruby-script`.
public nonisolated(unsafe) let kUTTypeRubyScript: CFString = "public.ruby-script"
/// The kind `public.php-script`.
public nonisolated(unsafe) let kUTTypePHPScript: CFString = "public.php-script"
/// The kind `public.json`.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
/// The kind `com.apple.property-list`.
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The kind `com.apple.xml-property-list`.
public nonisolated(unsafe) let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// The kind `com.apple.binary-property-list`.
public nonisolated(unsafe) let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// The kind `com.adobe.pdf`.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// The kind `com.apple.rtfd`.
public nonisolated(unsafe) let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The kind `com.apple.flat-rtfd`.
public nonisolated(unsafe) let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// The kind `com.apple.webarchive`.
public nonisolated(unsafe) let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// The kind `public.image`.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// The kind `public.jpeg`.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// The kind `public.tiff`.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
/// The kind `com.compuserve.gif`.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The kind `public.png`.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// The kind `com.apple.icns`.
public nonisolated(unsafe) let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// The kind `com.microsoft.bmp`.
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The kind `com.microsoft.ico`.
public nonisolated(unsafe) let kUTTypeICO: CFString = "com.microsoft.ico"
/// The kind `public.camera-raw-image`.
public nonisolated(unsafe) let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The kind `public.svg-image`.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The kind `com.apple.live-photo`.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The kind `public.3d-content`.
public nonisolated(unsafe) let kUTType3DContent: CFString = "public.3d-content"
/// The kind `public.audiovisual-content`.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The kind `public.movie`.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// The kind `public.video`.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// The kind `public.audio`.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// The kind `com.apple.quicktime-movie`.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The kind `public.mpeg`.
public nonisolated(unsafe) let kUTTypeMPEG: CFString = "public.mpeg"
/// The kind `public.mpeg-2-video`.
public nonisolated(unsafe) let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// The kind `public.mp3`.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
/// The kind `public.mpeg-4`.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The kind `public.mpeg-4-audio`.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The kind `com.apple.protected-mpeg-4-audio`.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// The kind `com.apple.protected-mpeg-4-video`.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// The kind `public.avi`.
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = "public.avi"
/// The kind `public.aiff-audio`.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// The kind `com.microsoft.waveform-audio`.
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The kind `public.midi-audio`.
public nonisolated(unsafe) let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// The kind `public.playlist`.
public nonisolated(unsafe) let kUTTypePlaylist: CFString = "public.playlist"
/// The kind `public.m3u-playlist`.
public nonisolated(unsafe) let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// The kind `public.folder`.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
/// The kind `public.volume`.
public nonisolated(unsafe) let kUTTypeVolume: CFString = "public.volume"
/// The kind `com.apple.package`.
public nonisolated(unsafe) let kUTTypePackage: CFString = "com.apple.package"
/// The kind `com.apple.bundle`.
public nonisolated(unsafe) let kUTTypeBundle: CFString = "com.apple.bundle"
/// The kind `com.apple.plugin`.
public nonisolated(unsafe) let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// The kind `com.apple.framework`.
public nonisolated(unsafe) let kUTTypeFramework: CFString = "com.apple.framework"
/// The kind `com.apple.application`.
public nonisolated(unsafe) let kUTTypeApplication: CFString = "com.apple.application"
/// The kind `com.apple.application-bundle`.
public nonisolated(unsafe) let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// The kind `public.unix-executable`.
public nonisolated(unsafe) let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// The kind `com.microsoft.windows-executable`.
public nonisolated(unsafe) let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// The kind `org.gnu.gnu-zip-archive`.
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The kind `public.bzip2-archive`.
public nonisolated(unsafe) let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// The kind `public.zip-archive`.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The kind `public.spreadsheet`.
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The kind `public.presentation`.
public nonisolated(unsafe) let kUTTypePresentation: CFString = "public.presentation"
/// The kind `public.database`.
public nonisolated(unsafe) let kUTTypeDatabase: CFString = "public.database"
/// The kind `public.vcard`.
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"
/// The kind `public.to-do-item`.
public nonisolated(unsafe) let kUTTypeToDoItem: CFString = "public.to-do-item"
/// The kind `public.calendar-event`.
public nonisolated(unsafe) let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The kind `public.email-message`.
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString = "public.email-message"
/// The kind `com.apple.internet-location`.
public nonisolated(unsafe) let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// The kind `public.font`.
public nonisolated(unsafe) let kUTTypeFont: CFString = "public.font"
/// The kind `public.bookmark`.
public nonisolated(unsafe) let kUTTypeBookmark: CFString = "public.bookmark"
/// The kind `com.rsa.pkcs-12`.
public nonisolated(unsafe) let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// The kind `public.x509-certificate`.
public nonisolated(unsafe) let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// The kind `org.idpf.epub-container`.
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The kind `public.log`.
public nonisolated(unsafe) let kUTTypeLog: CFString = "public.log"
