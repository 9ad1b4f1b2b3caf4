import Dispatch
import Observation
import UnderstudyTime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How two values of a type are compared, found once for each type (SEM-111): plain data by its bytes, Equatable by `==`, anything
/// else field by field, objects by identity, closures by function and context.
///
/// Comparisons are kept as long as the process runs, so that one is no more than an address: comparing needs no reference counting.
package nonisolated struct Comparison: @unchecked Sendable {
  /// One part of the value.
  fileprivate struct Step {
    let offset: Int
    let count: Int
    /// Compares the part; nil if its bytes decide.
    let comparer: Unmanaged<ValueComparer>?
    /// Whether the part is an object, or can hold one.
    var isObject = false
  }

  private let steps: UnsafeBufferPointer<Step>
  private let isNeverEqual: Bool
  /// Whether equal values can show something else later, as an object in them has changed.
  let comparesObjects: Bool

  static let unequal = Comparison(steps: [], isNeverEqual: true)
  private static let comparisons = Guarded<[ObjectIdentifier: Comparison]>([:])

  private init(steps: [Step], isNeverEqual: Bool = false) {
    let kept = UnsafeMutableBufferPointer<Step>.allocate(capacity: steps.count)
    _ = kept.initialize(from: steps)
    self.steps = UnsafeBufferPointer(kept)
    self.isNeverEqual = isNeverEqual
    comparesObjects = steps.contains(where: \.isObject)
  }

  package static func of(_ type: Any.Type) -> Comparison {
    if let comparison = comparisons.withLock({ $0[ObjectIdentifier(type)] }) { return comparison }
    var steps: [Step] = []
    append(type, at: 0, to: &steps)
    let comparison = Comparison(steps: merged(steps))
    return comparisons.withLock { comparisons in
      // Another thread may have been faster: one comparison a type is kept.
      if let found = comparisons[ObjectIdentifier(type)] { return found }
      comparisons[ObjectIdentifier(type)] = comparison
      return comparison
    }
  }

  @inline(__always)
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if isNeverEqual { return false }
    for step in steps {
      let (lhs, rhs) = (lhs + step.offset, rhs + step.offset)
      if let comparer = step.comparer {
        if !comparer._withUnsafeGuaranteedRef({ $0.areEqual(lhs, rhs) }) { return false }
      } else if step.count == MemoryLayout<Int>.size {
        if lhs.loadUnaligned(as: Int.self) != rhs.loadUnaligned(as: Int.self) { return false }
      } else if memcmp(lhs, rhs, step.count) != 0 {
        return false
      }
    }
    return true
  }

  package static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool { of(Value.self).areEqual(lhs, rhs) }

  /// Compares two values of the type that the comparison was made for.
  ///
  /// Not isolated, as the closures would otherwise check the actor each time.
  @inline(__always)
  package func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer($0)) }
    }
  }

  /// Compares the value at an address with another of its type.
  @inline(__always)
  func isEqual<Value>(at address: UnsafeMutablePointer<Value>, to new: Value) -> Bool {
    withUnsafePointer(to: new) { areEqual(UnsafeRawPointer(address), UnsafeRawPointer($0)) }
  }

  private static func append(_ type: Any.Type, at offset: Int, to steps: inout [Step]) {
    if type == String.self {
      steps.append(.init(offset, TextComparer()))
    } else if FieldReflection.isFunction(type) {
      appendSize(type, at: offset, to: &steps)
    } else if let property = type as? any InstallableProperty.Type {
      steps.append(.init(offset, PropertyComparer(property)))
    } else if type is DispatchQueue.Type {
      steps.append(.init(offset, QueueComparer()))
    } else if type is AnyObject.Type {
      var step = Step(offset, count: MemoryLayout<AnyObject>.size)
      // Who reads an observable object is notified of its changes.
      step.isObject = !(type is any Observable.Type || type is any UnchangingObject.Type)
      steps.append(step)
    } else if isPlain(type) {
      appendPlain(type, at: offset, to: &steps)
    } else if let equatable = type as? any Equatable.Type {
      steps.append(.init(offset, equality(of: equatable)))
    } else if FieldReflection.isEnum(type) || FieldReflection.isExistential(type) {
      var step = Step(offset, dynamicComparison(of: type))
      step.isObject = FieldReflection.isExistential(type)
      steps.append(step)
    } else {
      let fields = FieldReflection.fields(of: type)
      if fields.isEmpty { return appendSize(type, at: offset, to: &steps) }
      for field in fields { append(field.type, at: offset + field.offset, to: &steps) }
    }
  }

  /// Plain data is compared field by field too, so that padding between fields is ignored.
  private static func appendPlain(_ type: Any.Type, at offset: Int, to steps: inout [Step]) {
    let fields = FieldReflection.isEnum(type) ? [] : FieldReflection.fields(of: type)
    if fields.isEmpty { return appendSize(type, at: offset, to: &steps) }
    for field in fields { appendPlain(field.type, at: offset + field.offset, to: &steps) }
  }

  private static func appendSize(_ type: Any.Type, at offset: Int, to steps: inout [Step]) {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    let count = _openExistential(type, do: size)
    if count > 0 { steps.append(.init(offset, count: count)) }
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPOD<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: isPOD)
  }

  private static func merged(_ steps: [Step]) -> [Step] {
    var result: [Step] = []
    for step in steps {
      if step.comparer == nil, let last = result.last, last.comparer == nil, last.offset + last.count == step.offset {
        result[result.count - 1] = Step(last.offset, count: last.count + step.count)
        result[result.count - 1].isObject = last.isObject || step.isObject
      } else {
        result.append(step)
      }
    }
    return result
  }

  private static func equality(of type: any Equatable.Type) -> ValueComparer {
    func make<T: Equatable>(_: T.Type) -> ValueComparer { EquatableComparer<T>() }
    return make(type)
  }

  private static func dynamicComparison(of type: Any.Type) -> ValueComparer {
    func make<T>(_: T.Type) -> ValueComparer { DynamicComparer<T>() }
    return _openExistential(type, do: make)
  }

  fileprivate static func areDynamicallyEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    // An existential can lie in another one: the type of the value itself decides, and a cast to it reaches the value.
    func compare<T>(_: T.Type) -> Bool {
      guard let lhs = lhs as? T, let rhs = rhs as? T else { return false }
      if FieldReflection.isEnum(T.self), !(T.self is any Equatable.Type) {
        // Cases without a payload differ by nothing that a mirror shows.
        return FieldReflection.caseName(of: lhs) == FieldReflection.caseName(of: rhs) && havePayloadsEqual(lhs, rhs)
      }
      return areEqual(lhs, rhs)
    }
    let type = type(of: lhs)
    guard type == Swift.type(of: rhs) else { return false }
    return _openExistential(type, do: compare)
  }

  private static func havePayloadsEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    let (lhs, rhs) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
    guard lhs.children.count == rhs.children.count else { return false }
    return zip(lhs.children, rhs.children).allSatisfy { left, right in
      left.label == right.label && areDynamicallyEqual(left.value, right.value)
    }
  }
}

