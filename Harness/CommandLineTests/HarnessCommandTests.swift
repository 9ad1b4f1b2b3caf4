import Foundation
import Testing

@testable import harness

@MainActor
@Suite("The harness command")
struct HarnessCommandTests {
  /// The exit status and what was printed.
  private func run(
    _ arguments: String..., in folder: URL? = nil
  ) -> (status: Int32, output: [String], errors: [String]) {
    var output: [String] = []
    var errors: [String] = []
    var command = HarnessCommand()
    command.output = { output.append($0) }
    command.errorOutput = { errors.append($0) }
    if let folder { command.folder = folder }
    let status = command.run(arguments)
    return (status, output, errors)
  }

  @Test("Without arguments it runs every flow and ends with the summary")
  func flows() throws {
    let (status, output, errors) = run()
    #expect(status == 0)
    #expect(errors.isEmpty)
    let summary = try #require(output.last)
    let flows = SampleApp.allCases.flatMap(\.flows)
    let steps = output.count { $0.hasPrefix("    ✓ ") }
    #expect(steps >= flows.count * 4)
    #expect(summary.hasPrefix("\(flows.count) flows, \(steps) steps, 0 failures in "))
    for flow in flows { #expect(output.contains("  \(flow.name)")) }
  }

  @Test("The flows of one app can be run alone")
  func flowsOfOneApp() throws {
    let (status, output, _) = run("flows", "graphapp")
    #expect(status == 0)
    #expect(output.first == "GraphApp")
    #expect(try #require(output.last).hasPrefix("\(GraphAppFlows.all.count) flows, "))
  }

  @Test("The tree of an app is that of its first screen", arguments: SampleApp.allCases)
  func tree(app: SampleApp) throws {
    let (status, output, errors) = run("tree", app.rawValue)
    #expect(status == 0)
    #expect(errors.isEmpty)
    let lines = try #require(output.first).split(separator: "\n")
    #expect(lines.first?.hasPrefix(" →Application, label: '") == true)
    #expect(lines.dropFirst().first == "    Window (Main)")
    #expect(lines.count > 5)
  }

  @Test("Arguments that are not understood end with status 2 and say so on standard error")
  func unknown() {
    let (status, output, errors) = run("tree", "NoApp")
    #expect(status == 2)
    #expect(output.isEmpty)
    #expect(
      errors == [
        "harness: unknown app \"NoApp\"; known apps: \(appNames)"
      ])
  }

  @Test("Workloads that are not known end with status 2")
  func unknownWorkload() {
    let (status, output, errors) = run("bench", "--only", "W0")
    #expect(status == 2)
    #expect(output.isEmpty)
    #expect(
      errors == [
        "harness: unknown workload \"W0\"; known workloads: \(workloadNames)"
      ])
  }

  @Test("A file of figures that cannot be written is reported before anything is measured")
  func unwritableFile() {
    let (status, output, errors) = run("bench", "--json", "/no/such/folder/figures.json")
    #expect(status == 1)
    #expect(output.isEmpty)
    #expect(
      errors == [
        "harness: could not write \"/no/such/folder/figures.json\": \"/no/such/folder\" is not a folder that can be written to"
      ])
  }

  @Test("Another checkout without a program is reported before anything is measured")
  func missingCheckout() {
    let (status, output, errors) = run("bench", "--against", "/no/such/folder")
    #expect(status == 1)
    #expect(output.isEmpty)
    #expect(
      errors == [
        "harness: no program at \"/no/such/folder\"; build it with `swift build -c release --product harness`"
      ])
  }

  @Test("Outside of the package the expected reports cannot be compared, and the command says where to run it")
  func failuresOutside() {
    let (status, _, errors) = run("failures", "--check", in: URL(fileURLWithPath: "/"))
    #expect(status == 1)
    #expect(
      errors == [
        "harness: no Harness/Failures/Expected here or in a folder above; run the command in the package's folder"
      ])
  }

  @Test("Broken tests that are not known end with status 2")
  func unknownBrokenTest() {
    let (status, output, errors) = run("failures", "typos")
    #expect(status == 2)
    #expect(output.isEmpty)
    #expect(errors == ["harness: there is no broken test \"typos\"; `harness failures` prints the names of all"])
  }

  @Test("The oracle says how many steps agreed")
  func oracle() {
    let (status, output, errors) = run("oracle", "--steps", "500", "--seed", "3")
    #expect(status == 0)
    #expect(output == ["500 steps of random programs from seed 3: the runtime and the model agree"])
    #expect(errors.isEmpty)
  }

  @Test("The oracle of launches says how many apps agreed")
  func launches() {
    let (status, output, errors) = run("launches", "--trees", "3", "--seed", "3")
    #expect(status == 0)
    #expect(output == ["3 random apps from seed 3: each shows what a fresh launch shows"])
    #expect(errors.isEmpty)
  }

  @Test("The oracle of predicates says how many answered as they should")
  func predicates() {
    let (status, output, errors) = run("predicates", "--formats", "200", "--seed", "3")
    #expect(status == 0)
    #expect(output == ["200 random predicates from seed 3: all answer what they mean"])
    #expect(errors.isEmpty)
  }

  @Test("Help is printed to standard output")
  func help() {
    let (status, output, errors) = run("help")
    #expect(status == 0)
    #expect(output == [Command.usage])
    #expect(errors.isEmpty)
  }
}
