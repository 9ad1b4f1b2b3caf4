import CoreTransferable
import Testing

@Suite("Transferable values without SwiftUI")
struct TransferTests {
  private struct Tea: Codable, Transferable, Equatable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  @Test("A file that imports CoreTransferable alone declares transferable types")
  func declaration() {
    func isTransferable(_ value: some Transferable) -> Bool { type(of: value).transferRepresentation is Never == false }
    #expect(isTransferable(Tea(name: "Assam")))
    #expect(isTransferable("Text"))
  }
}
