import UnderstudyCore

/// What `adopt` puts in the places of parts of an app that do not compile here.
extension Standin {
  /// Says once in a launch that a part was reached which does not compile here.
  ///
  /// - Parameters:
  ///   - part: The file, the declaration and the line.
  ///   - reason: What the compiler says.
  public static func noteSubstitute(_ part: String, _ reason: String) {
    note(text: "\(part), was reached; it does not compile here (\(reason)), and nothing runs in its place")
  }

  /// Notes a part that does not compile here, and answers with the default of its type.
  ///
  /// - Parameters:
  ///   - part: The file, the declaration and the line.
  ///   - reason: What the compiler says.
  /// - Returns: what ``Standin/value(of:for:file:line:)`` makes.
  public static func substitute<Value>(_ part: String, _ reason: String) -> Value {
    noteSubstitute(part, reason)
    return value(of: Value.self, for: part)
  }

  /// Notes a part that does not compile here, and answers with the default of its type; for a type without one it throws.
  ///
  /// - Parameters:
  ///   - part: The file, the declaration and the line.
  ///   - reason: What the compiler says.
  /// - Throws: ``SubstituteError`` if the type has no default.
  public static func throwingSubstitute<Value>(_ part: String, _ reason: String) throws -> Value {
    noteSubstitute(part, reason)
    guard let value = knownValue(of: Value.self) else { throw SubstituteError(part: part, reason: reason) }
    return value
  }

  /// Stops the program, as nothing can be made without an initializer that does not compile here.
  ///
  /// - Parameters:
  ///   - part: The file, the declaration and the line.
  ///   - reason: What the compiler says.
  public static func stop(_ part: String, _ reason: String) -> Never {
    preconditionFailure(
      "\(part), was reached; it does not compile here (\(reason)), and nothing else can make its value.")
  }
}

/// A part of an app does not compile here, and its type has no default.
public struct SubstituteError: Error, CustomStringConvertible {
  let part: String
  let reason: String

  /// Names the part and what the compiler says.
  public var description: String { "\(part), does not compile here (\(reason)), and its type has no default." }
}

extension StandinView {
  /// Makes the place of a view that does not compile here.
  ///
  /// - Parameters:
  ///   - part: The file, the declaration and the line.
  ///   - reason: What the compiler says.
  public init(substitute part: String, _ reason: String) {
    self.init(noting: { Standin.noteSubstitute(part, reason) })
  }
}
