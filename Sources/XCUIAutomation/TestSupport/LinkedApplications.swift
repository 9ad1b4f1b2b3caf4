import Testing
import UnderstudyCore

/// Finds the apps that are linked into the test bundle, for `XCUIApplication()` (reference, section 0, item 11).
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
  ///   a module of that name, with or without an ending `UITests`, `Tests` or `Flows`, is meant where several are linked.
  /// - Returns: how to launch the app, or what is wrong and what to do about it.
  package static func choose(forHandleIn module: String) -> Result<AppBlueprint, Problem> {
    let named = (RunningTestCase.current?.testCase as? UITestCase).flatMap { type(of: $0).targetApplication }
    let candidates = all.map { (name: String(reflecting: $0), app: $0) }
    let modules = [moduleOfRunningTest, module].compactMap(\.self)
    for module in modules.dropLast() {
      let choice = choose(among: candidates, forTestModule: module, named: named, fallback: nil)
      if case .success(let app) = choice { return .success(blueprint(app)) }
    }
    return choose(among: candidates, forTestModule: module, named: named, fallback: TargetApplication.current)
      .map { blueprint($0) }
  }

  private static var moduleOfRunningTest: String? {
    if let test = Test.current { return test.sourceLocation.moduleName }
    return RunningTestCase.current.map { String(String(reflecting: type(of: $0.testCase)).prefix { $0 != "." }) }
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
    let ending = ["UITests", "Tests", "Flows"].first { module.hasSuffix($0) } ?? ""
    let modules = [module, String(module.dropLast(ending.count))]
    let ofModule = candidates.filter { modules.contains(String($0.name.prefix { $0 != "." })) }
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
    let descriptor = protocolDescriptor()
    let count = understudy_conforming_types(descriptor, nil, 0)
    let found = withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: max(count, 1)) { buffer in
      let count = min(understudy_conforming_types(descriptor, buffer.baseAddress, count), count)
      return buffer.prefix(count).compactMap { unsafeBitCast($0, to: Any.Type.self) as? any App.Type }
    }
    return found.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// Where the runtime keeps `App`, so that of the many conformances only its own are looked at.
  ///
  /// Read from the metadata of `any App`: kind and flags, then one pointer a protocol. Nil where that looks different,
  /// so that every conformance is tried instead.
  private static func protocolDescriptor() -> UnsafeRawPointer? {
    let metadata = unsafeBitCast((any App).self as Any.Type, to: UnsafeRawPointer.self)
    let existentialKind: UInt = 0x303
    guard metadata.load(as: UInt.self) == existentialKind, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }
}

/// Finds the types that conform to a protocol; declared, not imported, as UnderstudyDiscovery is a C module (F-81).
@_extern(c)
private func understudy_conforming_types(
  _ descriptor: UnsafeRawPointer?, _ types: UnsafeMutablePointer<UnsafeRawPointer>?, _ capacity: Int
) -> Int
