/// One character as a user sees it: a base with what extends it.
struct Cluster {
  /// In UTF-8.
  var length: Int
  /// In points, with tracking.
  var width: Double
  var traits: BreakTraits
}

/// Reads the characters of a text in UTF-8, with their widths in one font.
///
/// The clusters are those of Unicode in a simpler form: extending characters, emoji sequences, flags, and Hangul
/// syllables.
struct ClusterReader {
  let bytes: UnsafePointer<UInt8>
  /// Where the run ends.
  let end: Int
  let widths: FontWidths
  /// What the app adds after each character, in points.
  let tracking: Double

  /// The cluster at a position before the end.
  func cluster(at position: Int) -> Cluster {
    let byte = bytes[position]
    let next = position + 1
    if byte < 0x80, next >= end || bytes[next] < 0x80 {
      return byte == 0x0D ? lineEnd(at: position) : ascii(byte)
    }
    return longCluster(at: position)
  }

  func ascii(_ byte: UInt8) -> Cluster {
    let width = widths.ascii[Int(byte)]
    return Cluster(length: 1, width: width == 0 ? 0 : width + tracking, traits: BreakTraits.ofASCII[Int(byte)])
  }

  /// A carriage return, with the line feed that may follow.
  private func lineEnd(at position: Int) -> Cluster {
    let hasFeed = position + 1 < end && bytes[position + 1] == 0x0A
    return Cluster(length: hasFeed ? 2 : 1, width: 0, traits: .newline)
  }

  private func longCluster(at position: Int) -> Cluster {
    let (base, length) = scalar(at: position)
    if base.isASCII, base.value < 0x20 { return ascii(bytes[position]) }
    var reach = position + length
    let isIdeograph = CharacterWidth.isIdeograph(base.value)
    if isIdeograph, !isExtended(at: reach) {
      return Cluster(length: length, width: width(of: .ideograph), traits: .wide)
    }
    var isEmoji = !isIdeograph && base.properties.isEmojiPresentation
    if base.isRegionalIndicator, reach < end {
      let (next, length) = scalar(at: reach)
      if next.isRegionalIndicator { reach += length }
    }
    var isJoined = false
    while reach < end, bytes[reach] >= 0x80 {
      let (next, length) = scalar(at: reach)
      if next.extendsCluster {
        if next.isEmojiSelector, base.properties.isEmoji { isEmoji = true }
        isJoined = next.isZeroWidthJoiner
      } else if isJoined, isEmoji, next.properties.isEmoji {
        isJoined = false
      } else {
        break
      }
      reach += length
    }
    let character: CharacterWidth = isEmoji ? .emoji : CharacterWidth(of: base)
    return Cluster(length: reach - position, width: width(of: character), traits: .of(base, isEmoji: isEmoji))
  }

  private func isExtended(at position: Int) -> Bool {
    position < end && bytes[position] >= 0x80 && scalar(at: position).scalar.extendsCluster
  }

  private func width(of character: CharacterWidth) -> Double {
    guard character != .none else { return 0 }
    if case .row(let row) = character, row < 0x7F - 0x20 { return widths.ascii[row + 0x20] + tracking }
    return widths.width(of: character) + tracking
  }

  /// The character at a position of valid UTF-8, and how many bytes it has.
  private func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[position])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = length == 1 ? first : first & (0xFF >> UInt32(length + 1))
    let reach = min(position + length, end)
    var next = position + 1
    while next < reach {
      value = value << 6 | UInt32(bytes[next] & 0x3F)
      next += 1
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", reach - position)
  }
}
