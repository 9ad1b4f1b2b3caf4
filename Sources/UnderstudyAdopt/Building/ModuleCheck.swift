import Foundation

/// Checks the modules of a package without building them, which is several times as fast: by the calls of the compiler that SwiftPM has
/// planned.
struct ModuleCheck {
  /// How much the compiler may spend on an expression. One with names that are not known yet may take minutes otherwise.
  struct Limit {
    let seconds: Int
    /// The limit of memory, which grows with the work and is the same on each machine.
    let megabytes: Int

    /// For rounds after which there will be others: later ones know more names, with which an expression takes less.
    static let early = Limit(seconds: 1, megabytes: 20)
    static let late = Limit(seconds: 15, megabytes: 200)

    /// Options of the compiler.
    var options: [String] {
      [
        "-Xfrontend", "-solver-expression-time-threshold=\(seconds)",
        "-Xfrontend", "-solver-memory-threshold=\(megabytes * 1_000_000)",
      ]
    }
  }

  /// The calls by module.
  private let calls: [String: [String]]
  /// Where the checked modules' interfaces lie, before those of the last build.
  private let shadow: URL

  init(calls: [String: [String]], shadow: URL) { (self.calls, self.shadow) = (calls, shadow) }

  /// Reads the plan of a package that SwiftPM has begun to build.
  ///
  /// - Returns: Nil if there is none, or none that can be read.
  /// - Throws: ``AdoptError`` if there is no place for what a check writes.
  init?(of package: SwiftPackage) throws {
    guard let text = try? String(contentsOf: package.scratch.appendingPathComponent("debug.yaml"), encoding: .utf8)
    else {
      return nil
    }
    calls = Self.calls(in: text)
    shadow = package.scratch.appendingPathComponent("understudy-check")
    try? FileManager.default.removeItem(at: shadow)
    do {
      try FileManager.default.createDirectory(at: shadow, withIntermediateDirectories: true)
    } catch {
      throw AdoptError.unwritable(shadow, error)
    }
    if calls.isEmpty { return nil }
  }

  /// Finds the lines with the arguments of a call that compiles a module; each is a list as JSON writes it.
  static func calls(in plan: String) -> [String: [String]] {
    var calls: [String: [String]] = [:]
    for line in plan.split(separator: "\n") {
      guard line.contains("\"-module-name\""), let begin = line.firstIndex(of: "["),
        let arguments = try? JSONDecoder().decode([String].self, from: Data(line[begin...].utf8)),
        let index = arguments.firstIndex(of: "-module-name"), arguments.contains("-emit-module")
      else { continue }
      calls[arguments[index + 1]] = arguments
    }
    return calls
  }

  /// The paths of the sources that a module's call compiles.
  func sources(of module: String) -> [String] {
    (calls[module] ?? []).flatMap { Self.listed(in: $0) ?? [$0] }.filter { $0.hasPrefix("/") && $0.hasSuffix(".swift") }
  }

  /// The paths in the file that an argument names, as `@sources`; nil for another argument.
  private static func listed(in argument: String) -> [String]? {
    guard argument.hasPrefix("@"), let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
    else { return nil }
    return text.split(whereSeparator: \.isNewline).flatMap(ShellWords.split)
  }

  /// Checks modules, each after those that it depends on. One with errors has an interface all the same, for those that depend on it.
  ///
  /// - Parameters:
  ///   - modules: Their names, in an order in which dependencies come first.
  ///   - copies: By path of a source, the file that is compiled in its place.
  ///   - limit: How much the compiler may spend on an expression.
  /// - Returns: What the compiler says; nil if a call fails without a message about a place.
  /// - Throws: ``AdoptError`` if the compiler cannot be run.
  func run(_ modules: [String], replacing copies: [String: URL] = [:], limit: Limit = .late) throws -> [Diagnostic]? {
    var found: [Diagnostic] = []
    for module in modules {
      guard let call = calls[module] else { continue }
      var arguments = checking(call, module, limit)
      if !copies.isEmpty {
        arguments = arguments.flatMap { Self.listed(in: $0) ?? [$0] }.map { copies[$0]?.path ?? $0 }
      }
      let result = try Tool.run(call[0], arguments)
      let messages = Diagnostic.parse(result.output)
      found += messages
      guard result.isSuccess || messages.contains(where: { $0.severity == .error }) else { return nil }
    }
    return found
  }

