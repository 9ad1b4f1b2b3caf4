extension JSON: CustomStringConvertible {
  /// The value in one line, without spaces. A number that JSON does not have, such as infinity, is null.
  package var description: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.finish()
  }
}

/// Writes values as bytes by address: sessions answer in debug builds too, where each character of a text is many calls.
private struct JSONWriter {
  private var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1024)
  private var capacity = 1024
  private var count = 0

  /// The text; to be called once, at the end.
  func finish() -> String {
    defer { bytes.deallocate() }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: put("null")
    case .bool(let truth): put(truth ? "true" : "false")
    case .number(let number): put(Self.text(of: number))
    case .string(let string): write(string)
    case .array(let elements):
      put(UInt8(ascii: "["))
      var isFirst = true
      for element in elements {
        if !isFirst { put(UInt8(ascii: ",")) }
        isFirst = false
        write(element)
      }
      put(UInt8(ascii: "]"))
    case .object(let members):
      put(UInt8(ascii: "{"))
      var isFirst = true
      for member in members {
        if !isFirst { put(UInt8(ascii: ",")) }
        isFirst = false
        write(member.name)
        put(UInt8(ascii: ":"))
        write(member.value)
      }
      put(UInt8(ascii: "}"))
    }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let integer = Int(exactly: number), abs(integer) < 1 << 53 { return "\(integer)" }
    return "\(number)"
  }

  // MARK: - Bytes

  private mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }

  private mutating func put(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count &+= 1
  }

  /// Adds what needs no escapes.
  private mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { source in
      guard let start = source.baseAddress else { return }
      reserve(source.count)
      (bytes + count).update(from: start, count: source.count)
      count += source.count
    }
  }

  private mutating func write(_ string: String) {
    var string = string
    string.withUTF8 { source in
      // No character takes more than six bytes for each of its own.
      reserve(source.count * 6 + 2)
      let target = bytes
      var end = count
      target[end] = UInt8(ascii: "\"")
      end &+= 1
      if let start = source.baseAddress { end = Self.put(start, source.count, to: target, at: end) }
      target[end] = UInt8(ascii: "\"")
      count = end + 1
    }
  }

  /// - Returns: where the text ends.
  private static func put(
    _ source: UnsafePointer<UInt8>, _ length: Int, to target: UnsafeMutablePointer<UInt8>, at place: Int
  ) -> Int {
    var (end, index) = (place, 0)
    while index < length {
      let byte = source[index]
      index &+= 1
      if byte >= 0x20, byte != 0x22, byte != 0x5c, byte != 0x7f {
        target[end] = byte
        end &+= 1
        // U+2028 and U+2029, which end lines for some readers.
        if byte == 0xe2, source[index] == 0x80, source[index &+ 1] & 0xfe == 0xa8 {
          end = unit(0x2000 + UInt32(source[index &+ 1] & 0x3f), to: target, at: end &- 1)
          index &+= 2
        }
        continue
      }
      if let letter = letter(of: byte) {
        target[end] = 0x5c
        target[end &+ 1] = letter
        end &+= 2
      } else {
        end = unit(UInt32(byte), to: target, at: end)
      }
    }
    return end
  }

  /// The letter of a short escape.
  private static func letter(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x22, 0x5c: byte
    case 0x0a: UInt8(ascii: "n")
    case 0x0d: UInt8(ascii: "r")
    case 0x09: UInt8(ascii: "t")
    default: nil
    }
  }

  /// Writes an escape of four digits, and returns where it ends.
  private static func unit(_ value: UInt32, to target: UnsafeMutablePointer<UInt8>, at place: Int) -> Int {
    target[place] = 0x5c
    target[place + 1] = UInt8(ascii: "u")
    for digit in 0..<4 {
      let part = UInt8(value >> UInt32(12 - 4 * digit) & 0xf)
      target[place + 2 + digit] = part < 10 ? UInt8(ascii: "0") + part : UInt8(ascii: "a") + part - 10
    }
    return place + 6
  }
}
