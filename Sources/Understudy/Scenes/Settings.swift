/// The settings of an app on a Mac; an iPhone shows none.
public struct Settings<Content: View>: WindowlessScene {
  /// Declares the window of the settings; its views are checked by the compiler and not evaluated.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
