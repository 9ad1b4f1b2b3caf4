import XCTest

/// Lists a class whose test methods are isolated to the main actor, for the file that SwiftPM generates.
///
/// XCTest's own function takes such methods only as an array conversion that fails at run time. This one fits any method
/// type exactly, so it is preferred there, while XCTest's, being less general, stays preferred for plain methods. It is not
/// spelt with the type `@MainActor () throws -> Void`, since that means another type in language mode 6, where it includes
/// `@Sendable`, than in the generated file, which is in mode 5.
///
/// - Parameter allTests: each test's name and its method, not yet applied to an instance.
/// - Returns: what `XCTMain` takes.
public func testCase<T: XCTestCase, Method>(_ allTests: [(String, (T) -> Method)]) -> XCTestCaseEntry {
  let name = String(reflecting: Method.self)
  let supported = ["", "@Sendable "].flatMap { sendable in
    ["", "throws "].map { "@Swift.MainActor \(sendable)() \($0)-> ()" }
  }
  precondition(supported.contains(name), "Test methods of \(T.self) have the type \(name), which XCTest cannot run.")
  let plain: [(String, (T) -> () throws -> Void)] = allTests.map { name, method in
    (name, { test in { try onMainActor(method(test)) } })
  }
  return testCase(plain)
}

/// Runs a test method on the main actor, on which the caller must be.
///
/// - Parameter method: of one of the function types that differ from the one it is called by in attributes only, which
///   do not change how a function is called.
private func onMainActor<Method>(_ method: Method) throws {
  let body = unsafeBitCast(method, to: (@MainActor () throws -> Void).self)
  try MainActor.assumeIsolated { try body() }
}

/// Lists an `async` test method in a class that also has synchronous ones isolated to the main actor: all methods of a
/// class are in one array, so they need one type (F-49).
///
/// XCTest's own function is preferred wherever its result fits.
///
/// - Parameter testClosureGenerator: the method, not yet applied to an instance.
/// - Returns: a method that runs it to its end.
@_disfavoredOverload
public func asyncTest<T: XCTestCase>(
  _ testClosureGenerator: @escaping (T) -> () async throws -> Void
) -> (T) -> @MainActor () throws -> Void {
  let plain: (T) -> () throws -> Void = { test in { try TestRun.runAsync(testClosureGenerator(test)) } }
  // The types differ in an attribute only, which does not change how a function is called.
  return { test in unsafeBitCast(plain(test), to: (@MainActor () throws -> Void).self) }
}
