import Foundation

/// Writes and reads a value as JSON, or by other coders. Source: Apple's page "CodableRepresentation".
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: [_TransferWay]
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Writes the value as JSON.
  ///
  /// - Parameters:
  ///   - itemType: The value's type.
  ///   - contentType: The kind of the data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Takes the coders of JSON with their settings.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
  ) {
    _ways = [
      _TransferWay(
        contentType: contentType, export: { try encoder.encode(try cast($0, to: Item.self)) },
        import: { try decoder.decode(Item.self, from: $0) })
    ]
  }
}

/// Writes and reads a value as data of a kind. Source: Apple's page "DataRepresentation".
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: [_TransferWay]

  /// Writes and reads data.
  ///
  /// - Parameters:
  ///   - contentType: The kind of the data.
  ///   - exporting: Makes the data of a value.
  ///   - importing: Makes the value of data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [
      _TransferWay(
        contentType: contentType, export: { try await exporting(try cast($0, to: Item.self)) },
        import: { try await importing($0) })
    ]
  }

  /// Only writes: nothing can be dropped or pasted as such a value.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _ways = [
      _TransferWay(contentType: exportedContentType, export: { try await exporting(try cast($0, to: Item.self)) })
    ]
  }

  /// Only reads: such a value cannot be dragged as data.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _ways = [_TransferWay(contentType: importedContentType, import: { try await importing($0) })]
  }
}

/// Lets another transferable value stand for a value. Source: Apple's page "ProxyRepresentation".
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: [_TransferWay]

  /// Writes the stand-in, and makes the value of one.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    self.init(exporting, importing)
  }

  /// Only writes the stand-in.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) { self.init(exporting, nil) }

  /// Only reads the stand-in.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) { self.init(nil, importing) }

  private init(
    _ exporting: (@Sendable (Item) async throws -> Proxy)?, _ importing: (@Sendable (Proxy) async throws -> Item)?
  ) {
    _ways = Proxy.transferRepresentation._ways.map { way in
      var own = _TransferWay(contentType: way.contentType)
      if let exporting, let export = way.export {
        own.export = { try await export(try await exporting(try cast($0, to: Item.self))) }
      }
      if let importing, let read = way.import {
        own.import = { try await importing(try cast(try await read($0), to: Proxy.self)) }
      }
      return own
    }
  }
}

/// Writes and reads a value as a file. Source: Apple's page "FileRepresentation".
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: [_TransferWay]

  /// Writes and reads files of a kind.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [
      _TransferWay(
        contentType: contentType, export: { try await data(exporting, $0) },
        import: { try await value($0, contentType, importing) })
    ]
  }

  /// Only writes files.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _ways = [_TransferWay(contentType: exportedContentType, export: { try await data(exporting, $0) })]
  }

  /// Only reads files.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [
      _TransferWay(contentType: importedContentType, import: { try await value($0, importedContentType, importing) })
    ]
  }
}

private func data<Item>(
  _ exporting: @Sendable (Item) async throws -> SentTransferredFile, _ value: Any
) async throws -> Data {
  try Data(contentsOf: try await exporting(try cast(value, to: Item.self)).file)
}

private func value<Item>(
  _ data: Data, _ type: UTType, _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
) async throws -> Item {
  let name = [UUID().uuidString, type.preferredFilenameExtension].compactMap(\.self).joined(separator: ".")
  let file = FileManager.default.temporaryDirectory.appending(path: name)
  try data.write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
}

/// A file that stands for a value on its way out.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the receiver may change the file itself. A copy of its data is what arrives here.
  public let allowAccessingOriginalFile: Bool

  /// Sends a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that a value is read from; it goes when the value has been made.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// False: it is a copy.
  public let isOriginalFile: Bool
}

/// A way gets values of its own type alone: those of another type are the library's mistake, and end in an error.
private func cast<T>(_ value: Any, to type: T.Type) throws -> T {
  guard let value = value as? T else { throw CocoaError(.coderInvalidValue) }
  return value
}

// MARK: - Settings

extension TransferRepresentation {
  /// Suggests the name of a file that the value is written to.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    named { _ in fileName }
  }

  /// Suggests the name of a file by the value that is written.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item>
  {
    named { ($0 as? Item).flatMap(fileName) }
  }

  /// Writes only the values that meet a condition. The condition is asked when a value is written, which then fails.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    _TransferWays<Item>(
      _ways: _ways.map { way in
        var changed = way
        if let export = way.export {
          changed.export = { value in
            guard let item = value as? Item, condition(item) else { throw CocoaError(.featureUnsupported) }
            return try await export(value)
          }
        }
        return changed
      })
  }

  /// Who may see the data makes no difference: there are no other apps here.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _TransferWays<Item>(_ways: _ways)
  }

  private func named(_ name: @escaping (Any) -> String?) -> _TransferWays<Item> {
    _TransferWays(
      _ways: _ways.map { way in
        var changed = way
        changed.suggestedFileName = name
        return changed
      })
  }
}

/// Which processes see what is transferred.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }
