import UnderstudyTime

/// A change in a log's tape whose values are kept as they are: of two words at most, and without objects of the app.
///
/// Most changes are of this kind: numbers, texts, short lists. Its words: the type of the values, the name, the value before,
/// the value after.
struct TapeChange {
  private let place: UnsafeMutablePointer<UInt>

  @inline(__always)
  init(_ place: UnsafeMutablePointer<UInt>) { self.place = place }

  // MARK: Making

  /// How many words a change of values of a type has; nil where the values do not fit.
  @inline(__always)
  static func length<Value>(of: Value.Type) -> Int? {
    guard MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment else { return nil }
    if MemoryLayout<Value>.size <= MemoryLayout<UInt>.size { return wordLength }
    return MemoryLayout<Value>.size <= 2 * MemoryLayout<UInt>.size ? textLength : nil
  }

  /// How many words a change of a value of one word has.
  @inline(__always)
  static var wordLength: Int { 4 }
  /// How many words a change of a text, or of other values of two words, has.
  @inline(__always)
  static var textLength: Int { 6 }

  /// Whether values of a type are words without references: numbers, most of what actions change.
  @inline(__always)
  static func isWord<Value>(_: Value.Type) -> Bool {
    _isPOD(Value.self) && MemoryLayout<Value>.size == MemoryLayout<UInt>.size
  }

  /// - Parameters:
  ///   - place: As many words as ``length(of:)`` says.
  ///   - name: Whose it is, and by which name.
  ///   - old: A value that may be kept, see ``ValueKeeping``.
  ///   - new: Another one.
  ///   - form: What the values are to the memory.
  /// - Returns: Whether it holds something, see ``release()``.
  @inline(__always)
  static func make<Value>(
    at place: UnsafeMutablePointer<UInt>, _ name: Name, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>,
    _ form: ValueForm
  ) -> Bool {
    let length = MemoryLayout<Value>.size <= MemoryLayout<UInt>.size ? wordLength : textLength
    let (first, second) = (place + valuesStart, place + (valuesStart &+ length) / 2)
    switch form {
    case .plain:
      UnsafeMutableRawPointer(first).copyMemory(from: old, byteCount: MemoryLayout<Value>.size)
      UnsafeMutableRawPointer(second).copyMemory(from: new, byteCount: MemoryLayout<Value>.size)
    case .object:
      copyObject(old, to: first)
      copyObject(new, to: second)
    case .other:
      UnsafeMutableRawPointer(first).initializeMemory(as: Value.self, from: old, count: 1)
      UnsafeMutableRawPointer(second).initializeMemory(as: Value.self, from: new, count: 1)
    }
    return makeHead(at: place, Value.self, length, name.with(form))
  }

  @inline(__always)
  private static func copyObject(_ value: UnsafeRawPointer, to place: UnsafeMutablePointer<UInt>) {
    let object = value.load(as: Unmanaged<AnyObject>.self)
    place.initialize(to: UInt(bitPattern: object.retain().toOpaque()))
  }

  /// Makes a change of a property whose values are words, see ``isWord(_:)``: it holds nothing.
  @inline(__always)
  static func makeWords<Value>(
    at place: UnsafeMutablePointer<UInt>, _ name: Name, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>
  ) {
    (place + valuesStart).initialize(to: UnsafeRawPointer(old).load(as: UInt.self))
    (place + valuesStart + 1).initialize(to: UnsafeRawPointer(new).load(as: UInt.self))
    place.initialize(to: TapeEntry.Head(.change, length: wordLength, Value.self).bits)
    (place + 1).initialize(to: name.with(.plain).bits)
  }

  /// Makes a change of a property whose values are texts.
  ///
  /// - Returns: Whether it holds something, see ``release()``.
  @inline(__always)
  static func makeTexts(
    at place: UnsafeMutablePointer<UInt>, _ name: Name, from old: UnsafePointer<String>, to new: UnsafePointer<String>
  ) -> Bool {
    let values = UnsafeMutableRawPointer(place + valuesStart).assumingMemoryBound(to: String.self)
    values.initialize(to: old.pointee)
    (values + 1).initialize(to: new.pointee)
    let isCounted = UncountedText.isCounted(place[valuesStart + 1]) || UncountedText.isCounted(place[valuesStart + 3])
    place.initialize(to: TapeEntry.Head(.change, length: textLength, String.self, isHolder: isCounted).bits)
    (place + 1).initialize(to: name.with(isCounted ? .other : .plain).bits)
    return isCounted
  }

  @inline(__always)
  private static func makeHead(
    at place: UnsafeMutablePointer<UInt>, _ type: Any.Type, _ length: Int, _ name: Name
  ) -> Bool {
    place.initialize(to: TapeEntry.Head(.change, length: length, type, isHolder: name.isHolder).bits)
    (place + 1).initialize(to: name.bits)
    return name.isHolder
  }

  // MARK: Reading

  @inline(__always)
  private static var valuesStart: Int { 2 }

