import UnderstudyTime

/// A change in a log's tape whose values are kept as they are: of two words at most, and without objects of the app.
///
/// Most changes are of this kind: numbers, texts, short lists. Its words: the type of the values, the name, what ``Note`` says,
/// the value before, the value after.
struct TapeChange {
  private let place: UnsafeMutablePointer<UInt>

  @inline(__always)
  init(_ place: UnsafeMutablePointer<UInt>) { self.place = place }

  // MARK: Making

  /// Whether values of a type may be kept.
  ///
  /// - Returns: What holds for them; ``ValueKeeping/never`` for those of more than two words.
  @MainActor
  @inline(__always)
  static func keeping<Value>(of: Value.Type) -> ValueKeeping {
    guard MemoryLayout<Value>.size <= MemoryLayout<(UInt, UInt)>.size,
      MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment
    else { return .never }
    // Texts are what most of the others are.
    return _isPOD(Value.self) || Value.self == String.self ? .always : ValueKeeping.of(Value.self)
  }

  /// How many words a change of values of a type has.
  @inline(__always)
  static func length<Value>(of: Value.Type) -> Int { valuesStart + 2 * valueLength(of: Value.self) }

  /// How many words a change of a word has.
  static var wordLength: Int { valuesStart + 2 }

  @inline(__always)
  private static func valueLength<Value>(of: Value.Type) -> Int {
    MemoryLayout<Value>.size > MemoryLayout<UInt>.size ? 2 : 1
  }

  /// Whether values of a type are words without references: numbers, most of what actions change.
  @inline(__always)
  static func isWord<Value>(_: Value.Type) -> Bool {
    _isPOD(Value.self) && MemoryLayout<Value>.size == MemoryLayout<UInt>.size
  }

  /// - Parameters:
  ///   - place: As many words as ``length(of:)`` says.
  ///   - kind: What the value is.
  ///   - name: Whose it is, and by which name.
  ///   - old: A value that may be kept, see ``keeping(of:)``.
  ///   - new: Another one.
  ///   - action: The number of the action that brought it about; nil where no action has.
  /// - Returns: Whether it holds something, see ``release()``.
  @inline(__always)
  static func make<Value>(
    at place: UnsafeMutablePointer<UInt>, _ kind: EventLog.ChangeKind, _ name: Name,
    from old: UnsafePointer<Value>, to new: UnsafePointer<Value>, by action: Int?
  ) -> Bool {
    if isWord(Value.self) {
      makeWords(at: place, kind, name, from: old, to: new, by: action)
      return name.isReference
    }
    let (isPlain, length) = (_isPOD(Value.self), valueLength(of: Value.self))
    makeHead(at: place, Value.self, Note(kind, name, isPlain: isPlain, isWide: length > 1, by: action), name)
    let values = place + valuesStart
    UnsafeMutableRawPointer(values).assumingMemoryBound(to: Value.self).initialize(to: old.pointee)
    UnsafeMutableRawPointer(values + length).assumingMemoryBound(to: Value.self).initialize(to: new.pointee)
    return !isPlain || name.isReference
  }

  /// Makes a change of values for which ``isWord(_:)`` holds: what is done by the type alone would cost a call a value.
  @inline(__always)
  static func makeWords<Value>(
    at place: UnsafeMutablePointer<UInt>, _ kind: EventLog.ChangeKind, _ name: Name,
    from old: UnsafePointer<Value>, to new: UnsafePointer<Value>, by action: Int?
  ) {
    makeHead(at: place, Value.self, Note(kind, name, isPlain: true, isWide: false, by: action), name)
    (place + valuesStart).initialize(to: UnsafeRawPointer(old).load(as: UInt.self))
    (place + valuesStart + 1).initialize(to: UnsafeRawPointer(new).load(as: UInt.self))
  }

  @inline(__always)
  private static func makeHead(at place: UnsafeMutablePointer<UInt>, _ type: Any.Type, _ note: Note, _ name: Name) {
    place.initialize(to: TapeEntry.word(.change, type))
    (place + 1).initialize(to: name.word)
    (place + 2).initialize(to: note.bits)
  }

  // MARK: Reading

  private static let valuesStart = 3

  private var note: Note { Note(bits: place[2]) }
  private var type: Any.Type { TapeEntry(place).type }
  private var old: UnsafeMutableRawPointer { UnsafeMutableRawPointer(place + Self.valuesStart) }
  private var new: UnsafeMutableRawPointer { UnsafeMutableRawPointer(place + Self.valuesStart + note.valueLength) }

