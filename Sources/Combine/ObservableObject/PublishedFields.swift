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

  private let places: [Place]

  /// The properties of an object.
  static func of(_ object: AnyObject) -> [(label: String, field: any PublishedField)] {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return known(for: type(of: object)).places.map { ($0.label, $0.type.load(from: address + $0.offset)) }
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
    // Classes, and fields of types without metadata.
    let options = _EachFieldOptions(rawValue: 3)
    _ = _forEachField(of: type, options: options) { label, offset, fieldType, _ in
      if let published = fieldType as? any PublishedField.Type {
        places.append(Place(label: String(cString: label), offset: offset, type: published))
      }
      return true
    }
    self.places = places
  }
}
