import Foundation
import Testing

/// No module imports the header, so the compiler compares nothing: a declaration that differs is undefined behaviour.
@Suite("Declarations of C functions")
struct CDeclarationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func header() throws -> CHeader {
    let path = "Sources/UnderstudyPlatformC/include/UnderstudyPlatformC.h"
    return CHeader(try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
  }

  /// The declarations of the package and its tests, by the file's path.
  private static func declarations() throws -> [(path: String, declaration: ExternDeclaration)] {
    var found: [(path: String, declaration: ExternDeclaration)] = []
    for folder in ["Sources", "Tests"] {
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      while let file = files?.nextObject() as? String {
        if !file.hasSuffix(".swift") || file.hasSuffix("/CDeclarationTests.swift") { continue }
        let text = try String(contentsOf: root.appendingPathComponent("\(folder)/\(file)"), encoding: .utf8)
        if text.contains("@_extern(c") { found += ExternDeclaration.scan(text).map { ("\(folder)/\(file)", $0) } }
      }
    }
    return found
  }

  @Test("Each declaration has the parameters and the result of the header")
  func declarationsMatch() throws {
    let header = try Self.header()
    let declarations = try Self.declarations()
    #expect(declarations.count > 70)
    for (path, declaration) in declarations {
      let difference = declaration.difference(from: header)
      #expect(difference == nil, "\(path)")
    }
  }

  @Test("Every declaration with the attribute is read")
  func allAreRead() throws {
    let written = try Set(Self.declarations().map(\.path)).reduce(0) { count, path in
      let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
      return count + text.matches(of: /@_extern\(c/).count
    }
    #expect(try Self.declarations().count == written)
  }

  /// Functions that only the sources in C call.
  private static let onlyInC: Set<String> = ["understudy_replacements"]

  @Test("Each function of the header is declared in Swift, or for C alone")
  func nothingIsLeft() throws {
    let functions = Set(try Self.header().functions.map(\.name))
    let declared = Set(try Self.declarations().map(\.declaration.name))
    #expect(functions.subtracting(declared) == Self.onlyInC)
    #expect(functions.count > 70)
  }

  // MARK: - Small headers

  private static let small = CHeader(
    """
    #include <stdbool.h>
    /// A row; `int none(void);` is no declaration.
    typedef struct {
      int number;
      bool (*_Nullable callback)(void);
    } Row;
    enum Result { ended, left, };
    typedef enum { first } Kind;

    size_t count(Row *_Nonnull rows, const char *_Nullable name);
    enum Result run(void (*_Nonnull body)(void *_Nullable context), Kind kind);
    const void *_Nonnull *_Nullable all(void) __attribute__((noreturn));
    """)

  @Test("A header is read: functions, structures and enumerations")
  func reading() {
    let header = Self.small
    #expect(header.structures == ["Row"])
    #expect(header.enumerations == ["Result", "Kind"])
    #expect(header.functions.map(\.name) == ["count", "run", "all"])
    #expect(
      header.functions.map { $0.parameters.map(\.description) }
        == [["Row *_Nonnull", "const char *_Nullable"], ["void (*_Nonnull)(void *_Nullable)", "Kind"], []])
    #expect(header.functions.map(\.result.description) == ["size_t", "Result", "const void *_Nonnull *_Nullable"])
  }

  @Test(
    "A declaration that fits has no difference",
    arguments: [
      "func count(_ rows: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>?) -> Int",
      "func count(_ rows: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>) -> Int",
      "func run(\n  _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ kind: UInt32\n) -> UInt32",
      "private func all() -> UnsafeMutablePointer<UnsafeRawPointer>?",
    ])
  func fits(text: String) throws {
    let declaration = try #require(ExternDeclaration.scan("@_extern(c) \(text)\n").first)
    #expect(declaration.difference(from: Self.small) == nil)
  }

  @Test(
    "A declaration that differs is named with what differs",
    arguments: [
      ("func missing()", "missing is not in the header"),
      ("func count(_ rows: UnsafeMutableRawPointer) -> Int", "count has 1 parameters, in the header 2"),
      ("func all(_ one: Int) -> UnsafeMutablePointer<UnsafeRawPointer>?", "all has 1 parameters, in the header 0"),
      (
        "func count(_ rows: UnsafeMutableRawPointer, _ name: UnsafeMutablePointer<CChar>?) -> Int",
        "count has UnsafeMutablePointer<CChar>? as parameter 2, in the header const char *_Nullable"
      ),
      (
        "func count(_ rows: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?) -> Int",
        "count has UnsafeMutableRawPointer? as parameter 1, in the header Row *_Nonnull"
      ),
      (
        "func count(_ rows: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>?) -> Int32",
        "count gives Int32, in the header size_t"
      ),
      (
        "func count(_ rows: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>?)",
        "count gives Void, in the header size_t"
      ),
      (
        "func run(_ body: @convention(c) (UnsafeMutableRawPointer) -> Void, _ kind: UInt32) -> UInt32",
        "run has @convention(c) (UnsafeMutableRawPointer) -> Void as parameter 1, "
          + "in the header void (*_Nonnull)(void *_Nullable)"
      ),
      (
        "func run(_ body: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ kind: Int32) -> UInt32",
        "run has Int32 as parameter 2, in the header Kind"
      ),
      (
        "func all() -> UnsafeMutablePointer<UnsafeRawPointer>",
        "all gives UnsafeMutablePointer<UnsafeRawPointer>, in the header const void *_Nonnull *_Nullable"
      ),
    ])
  func differs(text: String, difference: String) throws {
    let declaration = try #require(ExternDeclaration.scan("@_extern(c) \(text)\n").first)
    #expect(declaration.difference(from: Self.small) == difference)
  }
}
