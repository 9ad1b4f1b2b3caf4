import Foundation

struct RawResponse: Equatable {
  var status: Int
  var headers: [String: String]
  var body: String
}

/// A connection that blocks, for tests.
final class RawConnection {
  struct Failure: Error { var text: String }

  private let descriptor: Int32
  private var input: [UInt8] = []

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // A test that would wait for ever fails instead. A busy machine, and more so a sanitizer, may take minutes for what is large.
    var limit = timeval(tv_sec: 1800, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(text: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure(text: String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }

  /// Says that nothing more comes.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  private func receive() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    guard count >= 0 || errno == ECONNRESET else { throw Failure(text: String(cString: strerror(errno))) }
    input += buffer.prefix(max(count, 0))
    return count > 0
  }

  /// The bytes up to a text, which is taken away.
  func read(until text: String) throws -> String {
    let wanted = Array(text.utf8)
    var from = 0
    while true {
      var index = from
      while index + wanted.count <= input.count {
        if input[index] == wanted[0], input[index..<(index + wanted.count)].elementsEqual(wanted) {
          defer { input.removeFirst(index + wanted.count) }
          return String(decoding: input[..<index], as: UTF8.self)
        }
        index += 1
      }
      from = max(index - wanted.count, 0)
      guard try receive() else { throw Failure(text: "the connection has ended") }
    }
  }

  /// A number of bytes, which are taken away.
  func read(count: Int) throws -> [UInt8] {
    while input.count < count { guard try receive() else { throw Failure(text: "the connection has ended") } }
    defer { input.removeFirst(count) }
    return Array(input[..<count])
  }

  func response() throws -> RawResponse {
    let lines = try read(until: "\r\n\r\n").components(separatedBy: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
    }
    let length = Int(headers["content-length"] ?? "") ?? 0
    while input.count < length { guard try receive() else { throw Failure(text: "the body is cut off") } }
    defer { input.removeFirst(length) }
    let status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
    return RawResponse(status: status, headers: headers, body: String(decoding: input[..<length], as: UTF8.self))
  }

  /// Whether the server has ended the connection, after whatever it still sends.
  func readsEnd() throws -> Bool {
    while try receive() {}
    return true
  }

  /// The data of the next event.
  func event() throws -> String {
    let text = try read(until: "\n\n")
    return String(text.dropFirst("data: ".count))
  }
}
