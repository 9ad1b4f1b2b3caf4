import Foundation
import UnderstudyTime

/// An object that an item provider can carry. Source: Apple's page "NSItemProviderWriting".
public protocol NSItemProviderWriting {
  /// The kinds of data that the object can become, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The data of a kind; nil for a kind that is not its own.
  func _data(forTypeIdentifier identifier: String) -> Data?
}

/// A type of objects that an item provider can make. Source: Apple's page "NSItemProviderReading".
public protocol NSItemProviderReading: SendableMetatype {
  /// The kinds of data that an object can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes the object of data of one of the kinds.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Data or an object on the way between two places, as in a drag: it is made when someone asks for it.
///
/// What is asked for comes later and on another thread, as on a device. Source: Apple's page "NSItemProvider".
open class NSItemProvider: NSObject, @unchecked Sendable {
  private struct Representation {
    let identifier: String
    let load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
  }

  private let representations = Guarded<[Representation]>([])
  /// A name for what is carried, as of a file.
  open var suggestedName: String?
  /// What is carried, where it is a value of the same app.
  let value: Any?

  /// A provider without anything.
  public override init() {
    value = nil
    super.init()
  }

  /// Carries an object, such as `"Text" as NSString` or an `NSURL`.
  public init(object: any NSItemProviderWriting) {
    value = (object as? NSString).map { $0 as String } ?? (object as? NSURL).map { $0 as URL } ?? object
    super.init()
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      let data = object._data(forTypeIdentifier: identifier)
      register(identifier) { $0(data, nil) }
    }
  }

  /// Carries an item of a kind: data, a string, a URL or an object.
  public init(item: Any?, typeIdentifier: String?) {
    value = item
    super.init()
    let identifier = typeIdentifier ?? UTType.data.identifier
    let writing = item as? any NSItemProviderWriting
    let data = (item as? Data) ?? writing?._data(forTypeIdentifier: identifier) ?? writing?.firstData
    register(identifier) { $0(data, nil) }
  }

  /// Carries a file; its name without the extension is the suggested one, and its extension gives the kind.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    value = nil
    super.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    register(type.identifier) { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
    }
    register(UTType.fileURL.identifier) { $0(Data(fileURL.absoluteString.utf8), nil) }
  }

  /// Carries a transferable value, as what `draggable(_:)` gives.
  init<T: Transferable>(transferring value: T) {
    self.value = value
    super.init()
    let sent = UncheckedSendable(value as Any)
    for way in T.transferRepresentation._ways {
      guard way.export != nil else { continue }
      suggestedName = suggestedName ?? way.suggestedFileName?(value)
      register(way.contentType.identifier) { completion in
        Task {
          do { completion(try await way.export?(sent.value), nil) } catch { completion(nil, error) }
        }
      }
    }
  }

  private func register(
    _ identifier: String, _ load: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
  ) {
    representations.withLock { $0.append(Representation(identifier: identifier, load: load)) }
  }

  // MARK: - What there is

  /// The kinds of what is carried, the best first.
  open var registeredTypeIdentifiers: [String] { representations.withLock { $0.map(\.identifier) } }

  /// The kinds of what is carried, as types that are known.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map(UTType.init(any:)) }

  /// Whether one of the kinds conforms to a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Whether an object of a type can be made of what is carried.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { reads(aClass) }

  /// Whether a value of a type can be made of what is carried.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool { reads(aClass) }

  private func reads(_ type: any NSItemProviderReading.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  private func representation(conformingTo identifier: String) -> Representation? {
    let wanted = UTType(any: identifier)
    return representations.withLock { list in
      list.first { $0.identifier == identifier } ?? list.first { UTType(any: $0.identifier).conforms(to: wanted) }
    }
  }

  // MARK: - Loading

  /// Makes an object; the closure gets it on another thread.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { make(aClass, completionHandler) }

  /// Makes a value, such as a `String` or a `URL`; the closure gets it on another thread.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress { make(aClass) { completionHandler($0 as? T, $1) } }

  private func make(
    _ type: any NSItemProviderReading.Type,
    _ completion: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = type.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.representation(conformingTo: $0) }
    let progress = Progress(totalUnitCount: 1)
    guard let source = found.first else {
      Self.later { completion(nil, NSItemProvider.failure(.itemUnavailableError)) }
      return progress
    }
    Self.later {
      source.load { data, error in
        progress.completedUnitCount = 1
        guard let data else { return completion(nil, error ?? NSItemProvider.failure(.itemUnavailableError)) }
        do {
          completion(try type.object(withItemProviderData: data, typeIdentifier: source.identifier), nil)
        } catch { completion(nil, error) }
      }
    }
    return progress
  }

  /// Gives the data of a kind; the closure gets it on another thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let source = representation(conformingTo: typeIdentifier)
    Self.later {
      guard let source else { return completionHandler(nil, NSItemProvider.failure(.itemUnavailableError)) }
      source.load { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Gives the data of a kind, by its type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Writes the data of a kind to a file, which goes when the closure has returned.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? UUID().uuidString
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let suffix = UTType(any: typeIdentifier).preferredFilenameExtension.map { "." + $0 } ?? ""
        let file = folder.appending(path: name + suffix)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Gives the item of a kind as a `URL` where the kind is one of URLs, a `String` for texts, otherwise as `Data`.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler?(nil, error) ?? () }
      let type = UTType(any: typeIdentifier)
      let text = String(data: data, encoding: .utf8)
      if type.conforms(to: .url), let url = text.flatMap({ URL(string: $0) }) {
        completionHandler?(url, nil)
      } else if type.conforms(to: .text), let text {
        completionHandler?(text, nil)
      } else {
        completionHandler?(data, nil)
      }
    }
  }

  // MARK: - Giving

  /// Adds data of a kind, made when someone asks for it.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier) { _ = loadHandler($0) }
  }

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      let data = object._data(forTypeIdentifier: identifier)
      register(identifier) { $0(data, nil) }
    }
  }

  /// Why nothing was loaded, in the domain of Apple's class.
  public enum ErrorCode: Int, Sendable {
    /// The cause is not known.
    case unknownError = -1
    /// The provider has nothing of the type.
    case itemUnavailableError = -1000
    /// What the provider has is of another class.
    case unexpectedValueClassError = -1100
    /// What the provider has cannot become the type.
    case unavailableCoercionError = -1200
  }

  private static func failure(_ code: ErrorCode) -> NSError {
    NSError(domain: "NSItemProviderErrorDomain", code: code.rawValue)
  }

  /// The work of a provider is not that of the main thread, as on a device.
  private static func later(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }
}

/// Who may load what a provider carries.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

extension UTType {
  /// The kind of a name, whether it is known or not.
  init(any identifier: String) { self = UTType(identifier) ?? UTType(importedAs: identifier) }
}

extension NSItemProviderWriting {
  fileprivate var firstData: Data? {
    Self.writableTypeIdentifiersForItemProvider.lazy.compactMap(_data).first
  }
}
