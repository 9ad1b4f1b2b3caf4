/// The items of the menu that a long press on a back button opens.
struct WaysBackMenu: View {
  let titles: [String]
  let choose: @MainActor (Int) -> Void

  var body: some View {
    ForEach(titles.indices, id: \.self) { position in
      Button(titles[position]) { choose(position) }
    }
  }
}
