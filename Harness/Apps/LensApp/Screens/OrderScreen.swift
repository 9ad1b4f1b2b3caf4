import SwiftUI

public final class Order: ObservableObject {
  public enum Size: String, CaseIterable { case small, medium, large }

  @Published public var size = Size.small
  @Published public var day = Date(timeIntervalSinceReferenceDate: 0)
  @Published public var cups = 1
  @Published public var sugar = 0.0

  public init() {}
}

/// Each control that has a value, and a sheet.
public struct OrderScreen: View {
  @ObservedObject var order: Order
  @State private var showsHelp = false

  public init(order: Order) {
    self.order = order
  }

  public var body: some View {
    Form {
      Picker("Size", selection: $order.size) {
        ForEach(Order.Size.allCases, id: \.self) { Text($0.rawValue) }
      }
      .lensPicker(id: "order.size", selection: $order.size)
      DatePicker("Day", selection: $order.day)
        .lensPicker(id: "order.day", selection: $order.day)
      Stepper("Cups", value: $order.cups, in: 1...5)
        .lensStepper(id: "order.cups", value: $order.cups)
      LensSlider(id: "order.sugar", value: $order.sugar)
      Button("Help") { showsHelp = true }
        .lensButton(id: "order.help")
    }
    .lensSheet(id: "order.help.sheet", isPresented: $showsHelp) {
      HelpView()
    }
  }
}

private struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Choose a size.").lensTracked(id: "order.help.text")
      Button("Close") { dismiss() }.lensButton(id: "order.help.close")
    }
  }
}
