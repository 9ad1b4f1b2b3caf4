import SwiftUI

/// Shows what the service answered last, and a button that asks again.
public struct ContentView: View {
  let service: any OMTService
  @State private var lines: [String] = []
  @State private var hasFailed = false

  public init(service: any OMTService) {
    self.service = service
  }

  public var body: some View {
    NavigationStack {
      VStack {
        Refresher { await refresh() }
        if hasFailed {
          Text("Could not refresh.")
            .accessibilityIdentifier("problem")
        }
        List(lines, id: \.self) { line in
          Text(line)
        }
        .accessibilityIdentifier("lines")
      }
      .navigationTitle("One More Thing")
    }
  }

  private func refresh() async {
    do {
      lines = try await service.omtDemo()
      hasFailed = false
    } catch {
      hasFailed = true
    }
  }
}
