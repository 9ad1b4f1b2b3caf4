import Foundation

/// `index.html` of a directory of reports: the page, then a line for each test, then a line that says how the file continues.
///
/// A test is added at the end, so that it costs the same however many there are. Records that others have replaced are left out
/// when the file has grown to twice its size.
package struct PageFile {
  /// The version of what the lines contain.
  package static let version = 1

  private let root: URL
  private var url: URL { Self.url(in: root) }

  package static func url(in directory: URL) -> URL { directory.appendingPathComponent("index.html") }

  /// - Parameter directory: exists.
  package init(in directory: URL) { root = directory }

  /// In bytes: larger pages are not read, as neither a browser nor memory may have the room.
  static let largest = 1_073_741_824

  /// The size of a directory's page in bytes; nil where there is none.
  static func size(in directory: URL) -> Int? {
    let values = try? url(in: directory).resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize
  }

  // MARK: - The end of the file

  /// The last line of a whole file.
  private struct Tail: Equatable {
    /// The size when the file was written as a whole.
    var base: Int
    /// Where the line of the last test begins.
    var last: Int

    private static let head = #"<script type="application/json" id="end">"#
    private static let tail = "</script>\n"
    private static let digits = 15

    var bytes: [UInt8] {
      let numbers = [PageFile.version, base, last].map { number in
        let text = String(number)
        return "\"" + String(repeating: "0", count: max(Self.digits - text.count, 0)) + text + "\""
      }
      return Array("\(Self.head)[\(numbers.joined(separator: ","))]\(Self.tail)".utf8)
    }

    static let count = Tail(base: 0, last: 0).bytes.count

    init(base: Int, last: Int) { (self.base, self.last) = (base, last) }

    /// Nil for the end of a file that was cut off, or that another version has written.
    init?(_ bytes: [UInt8]) {
      let numbers = bytes.dropFirst(Self.head.utf8.count).split { !(48...57).contains($0) }
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count >= 3, numbers[0] == PageFile.version else { return nil }
      (base, last) = (numbers[1], numbers[2])
      guard self.bytes == bytes else { return nil }
    }
  }

  // MARK: - Adding

  /// Adds tests, or replaces them.
  ///
  /// - Parameter records: in the order in which they are added.
  /// - Throws: what the file system refuses.
  package func add(_ records: [PageRecord]) throws {
    guard !records.isEmpty else { return }
    let lock = open(root.path, O_RDONLY | O_CLOEXEC)
    flock(lock, LOCK_EX)
    defer { close(lock) }
    let file = open(url.path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else {
      // What cannot be read is written as a whole, which says why it cannot be.
      return try Self.write(records, notices: [], to: url)
    }
    defer { close(file) }
    let size = Int(lseek(file, 0, SEEK_END))
    guard let tail = Tail(Self.read(Tail.count, at: size - Tail.count, of: file)) else {
      return try restore(adding: records)
    }
    guard size < 2 * tail.base + 8_388_608 else { return try restore(adding: records) }
    try Self.append(records, to: file, of: size, after: tail)
  }

  private static func append(_ records: [PageRecord], to file: Int32, of size: Int, after tail: Tail) throws {
    var start = size - Tail.count
    // The test that was written last is replaced where it is.
    let head = PageRecord.head(ofKey: records[0].key)
    if tail.last > 0, read(head.count, at: tail.last, of: file) == head { start = tail.last }
    var (bytes, last) = ([UInt8](), start)
    for record in records {
      last = start + bytes.count
      bytes += record.line
    }
    bytes += Tail(base: tail.base, last: last).bytes
    try write(bytes, at: start, of: file)
    guard ftruncate(file, off_t(start + bytes.count)) == 0 else { throw error() }
  }

  /// Writes the file as a whole, with what can be read of it.
  private func restore(adding records: [PageRecord]) throws {
    if let size = Self.size(in: root), size > Self.largest {
      // Its whole lines can still be read there, by other means.
      let former = root.appendingPathComponent("index-\(Int(Date().timeIntervalSince1970)).html")
      guard rename(url.path, former.path) == 0 else { throw Self.error() }
      return try Self.write(
        records, notices: [PageWording.moved(to: former.lastPathComponent, size: size)], to: url)
    }
    let content = PageContent(of: Array((try? Data(contentsOf: url)) ?? Data()))
    let notices = content.notices + (content.isCutOff ? [PageWording.cutOff(root.path)] : [])
    try Self.write(content.records + records, notices: notices, to: url)
  }

  /// Writes a file with the last record of each test, which takes the place of a former file at once, also behind a symbolic link. What
  /// is no regular file is written as it is.
  ///
  /// - Parameters:
  ///   - records: in the order in which they came.
  ///   - notices: what the page says above the tests.
  ///   - url: its place.
  /// - Throws: what the file system refuses.
  static func write(_ records: [PageRecord], notices: [String], to url: URL) throws {
    var last: [String: Int] = [:]
    for (index, record) in records.enumerated() { last[record.key] = index }
    var bytes = Array(PageDocument.text.utf8)
    for notice in notices { bytes += try PageContent.line(ofNotice: notice) }
    let kept = records.enumerated().filter { last[$1.key] == $0 && !$1.isGone }.map(\.element)
    var start = 0
    for record in kept {
      start = bytes.count
      bytes += record.line
    }
    bytes += Tail(base: bytes.count, last: start).bytes
    let url = url.resolvingSymlinksInPath()
    var status = stat()
    let isReplaced = stat(url.path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let former =
      isReplaced
      ? url.deletingLastPathComponent().appendingPathComponent(".\(getpid())-index.html").path : url.path
    let file = open(former, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw error() }
    do {
      defer { close(file) }
      try write(bytes, at: 0, of: file)
    }
    guard !isReplaced || rename(former, url.path) == 0 else {
      let error = error()
      unlink(former)
      throw error
    }
  }

  // MARK: - The file system

  private static func read(_ count: Int, at place: Int, of file: Int32) -> [UInt8] {
    guard place >= 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(pread(file, buffer.baseAddress, count, off_t(place)), 0)
    }
  }

  private static func write(_ bytes: [UInt8], at place: Int, of file: Int32) throws {
    try bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let written = pwrite(file, rest.baseAddress, rest.count, off_t(place + done))
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw error() }
        done += written
      }
    }
  }

  private static func error() -> any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
