import Foundation

/// The connection to the compiler: messages in JSON over standard input and output, each after its length in eight bytes.
package struct CompilerConnection {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  package init() {}

  /// Answers each message, until the compiler ends the connection.
  package func serve() {
    while let message = receive() {
      let request = (try? JSONDecoder().decode(Request.self, from: message)) ?? .other("that is not valid JSON")
      guard let data = try? JSONEncoder().encode(request.answer) else { return }
      send(data)
    }
  }

  private func receive() -> Data? {
    guard let header = read(8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return read(count)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }

  private func send(_ message: Data) {
    let count = UInt64(message.count)
    output.write(Data((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }) + message)
  }
}
