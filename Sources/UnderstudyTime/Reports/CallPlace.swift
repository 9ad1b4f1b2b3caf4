/// A line of the source, in a form that every test framework's own can be made from.
package struct CallPlace: Sendable, Hashable {
  package let file: String
  /// From 1.
  package let line: Int
  /// Module and file name, as `#fileID` gives them; nil if the module is not known.
  package let fileID: String?
  /// From 1.
  package let column: Int

  package init(file: String, line: Int, fileID: String? = nil, column: Int = 1) {
    (self.file, self.line, self.fileID, self.column) = (file, line, fileID, column)
  }

  /// `PayTests.swift:31`.
  package var text: String { "\(file.split(separator: "/").last ?? "?"):\(line)" }

  /// Where the nearest function of a file awaits what calls this; nil without debug information.
  package nonisolated(nonsending) static func ofAwaitingCaller(in file: String) async -> CallPlace? {
    // Where the task continues is noted before the body is called.
    let calls = await withUnsafeContinuation { continuation in
      continuation.resume(returning: RetainedTask.current?.suspendedCalls ?? [])
    }
    return find(calls).lazy.compactMap(\.self).first { $0.file == file }
  }

  /// Where addresses of the program are in the source, by its debug information.
  ///
  /// - Parameter addresses: of code; a call is in front of the address to which it returns.
  /// - Returns: a place for each address; nil where nothing is known.
  package static func find(_ addresses: [UInt]) -> [CallPlace?] {
    let length = 512
    var (changed, lines) = (addresses, [UInt32](repeating: 0, count: addresses.count))
    var files = [CChar](repeating: 0, count: addresses.count * length)
    understudy_source_lines(&changed, addresses.count, &files, &lines)
    return lines.enumerated().map { index, line in
      let file = files[(index * length)...].prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      return line > 0 ? CallPlace(file: String(decoding: file, as: UTF8.self), line: Int(line)) : nil
    }
  }
}