  /// How many words it has.
  @inline(__always)
  var length: Int { Self.valuesStart + 2 * note.valueLength }
  var kind: EventLog.ChangeKind { note.kind }
  /// The number of the action that brought it about; nil where no action has.
  var action: Int? { note.action }
  var name: ChangedName { Name(word: place[1], kind: note.nameKind, number: note.number).changedName }

  /// The values before and after.
  var values: (old: Any, new: Any) { (value(at: old), value(at: new)) }

  private func value(at place: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any { place.load(as: Value.self) }
    return _openExistential(type, do: load)
  }

  // MARK: Letting go

  /// Lets go of the name and the values, before the words are used for something else.
  ///
  /// - Returns: Whether they held something.
  func release() -> Bool {
    let note = note
    let isReference = note.nameKind.isReference
    if isReference, let name = UnsafeRawPointer(bitPattern: place[1]) {
      Unmanaged<AnyObject>.fromOpaque(name).release()
    }
    guard !note.isPlain else { return isReference }
    func destroy<Value>(_: Value.Type) { destroyValues(of: Value.self) }
    if type == String.self { destroyValues(of: String.self) } else { _openExistential(type, do: destroy) }
    return true
  }

  @inline(__always)
  private func destroyValues<Value>(of: Value.Type) {
    _ = old.assumingMemoryBound(to: Value.self).move()
    _ = new.assumingMemoryBound(to: Value.self).move()
  }
}

extension TapeChange {
  /// A name in a word and a number.
  struct Name {
    enum Kind: UInt {
      case property, preference, object, environment

      /// Whether the word is a reference that is held.
      var isReference: Bool { rawValue >= Kind.object.rawValue }
    }

    /// The view or key, or a reference to the property or key path; 0 for none.
    let word: UInt
    let kind: Kind
    /// The property's number in the view's plan.
    let number: Int

    init(word: UInt, kind: Kind, number: Int = 0) { (self.word, self.kind, self.number) = (word, kind, number) }

    @inline(__always)
    init(of view: Any.Type?, _ number: Int) {
      self.init(word: view.map { unsafeBitCast($0, to: UInt.self) } ?? 0, kind: .property, number: number)
    }

    /// - Returns: nil for a name that is more than that. References are held from now on.
    @inline(__always)
    init?(holding name: ChangedName) {
      switch name {
      case .property(let view, let number): self.init(of: view, number)
      case .preference(let key): self.init(word: unsafeBitCast(key, to: UInt.self), kind: .preference)
      case .object(let property): self.init(word: Self.held(property), kind: .object)
      case .environment(let keyPath): self.init(word: Self.held(keyPath), kind: .environment)
      case .key: return nil
      }
    }

    private static func held(_ object: AnyObject) -> UInt {
      UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    }

    @inline(__always)
    var isReference: Bool { kind.isReference }

    var changedName: ChangedName {
      switch kind {
      case .property: .property(of: word == 0 ? nil : unsafeBitCast(word, to: Any.Type.self), number: number)
      case .preference: .preference(unsafeBitCast(word, to: Any.Type.self))
      case .object: .object(unsafeBitCast(word, to: ObservedProperty.self))
      case .environment: .environment(unsafeBitCast(word, to: AnyKeyPath.self))
      }
    }
  }

  /// What else there is to say of a change, in a word.
  struct Note {
    let bits: UInt

    @inline(__always)
    init(bits: UInt) { self.bits = bits }

    @inline(__always)
    init(_ kind: EventLog.ChangeKind, _ name: Name, isPlain: Bool, isWide: Bool, by action: Int?) {
      bits =
        UInt(kind.rawValue) | name.kind.rawValue << 4 | (isPlain ? 1 << 6 : 0) | (isWide ? 1 << 7 : 0)
        | (UInt(bitPattern: name.number) & 0xFF_FFFF) << 8 | UInt(bitPattern: action ?? -1) << 32
    }

    var kind: EventLog.ChangeKind { EventLog.ChangeKind(rawValue: UInt8(bits & 15)).unsafelyUnwrapped }
    var nameKind: Name.Kind { Name.Kind(rawValue: bits >> 4 & 3).unsafelyUnwrapped }
    /// Whether the values hold nothing.
    var isPlain: Bool { bits >> 6 & 1 == 1 }
    /// How many words a value has.
    @inline(__always)
    var valueLength: Int { 1 + Int(bits >> 7 & 1) }
    var number: Int { Int(bits >> 8 & 0xFF_FFFF) }
    var action: Int? { bits >> 32 == 0xFFFF_FFFF ? nil : Int(bits >> 32) }
  }
}
