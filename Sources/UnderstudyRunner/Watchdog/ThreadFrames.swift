import UnderstudyTime

/// The frames of a thread by their addresses, the innermost first, as a signal handler can find them.
struct ThreadFrames: Sendable {
  static let limit = 128

  let addresses: [UInt]
  /// Whether the first address is where the thread was, and not, as the others are, where a call returns to.
  let beginsInside: Bool

  /// - Parameters:
  ///   - beginsInside: see the property.
  ///   - find: puts the addresses into the buffer.
  /// - Returns: how many there are.
  init(beginsInside: Bool = true, _ find: (UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Int) {
    self.beginsInside = beginsInside
    addresses = withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: Self.limit) { buffer in
      buffer.initialize(repeating: nil)
      guard let base = buffer.baseAddress else { return [] }
      return buffer.prefix(find(base)).map { UInt(bitPattern: $0) }
    }
  }

  /// - Parameter resumptions: the beginnings of functions that a suspended task continues with, the innermost first.
  init(resumptions: [UInt]) {
    beginsInside = false
    // As if calls returned there: what belongs to a call is in front of its address.
    addresses = resumptions.map { $0 + 1 }
  }

  /// The frames of the calling thread.
  static var ofCaller: ThreadFrames { ThreadFrames(beginsInside: false) { understudy_own_frames($0, limit) } }
}

/// What is known of a frame.
struct NamedFrame: Sendable {
  /// `Payment.pay() (Payment.swift:14)`.
  let text: String
  /// Whether it is code of the app or the test, and not of a library.
  let isOfApp: Bool
  /// Where it is in the source; nil where nothing is known.
  var place: CallPlace?
}

#if canImport(Runtime)
  import Runtime

  extension ThreadFrames {
    /// Names, files and lines. It takes memory, and may take locks of the dynamic linker.
    var named: [NamedFrame] {
      let trace = Backtrace.stored(addresses, beginsInside: beginsInside)
      guard let known = trace?.symbolicated(with: ImageMap.capture(), options: .useSymbolCache) else { return unnamed }
      var places = sourcePlaces
      if beginsInside, let first = known.frames.first?.symbol, places.first == .some(nil) {
        places[0] = placeBefore(at: first.offset)
      }
      let named = known.frames.enumerated().compactMap { index, frame in
        name(frame, at: index, places.indices.contains(index) ? places[index] : nil)
      }
      // An expression that the compiler has made a function of is a frame more, on the same line.
      return named.indices.filter { $0 == 0 || named[$0].text != named[$0 - 1].text }.map { named[$0] }
    }

    /// - Returns: nil for what the compiler has made.
    private func name(_ frame: SymbolicatedBacktrace.Frame, at index: Int, _ place: CallPlace?) -> NamedFrame? {
      guard let symbol = frame.symbol, !frame.isSwiftRuntimeFailure, !frame.isSwiftThunk,
        let name = FunctionName.inSource(symbol.name)
      else { return nil }
      let address = index < addresses.count ? UnsafeRawPointer(bitPattern: addresses[index]) : nil
      let isOfApp = understudy_is_of_program(address) && CodeOwner.isApp(path: place?.file, symbol: symbol.rawName)
      let text = name + (place.map { " (\($0.text))" } ?? " in \(symbol.imageName)")
      return NamedFrame(text: text, isOfApp: isOfApp, place: place)
    }
  }
#else
  extension ThreadFrames {
    var named: [NamedFrame] { unnamed }
  }
#endif

extension ThreadFrames {
  /// The places in the source, by the frames' numbers.
  private var sourcePlaces: [CallPlace?] {
    // A call belongs to the line before the one to which it returns.
    let calls = addresses.enumerated().map { index, address in
      index == 0 && beginsInside || address == 0 ? address : address - 1
    }
    return CallPlace.find(calls)
  }

  /// The line of the nearest instruction before the innermost one that has a line: some, as those of loops, have none.
  ///
  /// - Parameter offset: where the innermost one is in its function, in bytes.
  private func placeBefore(at offset: Int) -> CallPlace? {
    guard let address = addresses.first else { return nil }
    let distances = stride(from: 1, through: UInt(min(max(offset, 0), 64)), by: 1)
    return CallPlace.find(distances.map { address - $0 }).lazy.compactMap(\.self).first
  }

  /// The innermost one of the test's or the app's code whose place is known.
  var ofTest: NamedFrame? { addresses.isEmpty ? nil : named.first { $0.isOfApp && $0.place != nil } }

  /// The addresses alone.
  private var unnamed: [NamedFrame] {
    addresses.map { NamedFrame(text: "0x" + String($0, radix: 16), isOfApp: false) }
  }
}

/// Whose code a frame is: all of a test's process is one program.
enum CodeOwner {
  /// The folder of this package's sources, as the compiler saw it.
  private static let ownSources =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/") + "/"

  /// Modules whose code is no app's, though parts of it are compiled into one.
  private static let libraries: Set<Substring> = [
    "Combine", "Fakes", "InlineSnapshotTesting", "SnapshotTesting", "SwiftUI", "UIKit", "Understudy", "UnderstudyApp",
    "UnderstudyCore", "UnderstudyElements", "UnderstudyLayout", "UnderstudyPage", "UnderstudyPictures",
    "UnderstudyPredicates", "UnderstudyRunner", "UnderstudySession", "UnderstudySockets", "UnderstudyStudio",
    "UnderstudyTesting", "UnderstudyTime", "UnderstudyWorld", "ViewInspector", "XCUIAutomation", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation", "Synchronization", "Testing", "XCTest",
  ]

  /// Whether a source file is one of this package's, as those from which a session calls automation.
  ///
  /// - Parameter path: absolute, or, in optimised builds, from the folder of the package that was built.
  static func isOwn(_ path: String) -> Bool {
    guard !path.hasPrefix("/") else { return path.hasPrefix(ownSources) }
    let folders = path.split(separator: "/")
    return zip(folders, folders.dropFirst()).contains { $0 == "Sources" && libraries.contains($1) }
  }

  /// - Parameters:
  ///   - path: the source file; nil where there is no debug information.
  ///   - symbol: the mangled name, which then says the module.
  static func isApp(path: String?, symbol: String) -> Bool {
    if let path { return !isOwn(path) && !path.hasPrefix("<") && symbol.hasPrefix("$s") }
    guard symbol.hasPrefix("$s") else { return false }
    let digits = symbol.dropFirst(2).prefix { $0.isNumber }
    guard let length = Int(digits) else { return false }
    return !libraries.contains(symbol.dropFirst(2 + digits.count).prefix(length))
  }
}
