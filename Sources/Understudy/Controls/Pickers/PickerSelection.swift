/// What a picker shows and writes: the value of each of its sources.
@MainActor
struct PickerSelection<Value: Hashable> {
  let sources: [Binding<Value>]

  var values: [Value] { sources.map(\.wrappedValue) }

  /// The value of all sources; nil where they differ, or where there are none.
  var value: Value? {
    guard let first = sources.first?.wrappedValue else { return nil }
    return sources.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  func choose(_ value: Value) {
    for source in sources { source.wrappedValue = value }
  }

  func addReader(_ reader: any LocationReader) {
    for source in sources { source.location.addReader(reader) }
  }
}
