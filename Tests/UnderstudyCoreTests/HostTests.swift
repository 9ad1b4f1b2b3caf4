import SwiftUI
import Testing
import UnderstudyElements
import UnderstudyTesting
import UnderstudyTime

@testable import UnderstudyCore

@MainActor
@Suite("Host")
struct HostTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.preference(key: CountKey.self, value: count)
    }
  }

  struct CountKey: PreferenceKey {
    static let defaultValue = -1
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  func launch<Content: View>(
    _ configuration: HostConfiguration = HostConfiguration(), @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> UnderstudyCore.Host {
    let session = ExecutionSession(name: "Host test")
    let host = session.perform {
      AppBlueprint.view(named: "Test", content).launch(in: session, configuration: configuration)
    }
    host.settle()
    host.refreshElements()
    return host
  }

  func button(_ host: UnderstudyCore.Host) -> Element? {
    host.refreshElements()
    return host.tree.root.children.first?.children.first { $0.type == .button }
  }

  @Test("An action settles before it returns, and the tree follows at its refresh")
  func action() throws {
    let host = launch { Counter() }
    let element = try #require(button(host))
    #expect(element.label == "Count 0")
    _ = host.perform(.tap, on: element)
    #expect(try #require(button(host)).label == "Count 1")
    #expect(button(host) === element, "the element of a kept view is kept")
  }

  @Test("Settling what is quiet commits nothing")
  func quiet() {
    let host = launch { Counter() }
    var commits = 0
    let token = host.addCommitObserver { commits += 1 }
    host.settle()
    #expect(commits == 0)
    withExtendedLifetime(token) {}
  }

  @Test("A commit is reported once an update, until the token is released")
  func commits() throws {
    let host = launch { Counter() }
    var commits = 0
    var token: CommitToken? = host.addCommitObserver { commits += 1 }
    _ = host.perform(.tap, on: try #require(button(host)))
    #expect(commits == 1)
    withExtendedLifetime(token) {}
    token = nil
    _ = host.perform(.tap, on: try #require(button(host)))
    #expect(commits == 1)
  }

  @Test("A preference is observed with every committed value, the default where nothing contributes")
  func preferences() throws {
    let host = launch { Counter() }
    var counts: [Int] = []
    let observation = host.observe(CountKey.self) { counts.append($0) }
    #expect(counts == [0])
    _ = host.perform(.tap, on: try #require(button(host)))
    #expect(counts == [0, 1])
    observation.cancel()
    _ = host.perform(.tap, on: try #require(button(host)))
    #expect(counts == [0, 1])
    _ = launch { Text("None") }.observe(CountKey.self) { counts.append($0) }
    #expect(counts == [0, 1, -1])
  }

  @Test("A host that has ended shows nothing and refuses actions")
  func termination() throws {
    let host = launch { Counter() }
    let element = try #require(button(host))
    host.terminate()
    #expect(!host.isRunning)
    #expect(host.tree.root.children.first?.children.isEmpty ?? true)
    guard case .refused = host.perform(.tap, on: element) else {
      Issue.record("the action was not refused")
      return
    }
  }

  @Test("How many frames may feed themselves is configured")
  func maximumFrames() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Text("Count \(count)").onAppear { count += 1 }.id(count) }
    }
    var configuration = HostConfiguration()
    configuration.maximumFrames = 5
    let host = launch(configuration) { Restless() }
    #expect(host.issues.map(\.kind) == [.runawayLoop])
    #expect(host.issues.first?.message.hasPrefix("The update did not finish after 5 frames") == true)
  }

  final class Told { var issues: [RuntimeIssue] = [] }

  @Test("Each issue is recorded and reported at once, with whether it fails the test")
  func issues() {
    let told = Told()
    var configuration = HostConfiguration()
    configuration.onIssue = { told.issues.append($0) }
    let host = launch(configuration) { Text("Text") }
    host.log(.navigation, "for the log")
    host.fail(.navigation, "for the test")
    #expect(told.issues.map(\.failsTest) == [false, true])
    #expect(told.issues == host.issues)
    #expect(host.issues.map(\.message) == ["for the log", "for the test"])
    let last = host.events.records.suffix(2).map(EventWording.line)
    #expect(last == ["for the log", "for the test"])
  }

  @Test("A tree of a thousand nested views is made and updated without deep recursion")
  func deepTree() throws {
    struct Nest: View {
      let depth: Int
      var body: some View {
        if depth > 0 { AnyView(Nest(depth: depth - 1)) } else { Counter() }
      }
    }
    let host = launch { Nest(depth: 1_000) }
    _ = host.perform(.tap, on: try #require(button(host)))
    #expect(try #require(button(host)).label == "Count 1")
  }
}
