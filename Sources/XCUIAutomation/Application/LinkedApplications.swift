import Testing
import UnderstudyCore

/// Finds the apps that are linked into the test bundle, for `XCUIApplication()`.
@MainActor package enum LinkedApplications {
  /// Why there is no app to launch, in words for the author of the test.
  package struct Problem: Error, Equatable {
    package let message: String

    package init(message: String) { self.message = message }
  }

  /// Every linked type that conforms to `App` and is not generic, by name.
  package static let all: [any App.Type] = find()

  /// The app that a test means without naming it.
  ///
  /// - Parameter module: where the handle was made, as in a helper; the running test's own module comes first. An app in
  ///   a module of that name, without an ending `UITests`, `Tests` or `Flows`, is meant where several are linked; else one
  ///   whose name has `App` in the place of that ending.
  /// - Returns: how to launch the app, or what is wrong and what to do about it.
  package static func choose(forHandleIn module: String) -> Result<AppBlueprint, Problem> {
    if TestRun.ofXCTest?.testCase is HostedTestCase, let hosted = TestHosts.blueprint(forTestModule: module) {
      return .success(hosted)
    }
    let named = (TestRun.ofXCTest?.uiTestCase).flatMap { type(of: $0).targetApplication }.map { linked($0) }
    let candidates = (apps.isEmpty ? delegates : apps).map { (name: $0.name, app: $0) }
    let modules = [moduleOfRunningTest, module].compactMap(\.self)
    for module in modules {
      // A project may compile its delegate into the tests, too: the app itself comes first.
      let ofModule = those(of: delegates, named: \.module, forTestModule: module)
      if named == nil, ofModule.count == 1, those(of: apps, named: \.module, forTestModule: module).isEmpty {
        return .success(ofModule[0].blueprint)
      }
      let choice = choose(among: candidates, forTestModule: module, named: named, fallback: nil)
      if case .success(let app) = choice { return .success(app.blueprint) }
    }
    let fallback = XCUIApplication.targetApplication.map { linked($0) }
    return choose(among: candidates, forTestModule: module, named: named, fallback: fallback).map(\.blueprint)
  }

  static let apps = all.map { linked($0) }

  /// The apps of delegates. A delegate beside an `App` is that app's own.
  static let delegates: [LinkedApplication] = {
    let modules = Set(apps.map(\.module))
    return ApplicationFramework.linkedApplications.filter { !modules.contains($0.module) }
  }()

  private static func linked(_ app: any App.Type) -> LinkedApplication { LinkedApplication(app, blueprint(app)) }

  /// Those in the module that a module of tests is named after.
  private static func those<Candidate>(
    of candidates: [Candidate], named module: (Candidate) -> Substring, forTestModule testModule: String
  ) -> [Candidate] {
    let ending = ["UITests", "Tests", "Flows"].first { testModule.hasSuffix($0) } ?? ""
    let stem = testModule.dropLast(ending.count)
    let exact = candidates.filter { module($0) == testModule || module($0) == stem }
    return exact.isEmpty ? candidates.filter { module($0) == stem + "App" } : exact
  }

  private static var moduleOfRunningTest: String? {
    if let test = Test.current { return test.sourceLocation.moduleName }
    return TestRun.ofXCTest?.testCase.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
  }

  /// The choice by names alone.
  ///
  /// - Parameters:
  ///   - candidates: the linked apps, each with the name of its type, the module's included.
  ///   - module: the test's module.
  ///   - named: the running test case's choice, which comes first.
  ///   - fallback: the process's choice, which comes last, since other test modules may be linked too.
  package static func choose<Candidate>(
    among candidates: [(name: String, app: Candidate)], forTestModule module: String, named: Candidate?,
    fallback: Candidate?
  ) -> Result<Candidate, Problem> {
    if let named { return .success(named) }
    if candidates.count == 1 { return .success(candidates[0].app) }
    let ofModule = those(of: candidates, named: { $0.name.prefix { $0 != "." } }, forTestModule: module)
    if ofModule.count == 1 { return .success(ofModule[0].app) }
    if let fallback { return .success(fallback) }
    return .failure(problem(candidates.map(\.name), ofModule: ofModule.map(\.name), testModule: module))
  }

  private static func problem(_ names: [String], ofModule: [String], testModule: String) -> Problem {
    guard !names.isEmpty else {
      return Problem(
        message: """
          Could not choose an application for \(testModule): no type that conforms to App is linked into the tests.
          Add the target that declares the App to the test target's dependencies, or host a view: \
          XCUIApplication { ContentView() }.
          """)
    }
    let listed = ofModule.isEmpty ? names : ofModule
    let reason =
      ofModule.isEmpty
      ? "\(names.count) are linked into the tests and none is in a module named after the test module"
      : "\(ofModule.count) are in the module that it is named after"
    return Problem(
      message: """
        Could not choose an application for \(testModule): \(reason).
        Linked:
        \(listed.map { "  \($0)" }.joined(separator: "\n"))
        Name one: XCUIApplication(\(listed[0]).self), or XCUIApplication.targetApplication = \(listed[0]).self, or \
        override class var targetApplication of UITestCase.
        """)
  }

  private static func blueprint<A: App>(_ app: A.Type) -> AppBlueprint { .app(app) }

  // MARK: - Finding

  private static func find() -> [any App.Type] {
    LinkedTypes.conforming(to: (any App).self).compactMap { $0 as? any App.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }
}
