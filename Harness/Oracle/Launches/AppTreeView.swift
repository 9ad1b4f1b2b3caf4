import SwiftUI

/// A place of the app's data as the views see it.
@Observable
final class AppPlace {
  var flag: Bool
  var number: Int
  var list: [Int]
  var path: [Int]

  init(_ place: AppData.Place) { (flag, number, list, path) = (place.flag, place.number, place.list, place.path) }

  var value: AppData.Place { AppData.Place(flag: flag, number: number, list: list, path: path) }
}

/// A random app. All that its containers show is in its data, so that another launch with the same data shows the same.
struct AppTreeView: View {
  let tree: AppTree
  let places: [AppPlace]

  var body: some View {
    switch tree {
    case .text(let place): Text("text \(places[place].number)")
    case .button(let place):
      Button("flag \(place) \(places[place].flag ? "on" : "off")") { places[place].flag.toggle() }
    case .column(let parts): VStack { ForEach(parts.indices, id: \.self) { view(parts[$0]) } }
    case .branch(let place, let first, let second):
      if places[place].flag { view(first) } else { view(second) }
    case .list(let place, let row):
      List(places[place].list, id: \.self) { id in
        Text("row \(id)")
        view(row)
      }
    case .stack(let place, let root, let page):
      PathView(place: places[place], root: view(root), page: view(page))
    case .tabs(let place, let parts): TabsView(place: places[place], tabs: parts.map(view))
    case .item(let place, let kind, let part): ItemView(place: places[place], kind: kind, content: view(part))
    case .title(let place, let isLarge, let part):
      view(part).navigationTitle("title \(places[place].number)")
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
    case .push(let place, let part, let page): PushView(place: places[place], content: view(part), page: view(page))
    case .sheet(let place, let part, let presented):
      PresentingView(place: places[place], content: view(part), presented: view(presented))
    }
  }

  private func view(_ tree: AppTree) -> AppTreeView { AppTreeView(tree: tree, places: places) }
}

private struct PathView: View {
  @Bindable var place: AppPlace
  let root: AppTreeView
  let page: AppTreeView

  var body: some View {
    NavigationStack(path: $place.path) {
      VStack {
        root
        NavigationLink("link", value: 1)
      }
      .navigationDestination(for: Int.self) { value in
        Text("page \(value)")
        page
      }
    }
  }
}

private struct TabsView: View {
  let place: AppPlace
  let tabs: [AppTreeView]

  var body: some View {
    TabView(selection: selection) {
      ForEach(tabs.indices, id: \.self) { index in tabs[index].tabItem { Text("tab \(index)") }.tag(index) }
    }
  }

  /// Always one of the tabs: a number that is no tab's leaves the one that was shown.
  private var selection: Binding<Int> {
    Binding(get: { place.number % tabs.count }, set: { place.number = $0 })
  }
}

private struct ItemView: View {
  let place: AppPlace
  let kind: AppItem
  let content: AppTreeView

  var body: some View {
    content.toolbar {
      switch kind {
      case .primary: ToolbarItem(placement: .primaryAction) { button }
      case .leading: ToolbarItem(placement: .topBarLeading) { button }
      case .principal: ToolbarItem(placement: .principal) { Text("principal \(place.number)") }
      case .bottom: ToolbarItem(placement: .bottomBar) { button }
      case .conditional:
        ToolbarItemGroup(placement: .topBarTrailing) {
          if place.flag { button } else { Text("no item") }
          button
        }
      }
    }
  }

  private var button: some View { Button("item \(place.number)") { place.number = (place.number + 1) % 3 } }
}

private struct PushView: View {
  @Bindable var place: AppPlace
  let content: AppTreeView
  let page: AppTreeView

  var body: some View { content.navigationDestination(isPresented: $place.flag) { page } }
}

private struct PresentingView: View {
  @Bindable var place: AppPlace
  let content: AppTreeView
  let presented: AppTreeView

  var body: some View {
    content.sheet(isPresented: $place.flag) {
      presented
      Button("close") { place.flag = false }
    }
  }
}
