import SwiftUI
import Testing
import UnderstudyCore
import UnderstudyJSON
import XCUIAutomation

@testable import UnderstudySession

/// A form with what most apps have: a field, a list, an alert, a timer.
struct TeaView: View {
  @State private var name = ""
  @State private var teas = ["Assam", "Oolong"]
  @State private var isAsking = false
  @State private var isStrong = false
  @State private var isReady = false

  var body: some View {
    VStack {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Button("Add") {
        teas.append(name)
        name = ""
      }
      .disabled(name.isEmpty)
      Toggle("Strong", isOn: $isStrong)
      ForEach(teas, id: \.self) { tea in
        HStack {
          Text(tea)
          Button("Delete") { teas.removeAll { $0 == tea } }
        }
      }
      Text("\(teas.count)").accessibilityIdentifier("count")
      Button("Brew") {
        Task {
          try? await Task.sleep(for: .seconds(3))
          isReady = true
        }
      }
      if isReady { Text("Ready") }
      Button("Clear") { isAsking = true }
    }
    .alert("Clear all?", isPresented: $isAsking) {
      Button("Yes", role: .destructive) { teas = [] }
      Button("No", role: .cancel) {}
    }
  }
}

/// A session whose one app shows a view.
@MainActor func session<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> AppSession {
  AppSession(apps: [LaunchableApp(name: "Sample.SampleApp", blueprint: .view(named: "Sample", content))])
}

@MainActor func teaSession() -> AppSession { session { TeaView() } }

extension AppSession {
  /// Does a call that is to succeed.
  @discardableResult
  func done(
    _ call: String, _ parameters: KeyValuePairs<String, JSON?> = [:],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> JSON {
    do {
      return try perform(Request(JSON.members(parameters).setting("call", to: .string(call))))
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
      return .null
    }
  }

  /// Does a call that is to fail.
  func error(
    _ call: String, _ parameters: KeyValuePairs<String, JSON?> = [:],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> SessionError? {
    do throws(SessionError) {
      let result = try perform(Request(JSON.members(parameters).setting("call", to: .string(call))))
      Issue.record("There is no error: \(result)", sourceLocation: sourceLocation)
    } catch {
      return error
    }
    return nil
  }
}
