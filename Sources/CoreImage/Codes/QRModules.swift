/// The modules of a QR code, from the top left.
struct QRModules: Equatable {
  let version: Int
  let side: Int
  private var dark: [Bool]
  /// Those that do not belong to the data.
  private var fixed: [Bool]

  init(version: Int) {
    self.version = version
    side = version * 4 + 17
    dark = [Bool](repeating: false, count: side * side)
    fixed = dark
  }

  subscript(x: Int, y: Int) -> Bool { dark[y * side + x] }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    dark[y * side + x] = isDark
    fixed[y * side + x] = true
  }

  // MARK: - What each code has

  /// Draws the squares of the corners, the lines between them, the small squares, and the room of format and version.
  mutating func drawFunctions() {
    for index in 0..<side {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawCorner(x, y) }
    let centers = Self.alignment(version)
    for y in centers {
      for x in centers {
        let isAtCorner = (x == 6 && y == 6) || (x == 6 && y == side - 7) || (x == side - 7 && y == 6)
        if !isAtCorner { drawSquare(x, y) }
      }
    }
    drawFormat(0)
    drawVersion()
  }

  private mutating func drawCorner(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<side).contains(x + dx) && (0..<side).contains(y + dy) {
        let distance = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawSquare(_ x: Int, _ y: Int) {
    for dy in -2...2 {
      for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
    }
  }

  /// The centers of the small squares, along each axis.
  static func alignment(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    let last = version * 4 + 10
    return [6] + (0..<(count - 1)).reversed().map { last - $0 * step }
  }

  /// Draws the correction and the mask, with bits that correct them.
  mutating func drawFormat(_ data: Int) {
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { fix(8, place, bit(place)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for place in 9..<15 { fix(14 - place, 8, bit(place)) }
    for place in 0..<8 { fix(side - 1 - place, 8, bit(place)) }
    for place in 8..<15 { fix(8, side - 15 + place, bit(place)) }
    fix(8, side - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let (far, near) = (side - 11 + place % 3, place / 3)
      fix(far, near, bits >> place & 1 == 1)
      fix(near, far, bits >> place & 1 == 1)
    }
  }

  // MARK: - Data

  /// Places bytes in columns of two modules, from the right, up and down in turn.
  mutating func place(_ bytes: [UInt8]) {
    var index = 0
    var right = side - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for row in 0..<side {
        let y = (right + 1) & 2 == 0 ? side - 1 - row : row
        for x in [right, right - 1] where !fixed[y * side + x] && index < bytes.count * 8 {
          dark[y * side + x] = bytes[index >> 3] >> UInt8(7 - index & 7) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  /// Turns the modules of data around, where a pattern says so.
  mutating func apply(mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !fixed[y * side + x] && Self.isTurned(mask, x, y) { dark[y * side + x].toggle() }
    }
  }

  private static func isTurned(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  // MARK: - Penalty

  /// How hard the code is to read.
  var penalty: Int {
    var result = 0
    for line in 0..<side {
      result += Self.penalty((0..<side).map { self[$0, line] }) + Self.penalty((0..<side).map { self[line, $0] })
    }
    for y in 0..<(side - 1) {
      for x in 0..<(side - 1) {
        let color = self[x, y]
        if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] { result += 3 }
      }
    }
    let share = dark.count(where: { $0 }) * 100 / (side * side)
    let below = share / 5 * 5
    return result + min(abs(below - 50), abs(below + 5 - 50)) / 5 * 10
  }

  /// The penalty of a row or a column: runs of one color, and what looks like the square of a corner.
  private static func penalty(_ line: [Bool]) -> Int {
    var (result, run) = (0, 1)
    for index in 1..<line.count {
      if line[index] == line[index - 1] {
        run += 1
        if run == 5 { result += 3 } else if run > 5 { result += 1 }
      } else {
        run = 1
      }
    }
    var bits = 0
    for index in line.indices {
      bits = (bits << 1 | (line[index] ? 1 : 0)) & 0x7FF
      if index >= 10, bits == 0b10111010000 || bits == 0b00001011101 { result += 40 }
    }
    return result
  }
}
