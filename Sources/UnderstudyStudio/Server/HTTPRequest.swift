/// A request as the page sends it: HTTP/1.1 with a body of a known length, and nothing else.
struct HTTPRequest: Equatable {
  var method: String
  /// The path with the query, as it was sent.
  var target: String
  /// Values by names in lower case. No name that matters here comes twice.
  var headers: [String: String]
  var body: [UInt8]

  /// What the first bytes of a connection are.
  enum Reading: Equatable {
    case incomplete
    /// A whole request, and how many bytes it takes.
    case whole(HTTPRequest, count: Int)
    /// No request that is answered; the connection ends.
    case refused(HTTPStatus)
  }

  static let mostHeadBytes = 16_384
  static let mostBodyBytes = 1_048_576

  /// Whether the connection is to end with the answer.
  var endsConnection: Bool {
    (headers["connection"] ?? "").split(separator: ",").contains { option in
      option.filter { $0 != " " && $0 != "\t" }.lowercased() == "close"
    }
  }

  /// Reads the request that the bytes begin with.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = endOfHead(in: bytes) else {
      return bytes.count > mostHeadBytes ? .refused(.headTooLarge) : .incomplete
    }
    guard end <= mostHeadBytes else { return .refused(.headTooLarge) }
    var lines = bytes[..<(end - 4)].split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    for index in lines.indices.dropLast() {
      guard lines[index].last == 0x0D else { return .refused(.badRequest) }
      lines[index].removeLast()
    }
    guard let first = lines.popFirst(), var request = HTTPRequest(line: first) else { return .refused(.badRequest) }
    for line in lines {
      guard request.addHeader(line) else { return .refused(.badRequest) }
    }
    guard request.headers["transfer-encoding"] == nil else { return .refused(.notImplemented) }
    var length = 0
    if let text = request.headers["content-length"] {
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !text.isEmpty else { return .refused(.badRequest) }
      guard let number = Int(text), number <= mostBodyBytes else { return .refused(.bodyTooLarge) }
      length = number
    }
    guard bytes.count - end >= length else { return .incomplete }
    request.body = Array(bytes[end..<(end + length)])
    return .whole(request, count: end + length)
  }

  /// Where the body begins.
  private static func endOfHead(in bytes: [UInt8]) -> Int? {
    var index = 3
    while index < bytes.count, index < mostHeadBytes + 4 {
      if bytes[index] == 0x0A, bytes[index - 1] == 0x0D, bytes[index - 2] == 0x0A, bytes[index - 3] == 0x0D {
        return index + 1
      }
      index += 1
    }
    return nil
  }

  private init?(line: ArraySlice<UInt8>) {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].elementsEqual("HTTP/1.1".utf8),
      (1...16).contains(parts[0].count), parts[0].allSatisfy({ (0x41...0x5A).contains($0) }),
      parts[1].first == UInt8(ascii: "/"), parts[1].allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.init(
      method: String(decoding: parts[0], as: UTF8.self), target: String(decoding: parts[1], as: UTF8.self),
      headers: [:], body: [])
  }

  init(method: String, target: String, headers: [String: String], body: [UInt8]) {
    (self.method, self.target, self.headers, self.body) = (method, target, headers, body)
  }

  /// The fields of which a second one would make it unclear which applies.
  private static let single: Set = ["host", "origin", "content-length", "content-type", "transfer-encoding"]

  private mutating func addHeader(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return false }
    let name = line[..<colon]
    var value = line[(colon + 1)...]
    guard name.allSatisfy(Self.isToken), value.allSatisfy({ $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }) else {
      return false
    }
    while let byte = value.first, byte == 0x20 || byte == 0x09 { value.removeFirst() }
    while let byte = value.last, byte == 0x20 || byte == 0x09 { value.removeLast() }
    let key = String(decoding: name, as: UTF8.self).lowercased()
    guard headers[key] == nil || !Self.single.contains(key) else { return false }
    headers[key] = String(decoding: value, as: UTF8.self)
    return true
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
