import SwiftUI

struct RootView: View {
  @Environment(Shop.self) private var shop

  var body: some View {
    TabView {
      Tab("Teas", systemImage: "leaf") { BlendList() }
      Tab("Orders", systemImage: "bag") { OrderList() }
        .badge(shop.receipts.count)
      Tab("Settings", systemImage: "slider.horizontal.3") { SettingsForm() }
    }
    .overlayPreferenceValue(NoticeKey.self, alignment: .bottom) { notice in
      if let notice { NoticeBar(text: notice) }
    }
    .task { await shop.load() }
  }
}