extension Comparison.Step {
  fileprivate init(_ offset: Int, count: Int) { self.init(offset: offset, count: count, comparer: nil) }

  fileprivate init(_ offset: Int, _ comparer: ValueComparer) {
    self.init(offset: offset, count: 0, comparer: .passRetained(comparer))
  }
}

/// An object that shows the same as long as it is the same.
nonisolated protocol UnchangingObject: AnyObject {}

/// Compares the values at two addresses.
private nonisolated class ValueComparer {
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { false }
}

/// What a type says itself.
private nonisolated final class EquatableComparer<T: Equatable>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: T.self).pointee == rhs.assumingMemoryBound(to: T.self).pointee
  }
}

/// Texts: most that are equal are so by their bytes.
private nonisolated final class TextComparer: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if memcmp(lhs, rhs, MemoryLayout<String>.size) == 0 { return true }
    return lhs.assumingMemoryBound(to: String.self).pointee == rhs.assumingMemoryBound(to: String.self).pointee
  }
}

/// Dynamic properties: by where their values are kept.
private nonisolated final class PropertyComparer: ValueComparer {
  private let property: any InstallableProperty.Type

  init(_ property: any InstallableProperty.Type) { self.property = property }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { property.areEqual(lhs, rhs) }
}

private nonisolated final class QueueComparer: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    lhs.assumingMemoryBound(to: DispatchQueue.self).pointee.isSameQueue(
      as: rhs.assumingMemoryBound(to: DispatchQueue.self).pointee)
  }
}

/// Values whose parts are known only when they are at hand: existentials, and enums by their payload.
private nonisolated final class DynamicComparer<T>: ValueComparer {
  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if memcmp(lhs, rhs, MemoryLayout<T>.size) == 0 { return true }
    return Comparison.areDynamicallyEqual(
      lhs.assumingMemoryBound(to: T.self).pointee, rhs.assumingMemoryBound(to: T.self).pointee)
  }
}

/// The comparison of a type's values for those who compare often; found with the first use, as much is never changed.
struct CachedComparison<Value> {
  private var found: Comparison?

  @inline(__always)
  var kept: Comparison {
    mutating get {
      if let found { return found }
      let comparison = Comparison.of(Value.self)
      found = comparison
      return comparison
    }
  }
}
