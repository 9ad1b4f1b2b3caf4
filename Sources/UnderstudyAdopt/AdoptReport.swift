import Foundation

/// What a run of adopt has found, in words for who typed the command.
struct AdoptReport {
  let plan: ManifestPlan
  let root: URL
  var build: BuildOutcome
  var substitutes = SubstituteList()
  var screens: [FirstScreen] = []
  var tests: TestOutcome?
  /// Whether tests run without those of targets that do not compile, which the manifest leaves out.
  var runsRest = false
  /// Files that were written.
  var written: [String] = []

  private static let limitOfCauses = 25

  var lines: [String] {
    targets + screenLines + testLines + standIns + substituted + leftOut + causes + build.lastLines
  }

  var text: String { lines.joined(separator: "\n") }

  /// Whether a target, and each that it depends on, compiles.
  func isFree(ofErrors target: ManifestPlan.Target) -> Bool {
    guard !build.isSuccess else { return true }
    let names = target.dependencies.compactMap { if case .target(let name) = $0 { name } else { nil } }
    let others = plan.targets.filter { names.contains($0.name) && $0.name != target.name }
    let standIns = names.map { root.descendant(StandInFolder.name).appendingPathComponent("\($0).swift").path }
    return build.lastLines.isEmpty && wrongFiles(of: target).isEmpty && others.allSatisfy(isFree)
      && !build.errors.contains { standIns.contains($0.file) }
  }

  private func wrongFiles(of target: ManifestPlan.Target) -> Set<String> {
    let folder = root.appendingPathComponent(target.layout.path).standardizedFileURL.path
    return Set(build.errors.map(\.file)).filter { file in
      target.imports.keys.contains { $0.path == file } || (target.imports.isEmpty && file.hasPrefix(folder + "/"))
    }
  }

  // MARK: - Parts

  private var targets: [String] {
    plan.targets.map { target in
      let wrong = wrongFiles(of: target).count
      let result =
        wrong == 0
        ? (build.isSuccess ? "compiles" : "no errors")
        : "\(target.fileCount - wrong) of \(target.fileCount) files compile"
          + (runsRest && target.kind == .tests ? ", the others are left out so that tests run" : "")
      return "\(kind(target)) \(target.name): \(count(target.fileCount, "file")), \(result)"
    }
  }

  private func kind(_ target: ManifestPlan.Target) -> String {
    switch target.kind {
    case .app: "App"
    case .library: "Library"
    case .tests: "Tests"
    }
  }

  private var screenLines: [String] {
    screens.flatMap { screen in
      guard screen.tree.count > 1 else { return ["\(screen.app) shows no screen:"] + screen.trouble.map { "  " + $0 } }
      let picture = screen.picture.map { ", drawn in \($0.path(from: root))" } ?? ""
      return ["\(screen.app) shows \(count(screen.count, "element"))\(picture):"]
        + screen.tree.prefix(12).map { "  " + $0 }
        + (screen.tree.count > 12 ? ["  …"] : [])
    }
  }

  private var testLines: [String] {
    guard let tests else { return plan.tests.isEmpty ? ["No tests."] : [] }
    let end = tests.isComplete ? "" : "; the run did not come to its end"
    return ["\(tests.passed) of \(tests.passed + tests.failed) tests pass\(end). `swift test` prints why others fail."]
  }

  private var standIns: [String] {
    guard !plan.standIns.isEmpty else { return [] }
    return [
      "Stand-ins, in \(StandInFolder.name), for modules that are not here: \(plan.standIns.joined(separator: ", "))."
    ]
  }

  private var substituted: [String] {
    let all = substitutes.files.flatMap { file in file.substitutes.map { (file.path, $0) } }
    guard !all.isEmpty else { return [] }
    return ["Parts that do not compile here, and answer with a default; \(SubstituteList.path) lists them:"]
      + all.prefix(Self.limitOfCauses).map { "  \($0):\($1.line) \($1.name): \($1.reason)" }
      + (all.count > Self.limitOfCauses ? ["  and \(all.count - Self.limitOfCauses) more"] : [])
  }

  private var leftOut: [String] {
    plan.leftOut.isEmpty ? [] : ["Left out:"] + plan.leftOut.map { "  \($0.name): \($0.reason)" }
  }

  private var causes: [String] {
    let causes = Cause.all(of: build.errors)
    guard !causes.isEmpty else { return [] }
    let rest = causes.dropFirst(Self.limitOfCauses).count
    return ["Not compiled, by cause:"]
      + causes.prefix(Self.limitOfCauses).map { cause in
        let place = cause.places.first.map { URL(fileURLWithPath: $0.file).path(from: root) + ":\($0.line)" } ?? ""
        return "  \(count(Set(cause.places.map(\.file)).count, "file")): \(cause.message) (\(place))\(cause.advice)"
      } + (rest > 0 ? ["  and \(rest) more; `swift build --build-tests` prints all"] : [])
  }

  private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

/// Errors with the same message.
private struct Cause {
  let message: String
  let places: [Diagnostic]

  /// The causes of errors, that of most files first.
  static func all(of errors: [Diagnostic]) -> [Cause] {
    Dictionary(grouping: errors, by: \.message).map { Cause(message: $0.key, places: $0.value) }.sorted {
      first, second in
      let (a, b) = (Set(first.places.map(\.file)).count, Set(second.places.map(\.file)).count)
      return a == b ? first.message < second.message : a > b
    }
  }

  /// What to do about it, after a dash; empty if nothing general can be said.
  var advice: String {
    if message.contains("Objective-C") || message.contains("#selector") || message.contains("@objc") {
      return " - Linux has no Objective-C: Docs/Gaps.md says what to write"
    }
    if message.hasPrefix("cannot find") || message.contains("has no member") {
      return " - if it is SwiftUI's or UIKit's, it is not supported: Docs/Gaps.md"
    }
    if message.hasPrefix("no such module") { return " - run adopt again" }
    return ""
  }
}
