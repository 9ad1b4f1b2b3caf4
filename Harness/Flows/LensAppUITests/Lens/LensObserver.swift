import Foundation
import LensApp

public final class LensObserver {
  @Published public var lensCaptures: [LensCapture] = []

  // MARK: - Now

  public func view(withID id: String) -> LensCapture? { lensCaptures.findView(withID: id) }
  public func containsView(withID id: String) -> Bool { lensCaptures.containsView(withID: id) }
  public func containsNotView(withID id: String) -> Bool { lensCaptures.containsNotView(withID: id) }

  public func viewCount(withIDPrefix prefix: String) -> Int {
    lensCaptures.flattened().filter { $0.identifier.hasPrefix(prefix) }.count
  }

  public func value(forViewID id: String, key: String) -> AnyHashable? {
    lensCaptures.value(forViewID: id, key: key)
  }

  public func enabledState(forViewID id: String) -> Bool? { value(forViewID: id, key: "isEnabled") as? Bool }
  public func textFieldFocus(forViewID id: String) -> Bool? { value(forViewID: id, key: "focused") as? Bool }

  // MARK: - Later

  public func waitForViewVisible(
    withID id: String,
    timeout: TimeInterval = 1.0
  ) async throws {
    try await $lensCaptures.waitUntilMatches(
      { $0.containsView(withID: id) },
      errorMessage: "Expected view visible with identifier: \(id)",
      timeout: timeout
    )
  }

  public func waitForViewHidden(
    withID id: String,
    timeout: TimeInterval = 1.0
  ) async throws {
    try await $lensCaptures.waitUntilMatches(
      { !$0.containsView(withID: id) },
      errorMessage: "Expected view hidden with identifier: \(id)",
      timeout: timeout
    )
  }

  public func waitForViewCount(
    withViewIDPrefix prefix: String,
    expected: Int,
    timeout: TimeInterval = 1.0
  ) async throws {
    try await $lensCaptures.waitUntilMatches(
      { $0.flattened().filter { $0.identifier.hasPrefix(prefix) }.count == expected },
      errorMessage: "Expected \(expected) views with prefix: \(prefix)",
      timeout: timeout
    )
  }

  public func wait<T: Equatable>(
    forViewID id: String,
    infoKey: String = "value",
    equals expected: T,
    errorMessage: String? = nil,
    timeout: TimeInterval = 1.0
  ) async throws {
    try await $lensCaptures.waitUntilMatches(
      { $0.value(forViewID: id, key: infoKey) as? T == expected },
      errorMessage: errorMessage ?? "Expected \(infoKey) of \(id) to be \(expected)",
      timeout: timeout
    )
  }

  public func waitForValue<T: Equatable>(
    forViewID id: String, equals expected: T, timeout: TimeInterval = 1.0
  ) async throws {
    try await wait(forViewID: id, equals: expected, timeout: timeout)
  }

  public func waitForTextFieldFocused(
    withID id: String, isFocused: Bool, timeout: TimeInterval = 1.0
  ) async throws {
    try await wait(forViewID: id, infoKey: "focused", equals: isFocused, timeout: timeout)
  }

  public func waitButton(forViewID id: String, isEnabled: Bool) async throws {
    try await wait(forViewID: id, infoKey: "isEnabled", equals: isEnabled)
  }
}
