import Foundation

/// The modules that the toolchain has.
enum ToolchainModules {
  /// Asks the compiler where its modules are.
  ///
  /// - Throws: ``AdoptError`` if the compiler cannot be run.
  static func find() throws -> Set<String> {
    struct Answer: Decodable {
      struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
      var paths: Paths
    }
    let result = try Tool.run("swiftc", ["-print-target-info"])
    let answer = try? JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
    let folders = (answer?.paths.runtimeLibraryImportPaths ?? []).map { URL(fileURLWithPath: $0) }
    // The frameworks for tests lie in folders of their own beside the library's.
    let names = (folders + folders.flatMap(\.contents).filter(\.isFolder)).flatMap(\.contents)
      .filter { $0.pathExtension == "swiftmodule" }.map { $0.deletingPathExtension().lastPathComponent }
    // Modules of C have no file of this kind.
    return Set(names).union(["Dispatch", "Foundation", "Glibc", "Swift"])
  }
}
