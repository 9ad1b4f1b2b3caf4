import Testing
import UniformTypeIdentifiers

@Suite("Tags of kinds of data")
struct TypeTests {
  @Test("A kind is found by an extension or by its name on the web")
  func tags() {
    #expect(UTType(tag: "JPG", tagClass: .filenameExtension, conformingTo: .image) == .jpeg)
    #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: nil) == .png)
    #expect(UTType(tag: "jpg", tagClass: .filenameExtension, conformingTo: .audio) == nil)
    #expect(UTType(tag: "tea", tagClass: .filenameExtension, conformingTo: nil)?.isDynamic == true)
    #expect(UTType(tag: "tea/green", tagClass: .mimeType, conformingTo: nil) == nil)
    #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == [.png])
  }

  @Test("A kind has its tags")
  func tagsOfKind() {
    #expect(UTType.jpeg.tags == [.filenameExtension: ["jpeg", "jpg"], .mimeType: ["image/jpeg"]])
    #expect(UTType.item.tags.isEmpty)
    #expect(UTType(filenameExtension: "tea")?.tags == [.filenameExtension: ["tea"]])
    #expect(UTType.json.version == nil && UTType.json.referenceURL == nil)
  }

  @Test("A URL gets the extension of a kind, unless it has one that stands for it")
  func urls() {
    let folder = URL(filePath: "/teas", directoryHint: .isDirectory)
    #expect(folder.appendingPathComponent("list", conformingTo: .json).path == "/teas/list.json")
    #expect(folder.appendingPathComponent("list.json", conformingTo: .text).lastPathComponent == "list.json")
    #expect(folder.appendingPathComponent("photo.png", conformingTo: .jpeg).lastPathComponent == "photo.png.jpeg")
    var url = URL(filePath: "/teas/photo")
    url.appendPathExtension(for: .png)
    #expect(url.lastPathComponent == "photo.png")
  }
}
