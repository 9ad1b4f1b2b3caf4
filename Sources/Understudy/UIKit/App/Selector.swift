/// The name of a method, as Objective-C has it.
///
/// Linux has no Objective-C: `#selector(…)` does not compile, and nothing can be called by a name. The names of what the system does
/// itself act, as `resignFirstResponder` in ``UIApplication/sendAction(_:to:from:for:)``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as it was given.
  public let description: String

  /// A selector of a name.
  ///
  /// - Parameter name: The method's name, as `save:`.
  public init(_ name: String) { description = name }
  /// A selector that is written as a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// The method's name without its type and parameters.
  var method: Substring {
    let name = description.prefix { $0 != "(" && $0 != ":" }
    return name.split(separator: ".").last ?? name
  }
}
