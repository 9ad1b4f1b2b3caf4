import Foundation

/// A strategy: what is stored of a value, and how that is compared.
///
/// A strategy for another type is made of an existing one by ``pullback(_:)``.
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's file, without a dot; nil for none.
  public var pathExtension: String?
  /// How what is stored is written, read and compared.
  public var diffing: Diffing<Format>
  /// Makes of a value what is stored of it.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose snapshots come later.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the reference's file, without a dot; nil for none.
  ///   - diffing: How what is stored is written, read and compared.
  ///   - asyncSnapshot: Makes of a value what is stored of it.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// A strategy whose snapshots are there at once.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the reference's file, without a dot; nil for none.
  ///   - diffing: How what is stored is written, read and compared.
  ///   - snapshot: Makes of a value what is stored of it.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for values of another type, which are made values of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for values of another type, which are made values of this one by work that takes time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in
        transform(other).run { value in snapshot(value).run(callback) }
      }
    }
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy for values that are stored as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

// MARK: - Texts and data

extension Snapshotting where Value == String, Format == String {
  /// Stores a text as it is, in a `txt` file.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Stores data as it is, in a file without an extension.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// Stores the value's description.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

  /// Stores what `ValueDump` writes of the value: types, properties and contents, without addresses, in a fixed order.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) } }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Stores what a function makes of each case, a case a line, in a `csv` file.
  ///
  /// - Parameter witness: The strategy for what the function returns.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
      let rows = Value.allCases.map { input in witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" } }
      return Async<[String]>.all(rows).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

extension Async {
  /// The values in the order of `all`, when the last one has come.
  fileprivate static func all<Each>(_ all: [Async<Each>]) -> Async<[Each]> where Value == [Each] {
    all.reduce(Async<[Each]>(value: [])) { values, next in
      Async<[Each]> { callback in
        values.run { former in next.run { callback(former + [$0]) } }
      }
    }
  }
}
