/// The settings of an app on a Mac; an iPhone shows none.
public struct Settings<Content: View>: WindowlessScene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
