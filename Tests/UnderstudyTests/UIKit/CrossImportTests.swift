import Testing
import UIKit
import UnderstudyTesting

@Suite("Files that import Testing and UIKit")
@MainActor
struct CrossImportTests {
  @Test("A file may import both, though the compiler then asks for a module of its own")
  func bothModules() {
    let label = UILabel()
    label.text = "Tea"
    #expect(label.text == "Tea")
  }
}
