import SwiftUI

/// Every screen of the app, one at a time.
public struct ContentView: View {
  @State private var topic = Topic.truth
  private let counter = BodyCounter()

  public init() {}

  public var body: some View {
    VStack {
      Picker("Topic", selection: $topic) {
        ForEach(Topic.allCases, id: \.self) { topic in
          Text(topic.rawValue).tag(topic)
        }
      }
      .pickerStyle(.segmented)

      switch topic {
      case .truth: SourceOfTruthScreen()
      case .identity: IdentityScreen()
      case .state: StateScreen(counter: counter)
      case .binding: BindingScreen(counter: counter)
      case .object: ObjectScreen(counter: counter)
      case .observation: ObservationScreen(counter: counter)
      }
    }
  }
}

enum Topic: String, CaseIterable {
  case truth = "Truth"
  case identity = "Identity"
  case state = "State"
  case binding = "Binding"
  case object = "Object"
  case observation = "Observation"
}
