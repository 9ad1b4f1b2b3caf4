import SwiftUI

struct NamesScreen: View {
  @State private var note = ""
  @State private var bought: [String] = []

  var body: some View {
    VStack {
      TextField("Say \"hello\"", text: $note).accessibilityIdentifier("note/\"1\"\\n")
      Text("He said \"\(note)\"").accessibilityIdentifier("echo")
      Text("First line\nsecond line")
      Text(#"C:\tea\(1)"#).accessibilityIdentifier("path")
      Text("It's here")
      Text("👩🏽‍🍳 Café – ½ €")
      ForEach(["Assam", "Oolong"], id: \.self) { tea in
        HStack {
          Text(tea)
          Button("Buy") { bought.append(tea) }
        }
      }
      Text(bought.joined(separator: "\n")).accessibilityIdentifier("bought")
      TextField("Unnamed", text: .constant("fixed")).disabled(true)
    }
  }
}
