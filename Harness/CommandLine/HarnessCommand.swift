import Foundation
import HarnessBenchmarks
import HarnessFailures
import HarnessOracle
import UnderstudyAdopt
import UnderstudyElements
import UnderstudyTesting

/// The `harness` executable: `swift run harness`.
@main
@MainActor
struct HarnessCommand {
  static func main() {
    exit(HarnessCommand().run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Takes each line of the output as it is known.
  var output: (String) -> Void = { line in
    print(line)
    // A reader at the other end of a pipe sees each step when it happens.
    fflush(nil)
  }
  /// Takes the messages for who typed the command.
  var errorOutput: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

  /// Where the command was called: the package is looked for here and in the folders above.
  var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  /// Does what the arguments ask for.
  ///
  /// - Parameter arguments: What follows the program's name.
  /// - Returns: The exit status: 0 for success, 1 for failed flows or programs, a workload over its bound, missing figures, a page
  ///   that is not current, or an unwritable file, 2 for arguments that are not understood.
  func run(_ arguments: [String]) -> Int32 {
    switch Command.parse(arguments) {
    case .failure(let error):
      errorOutput("harness: \(error.message)")
      return 2
    case .success(.help):
      output(Command.usage)
      return 0
    case .success(.tree(let app)):
      return printTree(of: app)
    case .success(.picture(let app, let settings)):
      return drawPicture(of: app, settings)
    case .success(.bench(let only, let jsonFile, let keepsLog, let allowsTwice, let test)):
      let measure: @MainActor @Sendable () -> Int32 = {
        bench(only, jsonFile, keepsLog: keepsLog, allowance: allowsTwice ? 2 : 1, inside: test)
      }
      if let test, only.count == 1 { test.run(measure) }
      return measure()
    case .success(.comparison(let path, let only, let rounds, let keepsLog)):
      return compare(path, only, rounds: rounds, keepsLog: keepsLog)
    case .success(.logCost(let only)):
      LogCost.run(only: only, output: output)
      return 0
    case .success(.coverage(let checks)):
      return coverage(checks: checks)
    case .success(.gaps(let checks)):
      return gaps(checks: checks)
    case .success(.oracle(let steps, let seed)):
      return oracle(steps: steps, seed: seed)
    case .success(.launches(let trees, let seed)):
      return launches(trees: trees, seed: seed)
    case .success(.predicates(let formats, let seed)):
      return predicates(formats: formats, seed: seed)
    case .success(.failures(let names, let mode, let isParallel)):
      return failures(names, mode, isParallel: isParallel)
    case .success(.failure(let name)):
      guard let test = BrokenTest.all.first(where: { $0.name == name }) else {
        errorOutput("harness: \(UsageError.unknownTest(name).message)")
        return 2
      }
      test.run()
    case .success(.adopt(let arguments)):
      return adopt(arguments)
    case .success(.flows(let app)):
      let report = FlowReport(output: output)
      for app in app.map({ [$0] }) ?? SampleApp.allCases { report.run(app) }
      report.finish()
      return report.failureCount == 0 ? 0 : 1
    }
  }

  private func adopt(_ arguments: [String]) -> Int32 {
    do {
      return try AdoptCommand.run(arguments, in: folder, output: output)
    } catch {
      errorOutput("harness: \(error)")
      return 2
    }
  }

  private func printTree(of app: SampleApp) -> Int32 {
    let failures = FailureCapture()
    let application = FailureReporter.$capture.withValue(failures) { app.launch() }
    defer { application.terminate() }
    output(application.elementTree)
    for message in failures.messages { errorOutput("harness: \(message)") }
    return failures.messages.isEmpty ? 0 : 1
  }

  /// Prints what the tests show, and writes the pages or compares them.
  private func coverage(checks: Bool) -> Int32 {
    do throws(CoverageError) {
      let files = try CoverageFiles(near: folder)
      var areCurrent = true
      for report in try files.reports() {
        for line in report.lines { output(line) }
        if !checks {
          try files.write(report)
        } else if !files.isCurrent(report) {
          errorOutput("harness: \(report.table.page) is not current; run `harness coverage` and commit it")
          areCurrent = false
        }
      }
      return areCurrent ? 0 : 1
    } catch {
      errorOutput("harness: \(error.message)")
      return 1
    }
  }

  /// Prints how much is not declared, and writes the page or compares it.
  private func gaps(checks: Bool) -> Int32 {
    do throws(CoverageError) {
      let files = try GapsFiles(near: folder)
      let report = try files.report()
      for line in report.lines { output(line) }
      if !checks {
        try files.write(report)
      } else if !files.isCurrent(report) {
        errorOutput("harness: \(GapsFiles.page) is not current; run `harness gaps` and commit it")
        return 1
      }
      return 0
    } catch {
      errorOutput("harness: \(error.message)")
      return 1
    }
  }

  /// Says how many steps agreed, or shows the program that did not.
  private func oracle(steps: Int, seed: UInt64) -> Int32 {
    if let failure = Oracle().run(steps: steps, seed: seed) {
      errorOutput("harness: \(failure)")
      return 1
    }
    output("\(steps) steps of random programs from seed \(seed): the runtime and the model agree")
    return 0
  }

  /// Says how many apps showed what a fresh launch shows, or shows the one that did not.
  private func launches(trees: Int, seed: UInt64) -> Int32 {
    if let failure = LaunchOracle().run(trees: trees, seed: seed) {
      errorOutput("harness: \(failure)")
      return 1
    }
    output("\(trees) random apps from seed \(seed): each shows what a fresh launch shows")
    return 0
  }

  /// Says how many predicates answered as they should, or shows the one that did not.
  private func predicates(formats: Int, seed: UInt64) -> Int32 {
    if let failure = PredicateOracle().run(formats: formats, seed: seed) {
      errorOutput("harness: \(failure)")
      return 1
    }
    output("\(formats) random predicates from seed \(seed): all answer what they mean")
    return 0
  }

  /// Prints what the broken tests report, writes it to their files, or compares it with these.
  private func failures(_ names: [String], _ mode: FailuresMode, isParallel: Bool) -> Int32 {
    let all = BrokenTest.all.map(\.name)
    if let unknown = names.first(where: { !all.contains($0) }) {
      errorOutput("harness: \(UsageError.unknownTest(unknown).message)")
      return 2
    }
    do {
      let files = mode == .print ? nil : try FailureReports(near: folder)
      var hasDifference = false
      let wanted = all.filter { names.isEmpty || names.contains($0) }
      for (name, report) in try FailureReports.reports(of: wanted, isParallel: isParallel) {
        switch mode {
        case .print: output("=== \(name)\n\(report)")
        case .write: try files?.write(report, of: name)
        case .check:
          guard report != files?.expected(of: name) else { continue }
          hasDifference = true
          errorOutput("harness: the report of \"\(name)\" is not the expected one; it is now:\n\(report)")
        }
      }
      return hasDifference ? 1 : 0
    } catch {
      errorOutput("harness: \((error as? UsageError)?.message ?? "\(error)")")
      return 1
    }
  }

  private func bench(
    _ only: [WorkloadID], _ jsonFile: String?, keepsLog: Bool, allowance: Double, inside test: InsideTest?
  ) -> Int32 {
    // The workloads take a while: a place that cannot be written to is reported before them.
    if let jsonFile {
      let folder = URL(fileURLWithPath: jsonFile).deletingLastPathComponent().path
      guard FileManager.default.isWritableFile(atPath: folder) else {
        errorOutput("harness: could not write \"\(jsonFile)\": \"\(folder)\" is not a folder that can be written to")
        return 1
      }
    }
    do {
      let passes = try BenchmarkReport.run(
        only: only, jsonFile: jsonFile, keepsLog: keepsLog, allowance: allowance, inside: test, output: output)
      return passes ? 0 : 1
    } catch let error as BenchmarkError {
      errorOutput("harness: \(error.message)")
      return 1
    } catch {
      errorOutput("harness: could not write \"\(jsonFile ?? "")\": \(error.localizedDescription)")
      return 1
    }
  }

  private func compare(_ path: String, _ only: [WorkloadID], rounds: Int, keepsLog: Bool) -> Int32 {
    do {
      try BenchmarkComparison.run(against: path, only: only, rounds: rounds, keepsLog: keepsLog, output: output)
      return 0
    } catch {
      errorOutput("harness: \((error as? BenchmarkError)?.message ?? "\(error)")")
      return 1
    }
  }
}

extension XCUIApplication {
  /// The app's elements, one a line and indented by depth; empty where the app does not run.
  var elementTree: String {
    settle()
    guard let host else { return "" }
    host.refreshElements()
    return ElementDescription.subtree(host.tree.root)
  }
}
