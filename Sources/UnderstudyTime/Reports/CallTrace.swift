import Runtime

/// The place of a call, stored as an address: function, file and line are looked up when a report is made.
///
/// Without debug information the file and line are missing, in optimised code the function may be one that the
/// caller was inlined into.
package struct CallTrace: Sendable {
  /// Finding the images takes a hundred times as long as walking the stack, so that is done once.
  private static let images = ImageMap.capture()

  /// By address; a look-up reads the program's debug information, which takes long where that is large.
  private static let callers = Guarded<[[Backtrace.Address]: String]>([:])

  private let backtrace: Backtrace

  /// The caller of the function that calls this, which must not be inlined.
  ///
  /// - Parameter frames: how many callers are skipped more.
  @inline(never) package static func ofCaller(beyond frames: Int = 0) -> CallTrace? {
    // Skipped are this function and the one that calls it.
    let offset = 2 + frames
    guard
      let backtrace = try? Backtrace.capture(algorithm: .fast, limit: 3, offset: offset, top: 0, images: images)
    else { return nil }
    return CallTrace(backtrace: backtrace)
  }

  /// All callers of the function that calls this, as far as sixteen frames go.
  @inline(never) package static func ofCallers() -> CallTrace? {
    let backtrace = try? Backtrace.capture(algorithm: .fast, limit: 16, offset: 1, top: 0, images: images)
    return backtrace.map { CallTrace(backtrace: $0) }
  }

  /// The names of the functions, the innermost first.
  ///
  /// - Parameter includingInlined: whether inlined ones are included. Finding them reads the program's debug
  ///   information, which takes long where that is large.
  package func symbols(includingInlined: Bool) -> [String] {
    let options: Backtrace.SymbolicationOptions =
      includingInlined ? [.showInlineFrames, .useSymbolCache] : .useSymbolCache
    return backtrace.symbolicated(with: Self.images, options: options)?.frames.compactMap { $0.symbol?.name } ?? []
  }

  /// `closure #1 in ContentView.load() (ContentView.swift:31)`; nil where nothing is known.
  var caller: String? {
    let addresses = backtrace.frames.map(\.originalProgramCounter)
    guard !addresses.isEmpty else { return nil }
    if let known = Self.callers.withLock({ $0[addresses] }) { return known }
    let caller = lookUpCaller()
    Self.callers.withLock { $0[addresses] = caller }
    return caller
  }

  /// Where the call is in the source; nil where nothing is known.
  package var place: (path: String, line: Int)? {
    guard let location = innermost?.sourceLocation, location.line > 0 else { return nil }
    return (location.path, location.line)
  }

  private var innermost: SymbolicatedBacktrace.Symbol? {
    // Optimised code can call the specialised form of a starting function through the general one.
    let symbols = backtrace.symbolicated()?.frames.lazy.compactMap(\.symbol)
    return symbols?.first { !$0.name.hasPrefix("static Task<>.detached(") }
  }

  private func lookUpCaller() -> String? {
    guard let symbol = innermost else { return nil }
    guard let location = symbol.sourceLocation, location.line > 0 else { return symbol.name }
    return "\(symbol.name) (\(location.path.split(separator: "/").last ?? "?"):\(location.line))"
  }
}

extension WorkOrigin.Place {
  /// A call whose place is known, if it is.
  init(_ trace: CallTrace?) { self = trace.map(Self.call) ?? .unknown }
}
