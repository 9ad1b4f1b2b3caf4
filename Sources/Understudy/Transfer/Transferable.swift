import Foundation

/// A value that can be dragged, copied, shared and written to files, as data of the kinds that its representation names.
///
/// Source: Apple's page "Transferable".
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// How the value becomes data, the preferred way first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which a value becomes data, or several of them.
public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  /// The ways that this one is made of.
  var body: Body { get }
  /// What the runtime uses.
  var _ways: [_TransferWay] { get }
}

extension TransferRepresentation {
  public var _ways: [_TransferWay] { body._ways }
}

extension TransferRepresentation where Body == Never {
  /// Representations of the library have no body.
  public var body: Never { fatalError("body should not be called on \(Self.self): the runtime uses it itself.") }
}

extension Never: TransferRepresentation {
  /// Nothing, as there is no representation of this type.
  public typealias Item = Never
  public var body: Never { fatalError("There is no value to transfer.") }
  public var _ways: [_TransferWay] { [] }
}

/// One kind of data that a value is written as, or read from.
public struct _TransferWay: @unchecked Sendable {
  let contentType: UTType
  /// Makes the data of a value; nil for a way that only reads.
  var export: ((Any) async throws -> Data)?
  /// Makes the value of data; nil for a way that only writes.
  var `import`: ((Data) async throws -> Any)?
  var suggestedFileName: ((Any) -> String?)?
}

/// Lists the ways of a representation.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes one representation as it is.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Gives the only way as it is.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Puts several ways in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _TransferWays<Item> {
    var ways: [_TransferWay] = []
    repeat ways.append(contentsOf: (each content)._ways)
    return _TransferWays(_ways: ways)
  }
}

/// Several ways, or those of the library's own types.
public struct _TransferWays<Item: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay]
  public typealias Body = Never
}

// MARK: - Values of the system

extension String: Transferable {
  /// A string is text in UTF-8.
  public static var transferRepresentation: _TransferWays<String> {
    _TransferWays<String>.bytes(.utf8PlainText, { Data($0.utf8) }, { try String.text(of: $0) })
  }
}

extension URL: Transferable {
  /// A URL is its text.
  public static var transferRepresentation: _TransferWays<URL> {
    _TransferWays<URL>.bytes(.url, { Data($0.absoluteString.utf8) }) { data in
      guard let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return url
    }
  }
}

extension Data: Transferable {
  /// Data are their bytes, without a type.
  public static var transferRepresentation: _TransferWays<Data> {
    _TransferWays<Data>.bytes(.data, { $0 }, { $0 })
  }
}

extension AttributedString: Transferable {
  /// The characters are text in UTF-8; the attributes are not transferred.
  public static var transferRepresentation: _TransferWays<AttributedString> {
    _TransferWays<AttributedString>.bytes(
      .utf8PlainText, { Data(String($0.characters).utf8) }, { AttributedString(try String.text(of: $0)) })
  }
}

extension String {
  fileprivate static func text(of data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return text
  }
}

extension Image: Transferable {
  /// An image is made of the data of a picture; none is written, as images are names here.
  public static var transferRepresentation: _TransferWays<Image> {
    let read: @Sendable (Data) throws -> Image = { data in
      guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: picture)
    }
    return _TransferWays(_ways: [_TransferWay(contentType: .image, import: read)])
  }
}

extension Never: Transferable {
  /// Never asked for, as there is no value.
  public static var transferRepresentation: Never { fatalError("There is no value to transfer.") }
}

extension _TransferWays {
  /// One kind of data, written and read at once.
  fileprivate static func bytes(
    _ type: UTType, _ write: @escaping @Sendable (Item) throws -> Data,
    _ read: @escaping @Sendable (Data) throws -> Item
  ) -> Self {
    Self(_ways: [
      _TransferWay(
        contentType: type, export: { value in try (value as? Item).map(write) ?? Data() }, import: { try read($0) })
    ])
  }
}
