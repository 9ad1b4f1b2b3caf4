import Combine
import Observation
import SwiftUI

/// Views for the tests of what outlives an app.
enum LifetimeViews {
  @Observable final class Counter {
    var count = 0
  }

  final class Draft: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
  }

  @MainActor final class Trace {
    var lines: [String] = []
  }

  struct TotalKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Rows that read a binding of those around them, and the edit mode.
  struct Rows: View {
    @State private var items = Array(0..<12)
    @State private var chosen = 0

    var body: some View {
      Button("Remove one") {
        items.removeFirst()
        chosen = 3
      }
      Button("Remove all") { items = [] }
      ForEach(items, id: \.self) { Row(number: $0, chosen: $chosen) }
    }
  }

  struct Row: View {
    let number: Int
    @Binding var chosen: Int
    @Environment(\.editMode) private var mode

    var body: some View {
      Toggle(
        "Row \(number) of \(chosen)\(mode?.wrappedValue.isEditing == true ? ", edited" : "")",
        isOn: Binding(get: { chosen == number }, set: { _ in chosen = number }))
    }
  }

  struct Counted: View {
    @Bindable var model: Counter
    var body: some View {
      Button("Count") { model.count += 1 }
      Stepper("\(model.count)", value: $model.count)
    }
  }

  struct Editor: View {
    @ObservedObject var draft: Draft
    var body: some View {
      TextField("Text", text: $draft.text)
      Toggle("On", isOn: $draft.isOn)
    }
  }

  /// A view whose task reads the environment when the view has gone.
  struct Leaving: View {
    let trace: Trace
    @State private var isHere = true

    var body: some View {
      Button("Leave") { isHere = false }
      if isHere { Here(trace: trace).environment(\.locale, Locale(identifier: "de_DE")) }
    }
  }

  struct Here: View {
    let trace: Trace
    @Environment(\.locale) private var locale

    var body: some View {
      Text("Here").onDisappear {
        Task {
          try? await Task.sleep(for: .seconds(1))
          trace.lines.append(locale.identifier)
        }
      }
    }
  }

  struct Models: View {
    @State private var model = Counter()
    @StateObject private var draft = Draft()

    var body: some View {
      Inherited().environment(model).environmentObject(draft)
      Counted(model: model)
      Editor(draft: draft)
    }
  }

  struct Inherited: View {
    @Environment(Counter.self) private var model
    @EnvironmentObject private var draft: Draft
    var body: some View { Text("\(model.count) \(draft.text)") }
  }

  struct Stored: View {
    @AppStorage("count") private var count = 0
    @SceneStorage("text") private var text = ""
    var body: some View {
      Button("Count \(count)") { count += 1 }
      Stepper("Steps", value: $count)
      TextField("Text", text: $text)
    }
  }

  struct Focused: View {
    enum Field: Hashable { case first, second }
    @FocusState private var field: Field?
    @State private var text = ""
    var body: some View {
      TextField("First", text: $text).focused($field, equals: .first)
      TextField("Second", text: $text).focused($field, equals: .second)
      Button("Next") { field = .second }
    }
  }

  struct Receiving: View {
    @State private var count = 0
    @State private var id = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Text("Count \(count)")
        .onReceive(timer) { _ in count += 1 }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("Lifetimes"))) { _ in count += 1 }
        .task(id: id) {
          try? await Task.sleep(for: .seconds(1))
          if id < 2 { id += 1 }
        }
        .task {
          for await _ in AsyncStream<Int>(unfolding: {
            try? await Task.sleep(for: .seconds(60)); return 1
          }) {}
        }
    }
  }

  struct Preferring: View {
    @State private var number = 1
    @State private var seen = 0
    var body: some View {
      Button("Count \(seen)") { number += 1 }
        .preference(key: TotalKey.self, value: number)
        .onPreferenceChange(TotalKey.self) { seen = $0 }
        .onChange(of: number) { seen += 0 }
        .overlayPreferenceValue(TotalKey.self) { Text("Total \($0)").allowsHitTesting(false) }
    }
  }

  struct Swapping: View {
    @State private var number = 0
    private var content: AnyView {
      switch number % 3 {
      case 0: AnyView(Text("Zero"))
      case 1: AnyView(List { Text("One") })
      default: AnyView(NavigationStack { Toggle("Two", isOn: .constant(true)) })
      }
    }
    var body: some View {
      Button("Next") { number += 1 }
      content
      Text("Fixed").id(number)
      if number.isMultiple(of: 2) { TextField("Even", text: .constant("")) } else { Text("Odd") }
    }
  }

  struct Touched: View {
    @State private var count = 0
    @GestureState private var isPressed = false
    var body: some View {
      Text("Touch \(count)")
        .gesture(DragGesture().updating($isPressed) { _, state, _ in state = true }.onEnded { _ in count += 1 })
        .onTapGesture { withAnimation { count += 1 } }
      GeometryReader { Text("\($0.size.width)") }
      TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .time) }
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { ForEach(0..<50) { Text("Line \($0)") } } }
        Button("Down") { proxy.scrollTo(40) }
      }
    }
  }
}
