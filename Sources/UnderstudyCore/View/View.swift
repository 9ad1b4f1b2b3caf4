/// A piece of user interface, described by a value.
///
/// A custom view has a `body`; the runtime evaluates it whenever something that it read has changed (SEM-110). Views
/// are structs or enums: a class that conforms stops the test with a message (SEM-010).
@MainActor @preconcurrency
public protocol View {
  /// The type of the content, inferred from `body`.
  associatedtype Body: View

  /// The view's content; it is evaluated again whenever something that it read has changed (SEM-110).
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Brings the nodes of this view up to date, or makes them where there are none.
  ///
  /// Runs once each time the owner is evaluated. Must not read state: what it needs is in `view`.
  static func _makeView(_ view: Self, inputs: inout _ViewInputs)

  /// Whether the view stands for one entry in its parent's list or for any number (SEM-384).
  static var _isList: Bool { get }

  /// Whether accessibility attributes written on the view belong to the one element that it shows.
  static var _takesAttributes: Bool { get }

  /// Whether the view only holds others for the list that it stands in, as a `Group` or `ForEach` does.
  static var _isStructural: Bool { get }

  /// Reads what was written on the view for the container that it stands in, as a tag or a tab's item. Makes no nodes.
  static func _collectTraits(_ view: Self, into traits: inout _ViewTraits)
}

extension View {
  public static func _makeView(_ view: Self, inputs: inout _ViewInputs) { inputs.composite(view) }
  public static var _isList: Bool { Body._isList }
  public static var _takesAttributes: Bool { false }
  public static var _isStructural: Bool { false }
  public static func _collectTraits(_ view: Self, into traits: inout _ViewTraits) {}
}

extension Never: View {
  /// There is no body.
  public typealias Body = Never
  /// Not to be called: the runtime draws views with this body itself.
  public var body: Never { fatalError("Never has no body: the view that asked for it is drawn by the runtime itself.") }
  public static func _makeView(_ view: Never, inputs: inout _ViewInputs) {}
  public static var _isList: Bool { false }
}

/// A view that the runtime draws itself.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    fatalError("body() should not be called on \(Self.self): the runtime draws it itself.")
  }
  public static var _isList: Bool { false }
}
