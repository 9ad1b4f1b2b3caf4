import Foundation
import Runtime

/// The place of a call, stored as an address: function, file and line are looked up when a report is made.
///
/// Without debug information the file and line are missing, in optimised code the function may be one that the
/// caller was inlined into.
package struct CallTrace: Sendable {
  private static let images = ImageMap.capture()

  /// By address; a look-up reads the program's debug information.
  private static let callers = Guarded<[[UInt]: String]>([:])

  /// Where the calls return to, the innermost first. The runtime's own traces of the calling thread would read the program's
  /// symbols first, for each thread.
  private let addresses: [UInt]

  /// The caller of the function that calls this, which must not be inlined, and its callers.
  ///
  /// - Parameters:
  ///   - frames: how many callers are skipped more; -1 includes the function that calls this.
  ///   - limit: how many callers are known then.
  /// - Returns: nil where there is no such caller.
  @inline(never) package static func ofCaller(beyond frames: Int = 0, limit: Int = 3) -> CallTrace? {
    // Skipped are this function and the one that calls it.
    let first = 2 + frames
    let found = UnsafeMutablePointer<UInt>.allocate(capacity: 2 * (first + limit))
    defer { found.deallocate() }
    let count = understudy_frames(found, first + limit)
    return count > first ? CallTrace(addresses: (first..<count).map { found[2 * $0 + 1] }) : nil
  }

  /// The names of the functions, the innermost first.
  ///
  /// - Parameter includingInlined: whether inlined ones are included. Finding them reads the program's debug
  ///   information, which takes long where that is large.
  package func symbols(includingInlined: Bool) -> [String] {
    let options: Backtrace.SymbolicationOptions =
      includingInlined ? [.showInlineFrames, .useSymbolCache] : .useSymbolCache
    return symbolicated(options).compactMap { $0.symbol?.name }
  }

  /// `closure #1 in ContentView.load() (ContentView.swift:31)`; nil where nothing is known.
  var caller: String? {
    if let known = Self.callers.withLock({ $0[addresses] }) { return known }
    guard let (function, place) = innermost else { return nil }
    let caller = function + (place.map { " (\($0.text))" } ?? "")
    Self.callers.withLock { $0[addresses] = caller }
    return caller
  }

  /// Where the call is in the source; nil where nothing is known.
  package var place: CallPlace? { innermost?.place }

  /// In optimised code, the function that others were inlined into, with the line of the innermost of them: the runtime's own way
  /// to inlined functions and lines reads all debug information, which takes longer the more calls are inlined.
  private var innermost: (function: String, place: CallPlace?)? {
    // Optimised code can call the specialised form of a starting function through the general one.
    let frame = symbolicated(.useSymbolCache).first { frame in
      frame.symbol.map { !$0.name.hasPrefix("static Task<>.detached(") } ?? false
    }
    guard let frame, let symbol = frame.symbol else { return nil }
    return (symbol.name, UInt(frame.captured.adjustedProgramCounter).flatMap { CallPlace.find([$0])[0] })
  }

  private func symbolicated(_ options: Backtrace.SymbolicationOptions) -> [SymbolicatedBacktrace.Frame] {
    Backtrace.stored(addresses)?.symbolicated(with: Self.images, options: options)?.frames ?? []
  }
}

extension WorkOrigin.Place {
  /// A call whose place is known, if it is.
  package init(_ trace: CallTrace?) { self = trace.map(Self.call) ?? .unknown }

  /// The line; nil without debug information.
  package var location: CallPlace? {
    switch self {
    case .unknown: nil
    case .source(let place): place
    case .call(let trace): trace.place
    }
  }
}

extension Backtrace {
  /// A trace of addresses that are known already. The runtime reads stored traces: an architecture, and frames in its compact form,
  /// in Base64.
  ///
  /// - Parameters:
  ///   - addresses: where calls return to, the innermost first.
  ///   - beginsInside: whether the first one is the address of an instruction.
  package static func stored(_ addresses: [UInt], beginsInside: Bool = false) -> Backtrace? {
    // For addresses of 64 bits.
    var bytes: [UInt8] = [2]
    for (index, address) in addresses.enumerated() {
      bytes.append(index == 0 && beginsInside ? 0x1f : 0x2f)
      withUnsafeBytes(of: UInt64(address).bigEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(0)
    let text = Data(bytes).base64EncodedString().replacingOccurrences(of: "=", with: "")
    #if arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "x86_64"
    #endif
    let stored = Data(#"{"architecture":"\#(architecture)","backtrace":"\#(text)"}"#.utf8)
    return try? JSONDecoder().decode(Backtrace.self, from: stored)
  }
}
