import Foundation
import UnderstudyCore

/// The name of a method, with the method itself where the app's source names one.
///
/// Linux has no Objective-C: `#selector(…)` does not compile, and nothing can be called by a name alone. The copies that adopt
/// compiles have `Selector("tap(_:)", Page.tap(_:))` in its place, which any package can write, too. Source: Apple's page
/// "Selector".
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as Objective-C has it, such as `save:`.
  public let description: String
  private let method: SelectorMethod?

  /// Makes a selector of a name, by which only methods of the system's own are called.
  ///
  /// - Parameter name: The method's name, as `save:`.
  public init(_ name: String) { (description, method) = (name, nil) }

  /// Makes a selector of a text.
  public init(stringLiteral value: String) { self.init(value) }

  init(_ name: String, _ method: SelectorMethod) {
    description = Self.name(of: name, arity: method.arity)
    self.method = method
  }

  /// Calls the method; a selector that cannot be sent to the target is a line in the event log.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called.
  ///   - arguments: Values for the method's parameters; those that it does not take are left out.
  /// - Returns: The method's result; nil if it was not called.
  @discardableResult
  func perform(on target: Any, with arguments: [Any?] = []) -> Any? {
    guard let method else {
      note("is a name alone, and Linux finds no method by its name: write Selector(\"name\", Type.method)")
      return nil
    }
    do { return try method.call(target, arguments[...]) } catch {
      note("was not sent to an object of \(type(of: target)): \(error)")
      return nil
    }
  }

  /// Whether an object has the method.
  func isMethod(of target: Any) -> Bool { method.map { $0.accepts(target) } ?? false }

  public static func == (one: Self, other: Self) -> Bool { one.description == other.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  private func note(_ fact: String) {
    LoggedEntry(category: "UIKit", level: .error, text: "The selector \(description) \(fact)").write()
  }

  /// A name as Swift writes it, as Objective-C has it: `share(sender:)` is `shareWithSender:`.
  ///
  /// - Parameters:
  ///   - name: The method's name, with its type or without.
  ///   - arity: The number of its parameters, of which a name without labels says nothing.
  private static func name(of name: String, arity: Int) -> String {
    let base = name.prefix { $0 != "(" }
    let method = String(base.split(separator: ".").last ?? base)
    guard let open = name.firstIndex(of: "("), arity > 0 else {
      return method + String(repeating: ":", count: arity)
    }
    let labels = name[name.index(after: open)...].split(separator: ":").filter { $0 != ")" }.map(String.init)
    guard let first = labels.first else { return method + String(repeating: ":", count: arity) }
    let start = first == "_" ? method : "\(method)With\(first.prefix(1).uppercased())\(first.dropFirst())"
    return ([start] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
  }
}

/// The selector of a name, by which only methods of the system's own are called.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector's method, as Objective-C has it.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
