import Testing
import XCTest

/// What a report calls its test.
package struct ReportTitle: Sendable, Codable, Equatable {
  /// `XCTest` or `Swift Testing`.
  package let framework: String
  /// The test's module.
  package let module: String
  /// The class or the suites, joined by dots; empty for a function outside of suites.
  package let suite: String
  /// The method or function, with its parameters' names.
  package let test: String
  /// The arguments of a parameterized test; nil for others.
  package let arguments: String?

  package init(framework: String, module: String, suite: String, test: String, arguments: String? = nil) {
    (self.framework, self.module, self.suite, self.test) = (framework, module, suite, test)
    self.arguments = arguments
  }

  init(_ testCase: XCTestCase) {
    let parts = testCase.name.split(separator: ".", maxSplits: 1).map(String.init)
    let module = String(reflecting: type(of: testCase)).prefix { $0 != "." }
    self.init(framework: "XCTest", module: String(module), suite: parts.first ?? "", test: parts.last ?? "")
  }

  package init(_ test: Test, _ testCase: Test.Case?) {
    let names = test.id.nameComponents
    self.init(
      framework: "Swift Testing", module: test.id.moduleName, suite: names.dropLast().joined(separator: "."),
      test: names.last ?? test.name,
      arguments: testCase.flatMap { $0.isParameterized ? Self.arguments(of: $0) : nil })
  }

  /// What fails outside of all tests.
  static let outsideOfTests = ReportTitle(
    framework: "Swift Testing", module: "", suite: "", test: "outside of tests")

  /// As `Module.Suite.test()`, for a parameterized test with its arguments.
  package var name: String { arguments.map { "\(testName) (\($0))" } ?? testName }

  private var testName: String { [module, suite, test].filter { !$0.isEmpty }.joined(separator: ".") }

  // MARK: - Folders

  /// The name of the report's folder: that of no other test, and safe for file systems.
  package var folder: String {
    arguments.map { "\(folderOfTest)#\(SafeName.folder($0, limit: 60))" } ?? folderOfTest
  }

  /// The folder of the test; those of its cases begin with it and `#`.
  var folderOfTest: String { SafeName.folder(testName, limit: 140) }

  /// The values of a case, which Swift Testing has no public name for, as they print.
  private static func arguments(of testCase: Test.Case) -> String {
    var lists: [Mirror] = [Mirror(reflecting: testCase)]
    while let mirror = lists.popLast() {
      for child in mirror.children {
        if child.label == "arguments" {
          let values = Mirror(reflecting: child.value).children.compactMap {
            Mirror(reflecting: $0.value).descendant("value")
          }
          if !values.isEmpty { return values.map { String(describingForTest: $0) }.joined(separator: ", ") }
        }
        if child.label == "_kind" || child.label == "parameterized" { lists.append(Mirror(reflecting: child.value)) }
      }
    }
    return String(describing: testCase)
  }
}
