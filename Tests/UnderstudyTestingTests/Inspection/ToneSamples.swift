import SwiftUI

private struct ToneKey: EnvironmentKey { static var defaultValue: String { "plain" } }
private struct SizeKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
  var toneSize: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

/// Shows the tone that holds at its place.
struct ToneText: View {
  let place: String
  @Environment(\.tone) private var tone
  init(_ place: String) { self.place = place }
  var body: some View { Text("\(place): \(tone)") }
}

/// A container of each kind, which shows something new after a write of its state or what the user does.
struct ContainerScreen: View {
  enum Kind: CaseIterable {
    case list, lazyStack, lazyScroll, grid, form, duplicateRows, disclosure, outline, condition, erased, identity,
      modifier,
      style, overlay, geometry, controls
    case valuePage, linkPage, presentedPage, toolbar, titleMenu, search, searchSuggestions, splitView, tabs, pagedTabs
    case sheet, cover, popover, alert, dialog, menu, contextMenu, selectionMenu, picker, swipeActions
  }
  let kind: Kind
  @State private var isShown = false
  @State private var text = ""
  @State private var choice = 0
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    ToneText("root")
    switch kind {
    case .list, .lazyStack, .lazyScroll, .grid, .form, .duplicateRows, .disclosure, .outline: rows
    case .condition, .erased, .identity, .modifier, .style, .overlay, .geometry, .controls: structure
    case .valuePage, .linkPage, .presentedPage, .toolbar, .titleMenu, .search, .searchSuggestions, .splitView, .tabs,
      .pagedTabs:
      pages
    case .sheet, .cover, .popover, .alert, .dialog, .menu, .contextMenu, .selectionMenu, .picker, .swipeActions:
      presentations
    }
  }

  private var count: Int { isShown ? 2 : 1 }

  @ViewBuilder private var rows: some View {
    switch kind {
    case .list: List(0..<count, id: \.self) { ToneText($0 == 1 ? "new" : "old") }
    case .lazyStack: ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { ToneText($0 == 1 ? "new" : "old") } } }
    case .lazyScroll: ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { ToneText($0 < 100 ? "old" : "new") } } }
    case .grid:
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<count, id: \.self) { ToneText($0 == 1 ? "new" : "old") }
      }
    case .form: Form { Section("Tones") { if isShown { ToneText("new") } } }
    case .duplicateRows:
      VStack { ForEach(isShown ? ["old", "old", "new"] : ["old", "old"], id: \.self) { ToneText($0) } }
    case .disclosure: DisclosureGroup("More", isExpanded: $isShown) { ToneText("new") }
    default: List { OutlineGroup([Branch.tree], children: \.children) { ToneText($0.id) } }
    }
  }

  @ViewBuilder private var structure: some View {
    switch kind {
    case .condition: if isShown { ToneText("new") }
    case .erased: isShown ? AnyView(ToneText("new")) : AnyView(Text("old"))
    case .identity: ToneText(isShown ? "new" : "old").id(isShown)
    case .modifier: Text("old").modifier(Adding(isShown: isShown))
    case .style: Button("old") {}.buttonStyle(AddingStyle(isShown: isShown))
    case .overlay: Text("old").overlay { if isShown { ToneText("new") } }
    case .geometry: GeometryReader { _ in if isShown { ToneText("new") } }
    default:
      TextField("Text", text: $text)
      DatePicker("Date", selection: $date)
      Slider(value: .constant(0.5))
      Stepper("Steps", value: $choice)
      Toggle("Shown", isOn: $isShown)
      ColorPicker("Color", selection: .constant(.red))
      ProgressView(value: 0.5)
      Text("Tap").onTapGesture {}
      TimelineView(.everyMinute) { _ in ToneText("timeline") }
      if isShown { ToneText("new") }
    }
  }

  @ViewBuilder private var pages: some View {
    switch kind {
    case .valuePage:
      NavigationStack(path: Binding(get: { isShown ? [1] : [] }, set: { isShown = !$0.isEmpty })) {
        Text("old").navigationDestination(for: Int.self) { _ in ToneText("new") }
      }
    case .linkPage: NavigationStack { NavigationLink("More") { ToneText("new") } }
    case .presentedPage:
      NavigationStack { Text("old").navigationDestination(isPresented: $isShown) { ToneText("new") } }
    case .toolbar:
      NavigationStack {
        Text("old").navigationTitle("Tones").toolbar { ToolbarItem { if isShown { ToneText("new") } } }
      }
    case .titleMenu:
      NavigationStack {
        Text("old").navigationTitle("Tones").toolbarTitleMenu { Button(action: {}) { ToneText("new") } }
      }
    case .search: NavigationStack { Text("old").searchable(text: $text).overlay { if isShown { ToneText("new") } } }
    case .searchSuggestions:
      NavigationStack {
        Text("old").searchable(text: $text, isPresented: $isShown).searchSuggestions { ToneText("new") }
      }
    case .splitView:
      NavigationSplitView(
        preferredCompactColumn: Binding(get: { isShown ? .detail : .sidebar }, set: { isShown = $0 == .detail })
      ) {
        Text("old")
      } detail: {
        ToneText("new")
      }
    case .tabs:
      TabView(selection: $isShown) {
        ToneText("old").tabItem { Text("Old") }.tag(false)
        ToneText("new").tabItem { Text("New") }.tag(true)
      }
    default:
      TabView(selection: $isShown) {
        ToneText("old").tag(false)
        ToneText("new").tag(true)
      }
      .tabViewStyle(.page)
    }
  }

  @ViewBuilder private var presentations: some View {
    switch kind {
    case .sheet: Text("old").sheet(isPresented: $isShown) { ToneText("new") }
    case .cover: Text("old").fullScreenCover(isPresented: $isShown) { ToneText("new") }
    case .popover:
      Text("old").popover(isPresented: $isShown) { ToneText("new").presentationCompactAdaptation(.popover) }
    case .alert: Text("old").alert("Alert", isPresented: $isShown) { Button(action: {}) { ToneText("new") } }
    case .dialog:
      Text("old").confirmationDialog("Dialog", isPresented: $isShown) { Button(action: {}) { ToneText("new") } }
    case .menu: Menu("Menu") { Button(action: {}) { ToneText("new") } }
    case .contextMenu: Text("Target").contextMenu { Button(action: {}) { ToneText("new") } }
    case .selectionMenu:
      List(["Target"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in Button(action: {}) { ToneText("new") } }
    case .picker:
      Picker("Picker", selection: $choice) {
        Text("old").tag(0)
        ToneText("new").tag(1)
      }
    default: List { Text("Target").swipeActions { Button(action: {}) { ToneText("new") } } }
    }
  }

  private struct Branch: Identifiable {
    let id: String
    var children: [Branch]?
    static let tree = Branch(id: "old", children: [Branch(id: "new")])
  }

  private struct Adding: ViewModifier {
    let isShown: Bool
    @Environment(\.toneSize) private var size
    func body(content: Content) -> some View {
      content
      if isShown { content.overlay { ToneText("new") } }
    }
  }

  private struct AddingStyle: ButtonStyle {
    let isShown: Bool
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      if isShown { ToneText("new") }
    }
  }
}
