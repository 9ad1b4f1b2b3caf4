import Combine
import Foundation

/// A document that is a value, read from and written to a file. Source: Apple's page "FileDocument".
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written; those that can be read unless the document says otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: Self.ReadConfiguration) throws
  /// Makes the file of the document as it is now.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds that can be read, for documents that do not say which they write.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. Source: Apple's page "ReferenceFileDocument".
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// What is written of the document.
  associatedtype Snapshot
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written; those that can be read unless the document says otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: Self.ReadConfiguration) throws
  /// What is to be written of the document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Makes the file of what is to be written.
  func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The kinds that can be read, for documents that do not say which they write.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file as it is; nil for a new one.
  public let existingFile: FileWrapper?
}
