import UnderstudyCore
@_spi(Runtime) import UnderstudyRunner
import XCTest

/// A test case whose tests run inside the launched app, as unit tests with a host application do in Xcode.
///
/// A target of such tests uses it under Apple's name, by a support file:
///
/// ```swift
/// @_exported import UnderstudyTesting
/// public typealias XCTestCase = UnderstudyTesting.HostedTestCase
/// ```
///
/// Each test has a launch of its own, before its `setUp`: Xcode launches the app once for all. As in Xcode the app finds the
/// variable `XCTestConfigurationFilePath` in its environment. `XCUIApplication()` is the launched app.
/// Source: Apple's page "Build settings reference", Test Host.
open class HostedTestCase: UnderstudyTestCase {
  /// What a program finds in its environment if it is the host of tests.
  static let environment = ["XCTestConfigurationFilePath": CommandLine.arguments.first ?? "tests"]

  @_spi(Runtime) open override func prepare() {
    let module = String(String(reflecting: type(of: self)).prefix { $0 != "." })
    MainThread.wait {
      let app = XCUIApplication(origin: .linked(testModule: module))
      app.launchEnvironment = Self.environment
      app.launch(fileID: #fileID, file: #filePath, line: #line)
    }
  }
}

/// The entry point of the app that runs hosted tests, in the module of these tests.
///
/// An app may decide at its entry point whether it is run by tests. Without a host in their module, tests launch the app that
/// `XCUIApplication()` means.
@MainActor public protocol TestHost {
  /// Calls the entry point of the app.
  static func main()
}

/// Finds the apps that entry points run.
@MainActor enum TestHosts {
  private static let all = LinkedTypes.conforming(to: (any TestHost).self).compactMap { $0 as? any TestHost.Type }
  /// By module of tests; nil if there is no host, or its entry point has run no app.
  private static var known: [String: AppBlueprint?] = [:]

  /// The app that the host in a module of tests runs.
  static func blueprint(forTestModule module: String) -> AppBlueprint? {
    if let known = known[module] { return known }
    let host = all.first { String(reflecting: $0).prefix { $0 != "." } == module }
    let found = host.flatMap { host in AppBlueprint.run(by: { inEnvironment { host.main() } }) }
    known[module] = .some(found)
    return found
  }

  private static func inEnvironment(_ body: () -> Void) {
    let added = HostedTestCase.environment.filter { getenv($0.key) == nil }
    for (name, value) in added { setenv(name, value, 1) }
    body()
    for name in added.keys { unsetenv(name) }
  }
}
