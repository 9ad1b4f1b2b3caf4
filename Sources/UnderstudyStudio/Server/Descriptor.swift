import Foundation

/// What is set for the system's descriptors. One thread opens them and starts processes, so that none is inherited
/// meanwhile.
enum Descriptor {
  /// No other process gets it.
  static func closeOnExecution(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  static func neverBlock(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  static func prepare(_ descriptor: Int32) {
    closeOnExecution(descriptor)
    neverBlock(descriptor)
  }
}

/// Two connected sockets that no other process inherits by chance.
struct DescriptorPair {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw StudioError.refused(by: "socketpair", code: errno)
    }
    for end in ends { Descriptor.closeOnExecution(end) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// What a descriptor that does not block gives.
enum FileChunk {
  case bytes(ArraySlice<UInt8>)
  case nothing
  case end

  static func read(_ descriptor: Int32) -> FileChunk {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { return .bytes(buffer[..<count]) }
      if count == 0 { return .end }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .nothing : .end
    }
  }
}