  /// Checks some files of a module, with a process for each processor.
  ///
  /// - Parameters:
  ///   - files: Paths of the module's sources.
  ///   - module: Its name; what it depends on has been checked.
  ///   - copies: By path of a source, the file that is compiled in its place.
  ///   - limit: How much the compiler may spend on an expression.
  /// - Returns: What the compiler says about them; nil if a call fails without a message about a place.
  /// - Throws: ``AdoptError`` if the compiler cannot be run.
  func run(only files: [String], of module: String, replacing copies: [String: URL], limit: Limit) throws
    -> [Diagnostic]?
  {
    guard let call = calls[module], let frontend = try frontend(of: call, limit) else { return nil }
    let sources = sources(of: module)
    let parts = files.divided(by: min(files.count, ProcessInfo.processInfo.activeProcessorCount))
    let commands = parts.map { part in
      let part = Set(part)
      let inputs = sources.flatMap { source in
        (part.contains(source) ? ["-primary-file"] : []) + [copies[source]?.path ?? source]
      }
      return [frontend[0], "-frontend", "-typecheck"] + inputs + frontend.dropFirst()
    }
    let results = try Tool.run(atOnce: commands)
    let messages = Diagnostic.parse(results.map(\.output).joined(separator: "\n"))
    let isClear = results.allSatisfy(\.isSuccess) || messages.contains { $0.severity == .error }
    return isClear ? messages : nil
  }

  /// The compiler's own program for a call, and its options without sources, as the driver would run it.
  private func frontend(of call: [String], _ limit: Limit) throws -> [String]? {
    let result = try Tool.run(call[0], ["-typecheck", "-driver-print-jobs"] + reading(call, limit))
    guard result.isSuccess, let line = result.output.split(whereSeparator: \.isNewline).first else { return nil }
    let words = ShellWords.split(line)
    guard words.count > 3, words[1] == "-frontend", words[2] == "-typecheck" else { return nil }
    var frontend = [words[0]]
    var rest = words.dropFirst(3)
    while let word = rest.popFirst() {
      if word.hasPrefix("-X"), let value = rest.popFirst() {
        frontend += [word, value]
      } else if word == "-supplementary-output-file-map" {
        rest = rest.dropFirst()
      } else if word != "-primary-file", !(word.hasPrefix("/") && word.hasSuffix(".swift")) {
        frontend.append(word)
      }
    }
    return frontend
  }

  /// Options of a build that write files, with the number of arguments that follow each.
  private static let written = [
    "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-incremental": 0,
    "-c": 0,
    "-enable-batch-mode": 0, "-disable-batch-mode": 0, "-serialize-diagnostics": 0, "-index-store-path": 1, "-g": 0,
    "-parseable-output": 0, "-emit-objc-header": 0, "-emit-objc-header-path": 1,
  ]

  /// The arguments of a call that checks in place of one that builds.
  func checking(_ call: [String], _ module: String, _ limit: Limit = .late) -> [String] {
    let interface = shadow.appendingPathComponent("\(module).swiftmodule").path
    return ["-emit-module", "-emit-module-path", interface, "-wmo"]
      + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"] + reading(call, limit)
  }

  /// The arguments of a call that only reads.
  private func reading(_ call: [String], _ limit: Limit) -> [String] {
    // Notes are lines with a place only in this style; they say why a conformance cannot be made.
    var arguments = ["-I", shadow.path, "-diagnostic-style", "llvm"] + limit.options
    var rest = call.dropFirst()
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-X"), let value = rest.popFirst() {
        // What follows is for a part of the compiler, whatever it is called.
        arguments += [argument, value]
      } else if let following = Self.written[argument] {
        rest = rest.dropFirst(following)
      } else if !(argument.hasPrefix("-j") && Int(argument.dropFirst(2)) != nil) {
        arguments.append(argument)
      }
    }
    return arguments
  }
}

extension Array {
  /// Parts of about equal size, in turn: the first element in the first part, the second in the second.
  fileprivate func divided(by count: Int) -> [[Element]] {
    guard count > 1 else { return isEmpty ? [] : [self] }
    return (0..<count).map { part in stride(from: part, to: self.count, by: count).map { self[$0] } }
  }
}
