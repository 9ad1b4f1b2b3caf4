import Understudy

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

extension StandinBox: Equatable where Value: Equatable {
  /// Compares the values.
  public static func == (one: StandinBox, other: StandinBox) -> Bool { one.value == other.value }
}

extension StandinBox: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension StandinBox: Encodable where Value: Encodable {
  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension StandinBox: Decodable where Value: Decodable {
  /// Decodes a value that stands alone.
  public convenience init(from decoder: any Decoder) throws {
    self.init("A stand-in's wrapper", try decoder.singleValueContainer().decode(Value.self))
  }
}
