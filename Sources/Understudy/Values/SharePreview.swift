import Foundation

/// What a share sheet shows of an item. Tests see only the sheet.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  nonisolated private init() {}
}

extension SharePreview {
  nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.init() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Icon == Never {
  nonisolated public init(_ title: Text, image: Image) { self.init() }
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  nonisolated public init(_ title: Text, icon: Icon) { self.init() }
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ title: Text) { self.init() }
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init() }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init() }
}
