import Foundation

/// Checks the modules of a package without building them, which is several times as fast: by the calls of the compiler that SwiftPM has
/// planned.
struct ModuleCheck {
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
    return text.split(whereSeparator: \.isNewline).map { line in
      // Each path is quoted as a shell wants it.
      line.hasPrefix("'") && line.hasSuffix("'")
        ? line.dropFirst().dropLast().replacingOccurrences(of: "'\\''", with: "'")
        : line.replacingOccurrences(of: "\\", with: "")
    }
  }

  /// Checks modules, each after those that it depends on. One with errors has an interface all the same, for those that depend on it.
  ///
  /// - Parameters:
  ///   - modules: Their names, in an order in which dependencies come first.
  ///   - copies: By path of a source, the file that is compiled in its place.
  ///   - seconds: How long the compiler may take for an expression: one with names that are not known yet may take minutes.
  /// - Returns: What the compiler says; nil if a call fails without a message about a place.
  /// - Throws: ``AdoptError`` if the compiler cannot be run.
  func run(_ modules: [String], replacing copies: [String: URL] = [:], secondsPerExpression seconds: Int = 15) throws
    -> [Diagnostic]?
  {
    var found: [Diagnostic] = []
    for module in modules {
      guard let call = calls[module] else { continue }
      let arguments = checking(call, module, seconds).flatMap { argument in
        copies.isEmpty ? [argument] : (Self.listed(in: argument) ?? [argument]).map { copies[$0]?.path ?? $0 }
      }
      let result = try Tool.run(call[0], arguments)
      let messages = Diagnostic.parse(result.output)
      found += messages
      guard result.isSuccess || messages.contains(where: { $0.severity == .error }) else { return nil }
    }
    return found
  }

  /// Options of a build that write files, with the number of arguments that follow each.
  private static let written = [
    "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-incremental": 0,
    "-c": 0,
    "-enable-batch-mode": 0, "-disable-batch-mode": 0, "-serialize-diagnostics": 0, "-index-store-path": 1, "-g": 0,
    "-parseable-output": 0, "-emit-objc-header": 0, "-emit-objc-header-path": 1,
  ]

  /// The arguments of a call that checks in place of one that builds.
  func checking(_ call: [String], _ module: String, _ seconds: Int = 15) -> [String] {
    var arguments = ["-emit-module", "-emit-module-path", shadow.appendingPathComponent("\(module).swiftmodule").path]
    arguments += ["-wmo", "-I", shadow.path, "-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
    arguments += ["-Xfrontend", "-solver-expression-time-threshold=\(seconds)"]
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
