import SwiftUI
import UnderstudyCore

/// Can have properties with `@Dependency`. Source: Apple's page "_SupportsAppDependencies".
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// A value that the app has registered.
  public typealias Dependency<Value> = AppDependency<Value>
}

/// A value that the app has registered with ``AppDependencyManager``. Source: Apple's page "AppDependency".
///
/// If there is none, reading it stops the program, as on a device.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable
  private let fallback: (() -> Value)?

  /// Refers to the value of the property's type.
  ///
  /// - Parameters:
  ///   - key: The key under which the app has registered the value; nil for its type.
  ///   - manager: Where the app has registered the value.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key ?? AnyHashable(ObjectIdentifier(Value.self))
    fallback = nil
  }

  /// Refers to the value of the property's type, or makes one if there is none.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default: @autoclosure @escaping () -> Value
  ) {
    self.key = key ?? AnyHashable(ObjectIdentifier(Value.self))
    fallback = `default`
  }

  /// The value.
  public var wrappedValue: Value {
    if let value = IntentState.current.values.dependencies[key]?() as? Value { return value }
    if let fallback { return fallback() }
    preconditionFailure(
      "No \(Value.self) is registered for @Dependency; AppDependencyManager.shared.add(dependency:) registers one.")
  }
}

/// What the app has registered for its intents. Source: Apple's page "AppDependencyManager".
///
/// Each test has registrations of its own.
public final class AppDependencyManager: Sendable {
  /// The only one.
  public static let shared = AppDependencyManager()

  private init() {}

  /// Registers a value, in the place of an older one.
  ///
  /// - Parameters:
  ///   - key: Tells values of one type apart; nil for the type.
  ///   - dependency: Runs at each reading.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) { register(key, dependency) }

  /// Registers a closure that makes a value, in the place of an older one.
  ///
  /// - Parameters:
  ///   - key: Tells values of one type apart; nil for the type.
  ///   - dependency: Runs at each reading.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Dependency
  ) { register(key, dependency) }

  private func register<Dependency: Sendable>(_ key: AnyHashable?, _ make: @escaping @Sendable () -> Dependency) {
    IntentState.current.values.dependencies[key ?? AnyHashable(ObjectIdentifier(Dependency.self))] = { make() }
  }
}
