import MobileCoreServices
import Testing

@Suite("Kinds of data by their old names")
struct OldTypeTests {
  @Test("The constants name the kinds of the list")
  func constants() {
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect(kUTTypeVCard as String == UTType.vCard.identifier)
    #expect(kUTType3DContent as String == "public.3d-content")
    #expect([kUTTypeMovie as String, kUTTypePDF as String] == ["public.movie", "com.adobe.pdf"])
  }

  @Test("A kind conforms to another one, and to itself")
  func conformance() {
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeJPEG))
    #expect(UTTypeConformsTo("org.example.tea" as CFString, "org.example.tea" as CFString))
    #expect(!UTTypeConformsTo("org.example.tea" as CFString, kUTTypeData))
    #expect(UTTypeEqual("PUBLIC.PNG" as CFString, kUTTypePNG))
  }

  @Test("A kind is found by a tag, and has tags")
  func tags() {
    func kind(_ tag: String, _ tagClass: CFString, _ parent: CFString? = nil) -> String? {
      UTTypeCreatePreferredIdentifierForTag(tagClass, tag as CFString, parent)?.takeRetainedValue() as String?
    }
    #expect(kind("pdf", kUTTagClassFilenameExtension) == "com.adobe.pdf")
    #expect(kind("image/png", kUTTagClassMIMEType) == "public.png")
    #expect(kind("png", kUTTagClassFilenameExtension, kUTTypeAudio) == nil)
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue()
    #expect(mime as String? == "image/jpeg")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeItem, kUTTagClassFilenameExtension) == nil)
  }
}
