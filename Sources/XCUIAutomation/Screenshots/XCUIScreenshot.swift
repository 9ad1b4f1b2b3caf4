import Foundation

/// What an element or the screen shows, as an image of its element tree in text (reference, section 1.9).
///
/// Nothing is drawn headless, so the image says what is there, not how it looks.
@preconcurrency @MainActor public final class XCUIScreenshot: NSObject {
  /// The element tree, as `debugDescription` prints it.
  nonisolated package let text: String

  package init(text: String) { self.text = text }

  /// A PNG image, black on white.
  public var pngRepresentation: Data { TextImage.png(of: text) }
}

/// Something that can be taken a picture of.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
  /// Takes a picture of what is there now.
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the element's part of the tree.
  ///
  /// - Returns: an image of text.
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot(text: debugDescription) }
}

/// A screen of the device (reference, section 1.9).
@preconcurrency @MainActor public final class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The device's one screen.
  public class var main: XCUIScreen { XCUIScreen() }

  /// The device's screens.
  public class var screens: [XCUIScreen] { [main] }

  /// Takes a picture of the app that the running test launched last.
  ///
  /// - Returns: an image of text; blank where no app is running.
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot(text: TestScope.current?.screenText ?? "") }
}
