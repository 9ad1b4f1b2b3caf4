/// What a view of a stand-in shows: nothing, in the space that it is offered.
public struct StandinView: View {
  private let member: String

  /// Makes the place of a view.
  ///
  /// - Parameter member: The view by module and name; it is noted when the view is evaluated.
  public init(_ member: String) { self.member = member }

  /// A clear colour.
  public var body: some View {
    let _ = Standin.note(member)
    Color.clear
  }
}

/// What a property wrapper of a stand-in holds.
public final class StandinBox<Value>: @unchecked Sendable {
  private let member: String
  private var stored: Value?

  /// Makes the place of a value.
  ///
  /// - Parameters:
  ///   - member: The wrapper by module and name, which is noted if there is no value yet.
  ///   - value: The value at first.
  public init(_ member: String, _ value: Value? = nil) { (self.member, stored) = (member, value) }

  /// The value that was set last, else the default of its type.
  public var value: Value {
    get {
      if let stored { return stored }
      Standin.note(member)
      let made = Standin.value(of: Value.self, for: member)
      stored = made
      return made
    }
    set { stored = newValue }
  }

  /// Reads and sets the value.
  public var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
