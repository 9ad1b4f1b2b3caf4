import SwiftUI

// A probe of SwiftUI: one app that logs what documentation leaves open. Plain SwiftUI for iOS 18: on a device it
// needs this file and ProbeUITests.swift in an Xcode project, and nothing of Understudy.

@main
struct ProbeApp: App {
  var body: some Scene {
    WindowGroup { ProbeMenu() }
  }
}

/// What is probed; the number is that of the statement in question.
enum Probe: String, CaseIterable, Identifiable {
  case disappearing = "172 Disappearing"
  case pushing = "194 Pushing"
  case deepLink = "196 Deep link"
  case tabPreferences = "230 Tab preferences"
  case sheetPreferences = "231 Sheet preferences"
  case identifiers = "235 Identifiers"
  case replacedPath = "286 Replaced path"
  case titles = "289 Titles"
  case unmatchedSelection = "302 Unmatched selection"
  case alert = "325 Alert"
  case firstActions = "First actions"

  var id: String { rawValue }
}

/// The entries since the last probe began. Not observed: writing it evaluates nothing.
@MainActor
enum ProbeLog {
  static var entries: [String] = []
  static func add(_ entry: String) { entries.append(entry) }
}

struct ProbeMenu: View {
  @State private var probe: Probe?
  @State private var log = "empty"

  var body: some View {
    VStack {
      if let probe {
        Button("Finish") {
          log = ProbeLog.entries.isEmpty ? "empty" : ProbeLog.entries.joined(separator: "\n")
          self.probe = nil
        }
        ProbeScreen(probe: probe)
      } else {
        Text(log).accessibilityIdentifier("log")
        ForEach(Probe.allCases) { probe in
          Button(probe.rawValue) {
            ProbeLog.entries = []
            self.probe = probe
          }
        }
      }
    }
  }
}

struct ProbeScreen: View {
  let probe: Probe

  var body: some View {
    switch probe {
    case .disappearing: DisappearingProbe()
    case .pushing, .deepLink, .replacedPath: PathProbe()
    case .tabPreferences: TabPreferencesProbe()
    case .sheetPreferences: SheetPreferencesProbe()
    case .identifiers: IdentifiersProbe()
    case .titles: TitlesProbe()
    case .unmatchedSelection: UnmatchedSelectionProbe()
    case .alert: AlertProbe()
    case .firstActions: FirstActionsProbe()
    }
  }
}

extension View {
  /// Logs when the view appears and disappears.
  func logged(_ name: String) -> some View {
    onAppear { ProbeLog.add("\(name) +") }.onDisappear { ProbeLog.add("\(name) -") }
  }
}

struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

// MARK: - Lifecycle

struct DisappearingProbe: View {
  @State private var isShown = true

  var body: some View {
    Button("Remove") { isShown = false }
    if isShown {
      VStack {
        HStack {
          Text("First").logged("first")
          Text("Second").logged("second")
        }
        .logged("inner")
      }
      .logged("outer")
    }
  }
}

struct FirstActionsProbe: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Text")
        .preference(key: NamesKey.self, value: ["text \(count)"])
        .onPreferenceChange(NamesKey.self) { names in log("inner preference \(names.joined())") }
        .onChange(of: count, initial: true) { ProbeLog.add("inner change \(count)") }
        .onAppear { ProbeLog.add("inner +") }
        .task { ProbeLog.add("inner task") }
    }
    .onPreferenceChange(NamesKey.self) { names in log("outer preference \(names.joined())") }
    .onChange(of: count, initial: true) { ProbeLog.add("outer change \(count)") }
    .onAppear { ProbeLog.add("outer +") }
    .task { ProbeLog.add("outer task") }
    Button("Count") { count += 1 }
  }

  private nonisolated func log(_ entry: String) { MainActor.assumeIsolated { ProbeLog.add(entry) } }
}

// MARK: - Navigation

struct PathProbe: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Push") { path.append(1) }
        Button("Push three") { path = [1, 2, 3] }
      }
      .logged("root")
      .navigationDestination(for: Int.self) { number in PathPage(number: number, path: $path) }
    }
  }
}

struct PathPage: View {
  let number: Int
  @Binding var path: [Int]
  /// Tells pages of one number apart: it is made with the page's state.
  @State private var made = PageCounter.next()

  var body: some View {
    VStack {
      Button("Pop from \(number)") { path.removeLast() }
      Button("Replace \(number)") { path[path.count - 1] = number + 5 }
      Button("Replace all above \(number)") { path = [1, 2, 9] }
    }
    .onAppear { ProbeLog.add("page \(number) (made as \(made.number)) +") }
    .onDisappear { ProbeLog.add("page \(number) (made as \(made.number)) -") }
  }
}

/// Counts pages by the objects that stay: initial values that are thrown away take no number.
@MainActor
final class PageCounter {
  private static var count = 0
  static func next() -> PageCounter { PageCounter() }
  lazy var number: Int = {
    Self.count += 1
    return Self.count
  }()
}

struct TitlesProbe: View {
  var body: some View {
    NavigationStack {
      Text("Content").navigationTitle("Inner").navigationTitle("Outer")
    }
  }
}

// MARK: - Tabs and sheets

struct TabPreferencesProbe: View {
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      Button("Second") { tab = 2 }.preference(key: NamesKey.self, value: ["first"]).tabItem { Text("One") }.tag(1)
      Button("First") { tab = 1 }.preference(key: NamesKey.self, value: ["second"]).tabItem { Text("Two") }.tag(2)
    }
    .onPreferenceChange(NamesKey.self) { names in
      MainActor.assumeIsolated { ProbeLog.add("names \(names.joined(separator: " "))") }
    }
  }
}

struct UnmatchedSelectionProbe: View {
  @State private var tab = 7

  var body: some View {
    TabView(selection: $tab) {
      Text("First").logged("first").tabItem { Text("One") }.tag(1)
      Text("Second").logged("second").tabItem { Text("Two") }.tag(2)
    }
    .onChange(of: tab, initial: true) { ProbeLog.add("selection \(tab)") }
  }
}

struct SheetPreferencesProbe: View {
  @State private var isShown = false

  var body: some View {
    Button("Present") { isShown = true }
      .preference(key: NamesKey.self, value: ["presenter"])
      .sheet(isPresented: $isShown) {
        Button("Close") { isShown = false }.preference(key: NamesKey.self, value: ["sheet"])
      }
      .onPreferenceChange(NamesKey.self) { names in
        MainActor.assumeIsolated { ProbeLog.add("names \(names.joined(separator: " "))") }
      }
  }
}

struct AlertProbe: View {
  @State private var isShown = false

  var body: some View {
    Button("Ask") { isShown = true }
      .alert(
        "Question",
        isPresented: Binding(
          get: { isShown },
          set: {
            ProbeLog.add("binding \($0)")
            isShown = $0
          })
      ) {
        Button("Answer") { ProbeLog.add("action, shown \(isShown)") }
      }
  }
}

// MARK: - Accessibility

struct IdentifiersProbe: View {
  var body: some View {
    VStack {
      Text("A").accessibilityIdentifier("a")
      Button("B") {}
      HStack { Text("C").accessibilityIdentifier("c") }.accessibilityIdentifier("inner")
    }
    .accessibilityIdentifier("outer")
  }
}
