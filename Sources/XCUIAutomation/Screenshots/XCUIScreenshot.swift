import Foundation
import UnderstudyCore

/// A picture of an element or the screen (Apple's page "XCUIScreenshot").
///
/// It is drawn from the layout: texts have their places and widths in a simple font. See ``XCUIElement/picture(_:)``.
@preconcurrency @MainActor public final class XCUIScreenshot: NSObject {
  /// What is drawn; pixels are made when they are asked for.
  nonisolated package let picture: Picture

  package init(_ picture: Picture) { self.picture = picture }

  /// A PNG image with the pixels of the device.
  public var pngRepresentation: Data { picture.png }
}

/// Something that can be taken a picture of.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
  /// Takes a picture of what is there now.
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the part of the screen that the element takes; an application's is the whole screen.
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot(picture()) }
}

/// A screen of the device (Apple's page "XCUIScreen").
@preconcurrency @MainActor public final class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The device's one screen.
  public class var main: XCUIScreen { XCUIScreen() }

  /// The device's screens.
  public class var screens: [XCUIScreen] { [main] }

  /// Takes a picture of the app that the running test launched last.
  ///
  /// - Returns: A picture of the screen; white where no app is running.
  public func screenshot() -> XCUIScreenshot {
    let host = TestScope.current?.running.last?.host
    return XCUIScreenshot(host?.picture() ?? Picture(size: Profile().screenSize, scale: 3))
  }
}

extension XCTAttachment {
  /// A screenshot in its original quality.
  ///
  /// - Parameter screenshot: stored as a PNG image.
  public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot: screenshot, quality: .original) }

  /// A screenshot; there is one quality.
  ///
  /// - Parameters:
  ///   - screenshot: stored as a PNG image.
  ///   - quality: has no effect.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    let picture = screenshot.picture
    self.init(type: "public.png", name: "Screenshot") { picture.png }
  }
}
