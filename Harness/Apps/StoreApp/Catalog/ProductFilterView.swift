import SwiftUI

struct ProductFilterView: View {
  @Binding var form: ProductFilterForm
  let onApply: () -> Void

  var body: some View {
    VStack {
      HStack {
        TextField("Min", text: $form.min)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("minTextField")
        TextField("Max", text: $form.max)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("maxTextField")
      }
      Text("Max must be larger than min.")
        .font(.caption)
        .frame(maxWidth: .infinity, alignment: .leading)

      Button("Apply", action: onApply)
        .disabled(!form.isValid)
        .accessibilityIdentifier("applyButton")
    }
    .padding()
  }
}
