import Foundation

/// Offers things to other apps. As a ``ShareLink`` does, it shows an element `ActivityListView` and a button Close; nothing is
/// shared.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when the sheet closes: without a type, and not completed.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the sheet closes.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered. Kept, without effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// What the app wants to share, for tests.
  package let activityItems: [Any]

  /// Makes a sheet for some items.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: Activities of the app's own, which are not offered.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = ShowingView { [weak self] _ in self.map { ActivitySheet(controller: $0) } }
  }
}

/// Something that can be done with what is shared.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What an activity is known by.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type as a text.
    public let rawValue: String
    /// Makes a type of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a picture to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saves a picture.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Posts to Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Opens in Books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a file.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }

  public override init() { super.init() }
}

private struct ActivitySheet: View {
  let controller: UIActivityViewController
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Color.clear.accessibilityElement().accessibilityIdentifier("ActivityListView")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") {
              dismiss()
              controller.completionWithItemsHandler?(nil, false, nil, nil)
            }
          }
        }
    }
  }
}
