/// What a dynamic property provides to an inspection of a mounted view from outside.
package enum PropertyAccess {
  /// A place that can be read and written: state, a binding, stored defaults.
  case place(any InspectablePlace)
  /// A value of the environment.
  case environment(Any)
  /// Something else that can only be read, or whose parts are written by themselves, as an object.
  case value(Any)

  package var value: Any {
    switch self {
    case .place(let place): place.anyValue
    case .environment(let value), .value(let value): value
    }
  }
}

/// A place in memory whatever its type.
package protocol InspectablePlace: AnyObject {
  var anyValue: Any { get }

  /// A binding to the value, or to a stored property inside it.
  ///
  /// - Parameters:
  ///   - path: The names of stored properties of structs, from outside in.
  ///   - type: The type of what the path leads to.
  ///   - isWritten: Whether the binding is also to be written; what it leads to must be variable then.
  /// - Throws: ``PathProblem``.
  func binding<Part>(
    to path: ArraySlice<String>, as type: Part.Type, isWritten: Bool
  ) throws(PathProblem) -> Binding<Part>
}

/// Why a path of property names leads nowhere.
package enum PathProblem: Error {
  /// There is something else at the end.
  case type(Any.Type)
  /// A step is not a stored property of a struct; the properties that there are.
  case step(String, of: Any.Type, known: [String])
  /// A step is a constant of a struct, and the path is to be written.
  case constant(String, of: Any.Type)
}

extension AnyLocation: InspectablePlace {
  package var anyValue: Any { self.get() }

  package func binding<Part>(
    to path: ArraySlice<String>, as type: Part.Type, isWritten: Bool
  ) throws(PathProblem) -> Binding<Part> {
    if path.isEmpty {
      guard let place = self as? AnyLocation<Part> else { throw .type(Value.self) }
      return Binding(location: place)
    }
    let offset = try FieldPath.offset(of: path, in: Value.self, as: type, isWritten: isWritten)
    let whole = Binding(location: self)
    return whole.project(
      identity: AnyHashable(Array(path)),
      { value in withUnsafeBytes(of: value) { ($0.baseAddress! + offset).assumingMemoryBound(to: Part.self).pointee } },
      set: { value, part in
        withUnsafeMutableBytes(of: &value) {
          ($0.baseAddress! + offset).assumingMemoryBound(to: Part.self).pointee = part
        }
        return true
      })
  }
}

/// Finds stored properties inside structs by name.
package enum FieldPath {
  /// The value of a property inside of a value, whose type is known only when it is at hand.
  package static func value<Part>(
    at path: ArraySlice<String>, of whole: Any, as type: Part.Type
  ) throws(PathProblem) -> Part {
    func read<Whole>(_ whole: Whole) throws(PathProblem) -> Part {
      let offset = try offset(of: path, in: Whole.self, as: type, isWritten: false)
      return withUnsafeBytes(of: whole) { bytes in
        (bytes.baseAddress! + offset).assumingMemoryBound(to: Part.self).pointee
      }
    }
    return try _openExistential(whole, do: read)
  }

  /// Finds a stored property by its path and checks its type.
  ///
  /// - Returns: How far into the value the property lies, in bytes.
  static func offset(
    of path: ArraySlice<String>, in type: Any.Type, as wanted: Any.Type, isWritten: Bool
  ) throws(PathProblem) -> Int {
    var current = type
    var offset = 0
    for step in path {
      let isOpaque =
        current is AnyObject.Type || FieldReflection.isEnum(current) || FieldReflection.isExistential(current)
      let fields = isOpaque ? [] : FieldReflection.fields(of: current)
      guard let field = fields.first(where: { $0.name == step }) else {
        // What a collection is made of is not the reader's concern.
        throw .step(step, of: current, known: current is any Collection.Type ? [] : fields.map(\.name))
      }
      if isWritten, FieldReflection.constants(of: current).contains(step) { throw .constant(step, of: current) }
      current = field.type
      offset += field.offset
    }
    guard current == wanted else { throw .type(current) }
    return offset
  }
}
