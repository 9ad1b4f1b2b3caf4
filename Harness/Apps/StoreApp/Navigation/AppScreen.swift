import SwiftUI

/// The tabs of the app.
enum AppScreen: Hashable, Identifiable, CaseIterable {
  case products
  case reminders
  case account

  var id: AppScreen { self }
}

extension AppScreen {
  @ViewBuilder
  var label: some View {
    switch self {
    case .products: Label("Products", systemImage: "cart")
    case .reminders: Label("Reminders", systemImage: "checklist")
    case .account: Label("Account", systemImage: "person")
    }
  }

  @ViewBuilder
  var destination: some View {
    switch self {
    case .products: ProductsNavigationStack()
    case .reminders: ReminderListScreen()
    case .account: AccountNavigationStack()
    }
  }
}

struct AppTabView: View {
  @Binding var selection: AppScreen?

  var body: some View {
    TabView(selection: $selection) {
      ForEach(AppScreen.allCases) { screen in
        screen.destination
          .tag(screen as AppScreen?)
          .tabItem { screen.label }
      }
    }
  }
}
