import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// What a device has of sounds and films, as the test says it.
package final class MediaState: SystemPart {
  struct Values {
    var durations: [String: Double] = [:]
    var failures: Set<String> = []
    var playing: [(id: ObjectIdentifier, name: String)] = []
    var spoken: [String] = []
    var said: Set<String> = []
  }

  private let values = Guarded(unchecked: Values())

  package init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  package func log(_ text: String) { LoggedEntry(category: "AVFoundation", text: text).write(isOfApp: false) }

  /// Says what cannot act here, once for a test.
  package func sayOnce(_ text: String) {
    if with({ $0.said.insert(text).inserted }) { RuntimeLog.log(.framework, text) }
  }

  // MARK: - Durations

  /// How long a sound or a film is, in seconds: as the test says, as the file itself, or a minute.
  package func duration(of url: URL) -> Double {
    durationOfTest(url) ?? WaveFile(Self.beginning(of: url))?.duration ?? 60
  }

  /// How long the test or a recording says that it is, by the whole address or by the last part.
  package func durationOfTest(_ url: URL) -> Double? {
    with { $0.durations[url.absoluteString] ?? $0.durations[url.lastPathComponent] }
  }

  package func fails(_ url: URL) -> Bool {
    with { !$0.failures.isDisjoint(with: [url.absoluteString, url.lastPathComponent]) }
  }

  /// Whether there is something to be played: a file, or what the test has named.
  func exists(_ url: URL) -> Bool {
    !url.isFileURL || durationOfTest(url) != nil || FileManager.default.fileExists(atPath: url.path)
  }

  private static func beginning(of url: URL) -> Data {
    guard url.isFileURL, let file = try? FileHandle(forReadingFrom: url) else { return Data() }
    defer { try? file.close() }
    return (try? file.read(upToCount: 1 << 12)) ?? Data()
  }

  // MARK: - What plays

  package func note(_ object: AnyObject, plays name: String?) {
    let id = ObjectIdentifier(object)
    with { values in
      values.playing.removeAll { $0.id == id }
      if let name { values.playing.append((id, name)) }
    }
  }
}

/// The head of a file of uncompressed sound.
struct WaveFile {
  let duration: Double
  let channels: Int
  let sampleRate: Double

  /// - Parameter data: The beginning of the file; nil where it is none of that kind.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 12))
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WAVE".utf8)) else {
      return nil
    }
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var (place, format) = (12, nil as (channels: Int, rate: Int, bytesPerSecond: Int)?)
    while place + 8 <= bytes.count {
      let size = number(place + 4, 4)
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      if name == "fmt ", place + 20 <= bytes.count {
        format = (number(place + 10, 2), number(place + 12, 4), number(place + 16, 4))
      }
      if name == "data", let format, format.bytesPerSecond > 0 {
        (duration, channels) = (Double(size) / Double(format.bytesPerSecond), format.channels)
        sampleRate = Double(format.rate)
        return
      }
      place += 8 + size + size % 2
    }
    return nil
  }
}