  private var type: Any.Type { TapeEntry(place).type }
  private var old: UnsafeMutableRawPointer { UnsafeMutableRawPointer(place + Self.valuesStart) }
  private var new: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(place + (Self.valuesStart + TapeEntry(place).head.length) / 2)
  }
  private var name: Name { Name(bits: place[1]) }

  var kind: EventLog.ChangeKind { name.kind }
  /// Whether the last action before it has brought it about.
  var isByAction: Bool { name.isByAction }
  var changedName: ChangedName { name.changedName }

  /// The values before and after.
  var values: (old: Any, new: Any) { (value(at: old), value(at: new)) }

  private func value(at place: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any { place.load(as: Value.self) }
    return _openExistential(type, do: load)
  }

  // MARK: Letting go

  /// Lets go of the name and the values, before the words are used for something else.
  func release() {
    name.release()
    switch name.form {
    case .plain: return
    case .object: destroyValues(of: AnyObject.self)
    case .other:
      func destroy<Value>(_: Value.Type) { destroyValues(of: Value.self) }
      if type == String.self { destroyValues(of: String.self) } else { _openExistential(type, do: destroy) }
    }
  }

  @inline(__always)
  private func destroyValues<Value>(of: Value.Type) {
    old.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    new.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}

extension TapeChange {
  /// What values are to the memory that they lie in.
  enum ValueForm: UInt {
    /// Bits.
    case plain
    /// A reference to an object.
    case object
    /// What their type knows.
    case other
  }

  /// What is changed, in a word: from the lowest bits on an address, a number, and what they mean.
  struct Name {
    /// What the address is.
    enum AddressKind: UInt {
      /// A view's type, with the number of a property in its plan; 0 for none.
      case property
      /// The type of a key or of an object.
      case type
      /// A reference to the property, and to a key path: they are held.
      case object, environment
    }

    let bits: UInt

    @inline(__always)
    private static var numberShift: UInt { 48 }
    @inline(__always)
    private static var numberLimit: UInt { 1 &<< 8 }
    @inline(__always)
    private static var addressKindShift: UInt { 56 }
    @inline(__always)
    private static var kindShift: UInt { 58 }
    @inline(__always)
    private static var formShift: UInt { 61 }
    @inline(__always)
    private static var actionShift: UInt { 63 }

    init(bits: UInt) { self.bits = bits }

    @inline(__always)
    private init(_ kind: EventLog.ChangeKind, _ address: UInt, _ addressKind: AddressKind, isByAction: Bool) {
      bits =
        address | addressKind.rawValue &<< Self.addressKindShift | UInt(kind.rawValue) &<< Self.kindShift
        | (isByAction ? 1 &<< Self.actionShift : 0)
    }

    /// - Parameters:
    ///   - kind: What the value is.
    ///   - view: Whose property it is.
    ///   - number: The property's number in the view's plan.
    ///   - isByAction: Whether the last action on the tape brings the change about; otherwise nothing does that is known.
    /// - Returns: nil where the number is too large.
    @inline(__always)
    init?(_ kind: EventLog.ChangeKind, of view: Any.Type?, _ number: Int, isByAction: Bool) {
      guard UInt(bitPattern: number) < Self.numberLimit else { return nil }
      let address = if let view { unsafeBitCast(view, to: UInt.self) } else { UInt(0) }
      self.init(
        kind, address | UInt(bitPattern: number) &<< Self.numberShift, .property, isByAction: isByAction)
    }

    /// - Returns: nil for a name that is more than that. References are held from now on.
    @inline(__always)
    init?(_ kind: EventLog.ChangeKind, holding name: ChangedName, isByAction: Bool) {
      switch name {
      case .property(let view, let number): self.init(kind, of: view, number, isByAction: isByAction)
      case .type(let type): self.init(kind, unsafeBitCast(type, to: UInt.self), .type, isByAction: isByAction)
      case .object(let property): self.init(kind, Self.held(property), .object, isByAction: isByAction)
      case .environment(let keyPath): self.init(kind, Self.held(keyPath), .environment, isByAction: isByAction)
      case .key: return nil
      }
    }

    private static func held(_ object: AnyObject) -> UInt {
      UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    }

    /// The same for values of a form.
    @inline(__always)
    func with(_ form: ValueForm) -> Name { Name(bits: bits | form.rawValue &<< Self.formShift) }

    private var address: UInt { bits & (1 &<< Self.numberShift &- 1) }
    private var addressKind: AddressKind {
      AddressKind(rawValue: bits &>> Self.addressKindShift & 3).unsafelyUnwrapped
    }
    var kind: EventLog.ChangeKind {
      EventLog.ChangeKind(rawValue: UInt8(bits &>> Self.kindShift & 7)).unsafelyUnwrapped
    }
    var form: ValueForm { ValueForm(rawValue: bits &>> Self.formShift & 3).unsafelyUnwrapped }
    var isByAction: Bool { bits &>> Self.actionShift != 0 }

    /// Whether the name or the values must be released.
    @inline(__always)
    var isHolder: Bool {
      bits & (2 &<< Self.addressKindShift) != 0 || bits & (3 &<< Self.formShift) != 0
    }

    var changedName: ChangedName {
      switch addressKind {
      case .property:
        .property(
          of: address == 0 ? nil : unsafeBitCast(address, to: Any.Type.self),
          number: Int(bits &>> Self.numberShift & (Self.numberLimit &- 1)))
      case .type: .type(unsafeBitCast(address, to: Any.Type.self))
      case .object: .object(unsafeBitCast(address, to: ObservedProperty.self))
      case .environment: .environment(unsafeBitCast(address, to: AnyKeyPath.self))
      }
    }

    func release() {
      switch addressKind {
      case .property, .type: break
      case .object, .environment:
        guard let object = UnsafeRawPointer(bitPattern: address) else { return }
        Unmanaged<AnyObject>.fromOpaque(object).release()
      }
    }
  }
}
