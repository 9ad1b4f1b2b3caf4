import UnderstudyCore

/// What makes the values that containers of dependencies keep, in one launch.
@MainActor
final class StandinRegistry: HostService {
  /// What was registered while no app ran.
  private static let outside = StandinRegistry()

  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private var values: [ObjectIdentifier: Any] = [:]

  init(host: UnderstudyCore.Host) {}
  private init() {}

  private static var current: StandinRegistry { UnderstudyCore.Host.current?.service(Self.self) ?? outside }

  static func register<Value>(_ make: @escaping () -> Value) {
    let registry = current
    let key = ObjectIdentifier(Value.self)
    registry.makers[key] = make
    registry.values[key] = nil
  }

  /// The value of a type, which is made once; nil if there is nothing that makes it, or if that is at work.
  static func value<Value>(of type: Value.Type) -> Value? {
    current.value(of: type) ?? outside.value(of: type)
  }

  private func value<Value>(of type: Value.Type) -> Value? {
    let key = ObjectIdentifier(type)
    // If there is nothing, the cast to an optional type would succeed.
    if let known = values[key] { return known as? Value }
    guard let make = makers.removeValue(forKey: key) else { return nil }
    let made = make()
    makers[key] = make
    values[key] = made
    return made as? Value
  }
}

extension Standin {
  /// Keeps what makes the values of a type for those who ask a stand-in for one, as containers of dependencies do.
  ///
  /// - Parameters:
  ///   - type: The type that is asked for.
  ///   - make: Makes the value, once in a launch.
  public static func register<Value>(_ type: Value.Type, _ make: @escaping () -> Value) {
    guard MainThread.isCurrent else { return }
    // It is called where it comes from: on the main actor.
    nonisolated(unsafe) let make = make
    assumeMain { StandinRegistry.register(make) }
  }

  /// Notes that a member of a stand-in was called, and answers with the value that was registered for a type, else with its default.
  ///
  /// - Parameters:
  ///   - type: The type that is asked for.
  ///   - member: The member by module, type and name.
  /// - Returns: Nil if there is neither.
  public static func registered<Value>(_ type: Value.Type, _ member: String) -> Value? {
    note(member)
    return knownValue(of: type)
  }

  /// The value that was registered for a type, or for the one that it makes optional.
  static func registeredValue<Value>(of type: Value.Type) -> Value? {
    guard MainThread.isCurrent else { return nil }
    if let value = assumeMain({ StandinRegistry.value(of: type) }) { return value }
    guard let optional = type as? any RegisteredOptional.Type, let value = optional.registered else { return nil }
    return value as? Value
  }
}

/// Optionals, whose values may be registered.
private protocol RegisteredOptional {
  static var registered: Any? { get }
}

extension Optional: RegisteredOptional {
  fileprivate static var registered: Any? { assumeMain { StandinRegistry.value(of: Wrapped.self) } }
}
