import SwiftUI

/// The notice of a screen. The root shows it above the tabs.
struct NoticeKey: PreferenceKey {
  static let defaultValue: String? = nil

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

struct NoticeBar: View {
  let text: String

  var body: some View {
    Label(text, systemImage: "timer")
      .foregroundStyle(.white)
      .padding()
      .background(.tint, in: .capsule)
      .padding(.bottom, 60)
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("notice")
  }
}
