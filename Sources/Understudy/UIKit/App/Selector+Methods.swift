import Foundation

extension Selector {
  /// Makes the selector of a method that any thread may call.
  ///
  /// - Parameters:
  ///   - name: The text inside of `#selector(…)`.
  ///   - method: The method, by its type: `Page.tap(_:)`.
  public init<Target: AnyObject, each Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(of: Target.self, repeat (each Argument).self) { target, arguments in
        try method(SelectorArgument.cast(target))(repeat SelectorArgument.next((each Argument).self, of: &arguments))
      })
  }

  /// Makes the selector of a method of the main actor.
  ///
  /// - Parameters:
  ///   - name: The text inside of `#selector(…)`.
  ///   - method: The method, by its type: `Page.tap(_:)`.
  @_disfavoredOverload
  public init<Target: AnyObject, each Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(of: Target.self, repeat (each Argument).self) { target, arguments in
        try SelectorMethod.onMain(target, arguments) { target, arguments in
          try method(SelectorArgument.cast(target))(repeat SelectorArgument.next((each Argument).self, of: &arguments))
        }
      })
  }

  /// Makes the selector of one object's method, which whatever it is sent to performs.
  ///
  /// - Parameters:
  ///   - name: The text inside of `#selector(…)`.
  ///   - method: The method: `player.stop`.
  public init<each Argument, Result>(_ name: String, bound method: @escaping (repeat each Argument) -> Result) {
    self.init(
      name,
      SelectorMethod(of: Any.self, repeat (each Argument).self) { _, arguments in
        try method(repeat SelectorArgument.next((each Argument).self, of: &arguments))
      })
  }

  /// Makes the selector of one object's method of the main actor, which whatever it is sent to performs.
  ///
  /// - Parameters:
  ///   - name: The text inside of `#selector(…)`.
  ///   - method: The method: `player.stop`.
  @_disfavoredOverload
  public init<each Argument, Result>(
    _ name: String, bound method: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    self.init(
      name,
      SelectorMethod(of: Any.self, repeat (each Argument).self) { target, arguments in
        try SelectorMethod.onMain(target, arguments) { _, arguments in
          try method(repeat SelectorArgument.next((each Argument).self, of: &arguments))
        }
      })
  }
}

/// A method that is called with values whose types are known only then.
struct SelectorMethod {
  typealias Call = (Any, inout ArraySlice<Any?>) throws -> Any?

  /// The number of its parameters.
  let arity: Int
  /// Whether an object has the method.
  let accepts: (Any) -> Bool
  private let body: Call

  init<Target, each Argument>(of target: Target.Type, _ arguments: repeat (each Argument).Type, body: @escaping Call) {
    var count = 0
    repeat SelectorArgument.count(each arguments, &count)
    arity = count
    accepts = { $0 is Target }
    self.body = body
  }

  /// - Throws: ``SelectorArgument/Mismatch`` if the target or a value has another type.
  func call(_ target: Any, _ arguments: ArraySlice<Any?>) throws -> Any? {
    var rest = arguments
    return try body(target, &rest)
  }

  /// Calls a method of the main actor; the program ends with the compiler's message if another thread does, as on a device.
  static func onMain(
    _ target: Any, _ arguments: ArraySlice<Any?>,
    _ body: @MainActor (Any, inout ArraySlice<Any?>) throws -> Any?
  ) throws -> Any? {
    nonisolated(unsafe) let (target, arguments) = (target, arguments)
    nonisolated(unsafe) var result: Any?
    try MainActor.assumeIsolated {
      var rest = arguments
      result = try body(target, &rest)
    }
    return result
  }
}

/// Values for parameters of a method that a selector names.
enum SelectorArgument {
  struct Mismatch: Error, CustomStringConvertible { let description: String }

  static func count(_ type: Any.Type, _ count: inout Int) { count += 1 }

  /// The next value, as a parameter's type.
  static func next<Value>(_ type: Value.Type, of arguments: inout ArraySlice<Any?>) throws -> Value {
    guard let first = arguments.popFirst() else {
      throw Mismatch(description: "the method has more parameters than an action gives values")
    }
    return try cast(first)
  }

  /// A value as another type. An object is true, as the bits of its address are in Objective-C: `endEditing(_:)` is a common action.
  static func cast<Value>(_ value: Any?) throws -> Value {
    if let value, let result = value as? Value { return result }
    if value == nil, let result = (Any?.none as Any) as? Value { return result }
    if Value.self == Bool.self, let result = (value.map { type(of: $0) is AnyClass } ?? false) as? Value {
      return result
    }
    let found = value.map { "\(type(of: $0))" } ?? "nil"
    throw Mismatch(description: "a value is \(found), and the method takes \(Value.self)")
  }
}
