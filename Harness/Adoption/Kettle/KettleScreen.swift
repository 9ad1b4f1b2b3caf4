import HomeKit
import SwiftUI

/// A screen with what an adopted app may have: a module that is missing, a condition for iOS, Objective-C, a file that the
/// repository lacks, and statements that do not compile on Linux.
struct KettleScreen: View {
  @StateObject private var kettle = Kettle()
  @State private var note = ""

  var body: some View {
    Form {
      Text("Kettle")
      #if os(iOS)
        Text("For a phone")
      #else
        Text("For something else")
      #endif
      TextField("Note", text: $note)
      Text(kettle.isOn ? "Boils" : "Is cold")
      Button("Boil") { kettle.boil() }
      Button("Close the keyboard") {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
    }
    .navigationTitle(Secrets.title ?? "Tea")
  }
}
