import Foundation

/// Writes a text to a descriptor, all of it.
///
/// - Returns: False if its reader has gone, which is no signal at a socket.
package func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { bytes in
      let count = Foundation.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      return count < 0 && errno == ENOTSOCK ? Foundation.write(descriptor, bytes.baseAddress, bytes.count) : count
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
