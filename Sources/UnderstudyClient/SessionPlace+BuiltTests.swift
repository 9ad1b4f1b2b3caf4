import Foundation
import UnderstudySockets

extension SessionPlace {
  /// The built tests of the package: the first file that ends with `.xctest` in its folder of debug builds.
  ///
  /// - Throws: ``ClientError`` if there are none.
  func builtTests() throws -> String {
    let folder = root + "/.build/debug"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = files.filter({ $0.hasSuffix(".xctest") }).min() else {
      throw ClientError("There are no built tests in \(folder): run `swift build --build-tests` first.")
    }
    return "\(folder)/\(name)"
  }
}
