import SwiftUI

/// The root of the app: owns what all screens share, and shows their errors.
public struct ContentView: View {
  @StateObject private var store: StoreModel
  @State private var router = Router()
  @State private var selection: AppScreen? = .products
  @State private var errorWrapper: ErrorWrapper?

  public init(client: any StoreHTTPClient) {
    _store = StateObject(wrappedValue: StoreModel(client: client))
  }

  public var body: some View {
    AppTabView(selection: $selection)
      .environmentObject(store)
      .environment(router)
      .environment(\.showError) { error, guidance in
        errorWrapper = ErrorWrapper(error: error, guidance: guidance)
      }
      .sheet(item: $errorWrapper) { errorWrapper in
        ErrorView(errorWrapper: errorWrapper)
      }
  }
}
