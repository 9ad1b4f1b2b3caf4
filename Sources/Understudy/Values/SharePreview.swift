import Foundation

/// What a share sheet shows of an item. Tests see only the sheet.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  nonisolated private init() {}
}

extension SharePreview {
  /// Takes a title, an image and an icon, none of which becomes an element.
  nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.init() }

  /// Takes a localized title, an image and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

  /// Takes a title that is not localized, an image and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Takes a title and an image, neither of which becomes an element.
  nonisolated public init(_ title: Text, image: Image) { self.init() }

  /// Takes a localized title and an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

  /// Takes a title that is not localized and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// Takes a title and an icon, neither of which becomes an element.
  nonisolated public init(_ title: Text, icon: Icon) { self.init() }

  /// Takes a localized title and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }

  /// Takes a title that is not localized and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Takes only a title, which does not become an element.
  nonisolated public init(_ title: Text) { self.init() }

  /// Takes only a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init() }

  /// Takes only a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init() }
}
