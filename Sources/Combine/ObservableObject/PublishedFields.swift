@_spi(Reflection) import Swift

/// A `@Published` property, whatever its type.
protocol PublishedField {
  /// Makes changes go to a publisher, unless they go to one already.
  ///
  /// - Parameters:
  ///   - publisher: Where they go.
  ///   - label: The name of the stored property.
  ///   - owner: The type of the object.
  /// - Returns: The publisher that they go to.
  func claim(_ publisher: ObservableObjectPublisher, _ label: String, of owner: Any.Type) -> ObservableObjectPublisher
}

/// A property of an object that another module stores, and that can say before it changes.
package protocol FollowedField {
  /// Sends to the publisher before each change.
  ///
  /// - Parameter publisher: Not to be retained.
  /// - Returns: What does it, which is retained as long as the object is in use; nil where nothing does.
  func follow(_ publisher: ObservableObjectPublisher) -> AnyObject?
}

extension FollowedField {
  fileprivate static func load(from address: UnsafeRawPointer) -> any FollowedField {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

extension PublishedField {
  fileprivate static func load(from address: UnsafeRawPointer) -> any PublishedField {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

/// The `@Published` properties of a class, those of its superclasses among them, found once a class.
struct PublishedFields {
  private struct Place {
    let label: String
    let offset: Int
    let type: any PublishedField.Type
  }

  private struct FollowedPlace {
    let offset: Int
    let type: any FollowedField.Type
  }

  private let places: [Place]
  private let followed: [FollowedPlace]

  /// The properties of an object.
  static func of(_ object: AnyObject) -> [(label: String, field: any PublishedField)] {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return known(for: type(of: object)).places.map { ($0.label, $0.type.load(from: address + $0.offset)) }
  }

  /// The object's properties that other modules store.
  static func followed(of object: AnyObject) -> [any FollowedField] {
    let places = known(for: type(of: object)).followed
    if places.isEmpty { return [] }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return places.map { $0.type.load(from: address + $0.offset) }
  }

  private nonisolated(unsafe) static var classes: [ObjectIdentifier: PublishedFields] = [:]
  private static let lock = Lock()

  private static func known(for type: AnyObject.Type) -> PublishedFields {
    lock {
      if let fields = classes[ObjectIdentifier(type)] { return fields }
      let fields = PublishedFields(type)
      classes[ObjectIdentifier(type)] = fields
      return fields
    }
  }

  private init(_ type: AnyObject.Type) {
    var places: [Place] = []
    var followed: [FollowedPlace] = []
    // Classes, and fields of types without metadata.
    let options = _EachFieldOptions(rawValue: 3)
    _ = _forEachField(of: type, options: options) { label, offset, fieldType, _ in
      if let published = fieldType as? any PublishedField.Type {
        places.append(Place(label: String(cString: label), offset: offset, type: published))
      } else if let type = fieldType as? any FollowedField.Type {
        followed.append(FollowedPlace(offset: offset, type: type))
      }
      return true
    }
    (self.places, self.followed) = (places, followed)
  }
}
