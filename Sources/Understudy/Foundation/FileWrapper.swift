import Foundation

/// A file or a folder in memory. Source: Apple's page "FileWrapper".
open class FileWrapper: @unchecked Sendable {
  private let contents: Data?
  private var children: [String: FileWrapper]?
  private let linkDestination: URL?
  /// What the file is called where it was read; nil for one that was made.
  open var filename: String?
  /// What the file is to be called.
  open var preferredFilename: String?
  /// The attributes that were read, or that are to be written; nothing is done with them.
  open var fileAttributes: [String: Any] = [:]

  /// A file with data.
  public init(regularFileWithContents contents: Data) {
    (self.contents, children, linkDestination) = (contents, nil, nil)
  }

  /// A folder of others, by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    (contents, children, linkDestination) = (nil, childrenByPreferredName, nil)
    for (name, child) in childrenByPreferredName { child.preferredFilename = child.preferredFilename ?? name }
  }

  /// A link to another file.
  public init(symbolicLinkWithDestinationURL url: URL) { (contents, children, linkDestination) = (nil, nil, url) }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    let values = try FileManager.default.attributesOfItem(atPath: url.path)
    if values[.type] as? FileAttributeType == .typeDirectory {
      var found: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        found[name] = try FileWrapper(url: url.appending(path: name))
      }
      (contents, children, linkDestination) = (nil, found, nil)
    } else {
      (contents, children, linkDestination) = (try Data(contentsOf: url), nil, nil)
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// How a file is read: all of it at once, whatever they say.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All of a folder is read at once.
    public static let immediate = Self(rawValue: 1 << 0)
    /// The bytes are copied, not mapped from the file.
    public static let withoutMapping = Self(rawValue: 1 << 1)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is there whole, or not at all.
    public static let atomic = Self(rawValue: 1 << 0)
    /// Files in a folder get the names that they were written by.
    public static let withNameUpdating = Self(rawValue: 1 << 1)
  }

  /// Whether it stands for a folder with files.
  open var isDirectory: Bool { children != nil }
  /// Whether it stands for a file with contents.
  open var isRegularFile: Bool { contents != nil }
  /// Whether it stands for a link to another place.
  open var isSymbolicLink: Bool { linkDestination != nil }
  /// The data of a file; nil for anything else.
  open var regularFileContents: Data? { contents }
  /// What is in a folder, by its name; nil for anything else.
  open var fileWrappers: [String: FileWrapper]? { children }
  /// What a link leads to; nil for anything else.
  open var symbolicLinkDestinationURL: URL? { linkDestination }

  /// Adds a file to a folder, by another name where its own is taken.
  ///
  /// - Returns: The name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? "Untitled"
    var (name, number) = (wanted, 2)
    while children?[name] != nil { (name, number) = ("\(wanted) \(number)", number + 1) }
    children?[name] = child
    return name
  }

  /// Adds a file with data to a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    if let name = keyForFileWrapper(child) { children?[name] = nil }
  }

  /// The name of a file in a folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { children?.first { $0.value === child }?.key }

  /// Writes the file, or the folder with all that is in it, in the place of what is there.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let contents {
      try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else if let linkDestination {
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: linkDestination)
    } else {
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children ?? [:] {
        try child.write(to: url.appending(path: name), options: options, originalContentsURL: nil)
      }
    }
  }
}
