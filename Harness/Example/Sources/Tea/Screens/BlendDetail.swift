import SwiftUI

struct BlendDetail: View {
  let blend: Blend
  @AppStorage("unit") private var unit = TemperatureUnit.celsius
  @State private var isSteeping = false
  @State private var isOrdering = false
  @State private var notice: String?

  var body: some View {
    List {
      Section {
        LabeledContent("Origin", value: blend.origin)
        LabeledContent("100 g") { Text(blend.price, format: .currency(code: "EUR")) }
      }
      Section("In the cup") {
        LabeledContent("Water", value: unit.text(celsius: blend.temperature))
        LabeledContent("Time", value: "\(blend.minutes) min")
        Button("Start Timer", systemImage: "timer") { isSteeping = true }
          .disabled(isSteeping)
      }
    }
    .navigationTitle(blend.name)
    .toolbar {
      Button("Order") { isOrdering = true }
    }
    .sheet(isPresented: $isOrdering) {
      OrderForm(blend: blend) { notice = "Order \($0.id) is on its way" }
    }
    .task(id: isSteeping) { if isSteeping { await steep() } }
    .preference(key: NoticeKey.self, value: notice)
  }

  private func steep() async {
    notice = "\(blend.name) is steeping"
    do {
      try await Task.sleep(for: .seconds(60 * blend.minutes))
      notice = "\(blend.name) is ready"
    } catch {
      notice = nil  // the user has left the page
    }
    isSteeping = false
  }
}
