import Foundation

/// The answer of an asynchronous function that can throw; see ``Pendable``.
public typealias ThrowingPendable<Success, Failure: Error> = Pendable<Result<Success, Failure>>

/// The former name of ``ThrowingPendable``.
@available(*, deprecated, renamed: "ThrowingPendable")
public typealias ThrowingDynamicPendable<Success, Failure: Error> = Pendable<Result<Success, Failure>>

extension Pendable {
  /// Waits for the answer and unpacks it; see ``call(fallbackDelay:)``.
  ///
  /// - Parameter resolveDelay: seconds until the fallback becomes the answer; of virtual time in an app under test.
  /// - Returns: the value of a success.
  /// - Throws: the error of a failure.
  nonisolated(nonsending) public func call<Success, Failure: Error>(
    resolveDelay: TimeInterval = PendableDefaults.delay
  ) async throws(Failure) -> Success where Value == Result<Success, Failure> {
    let result: Value = await call(fallbackDelay: resolveDelay)
    return try result.get()
  }
}
