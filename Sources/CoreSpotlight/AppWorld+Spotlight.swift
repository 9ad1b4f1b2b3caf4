import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// What the user of the app can search for.
  public var spotlight: Spotlight { Spotlight(world: self) }

  /// The search of the home screen, as far as it concerns the app's items. They are kept when the app ends, for all launches of the test.
  @preconcurrency @MainActor
  public struct Spotlight {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: SpotlightState { world.part(SpotlightState.self) }

    /// The items of the app's index that have not expired, the one first that was added first.
    public var items: [CSSearchableItem] {
      control.settle()
      return read { state.items }
    }

    /// The items that the user finds by some words: those whose texts have, for each word, one that begins with it.
    public func items(matching text: String) -> [CSSearchableItem] {
      control.settle()
      return read { state.items(matching: text) }
    }

    /// The clock by which items expire is the app's.
    private func read(_ body: () -> [CSSearchableItem]) -> [CSSearchableItem] { control.session.perform { body() } }

    /// Opens a found item: the app comes to the foreground, or is launched, and continues the activity of the type
    /// `CSSearchableItemActionType`. Fails the test where the index has no such item.
    ///
    /// - Parameter identifier: The item's `uniqueIdentifier`, or its title if only one item has that.
    public func open(
      _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      let items = items
      let titled = items.filter { ($0.attributeSet.displayName ?? $0.attributeSet.title) == identifier }
      guard
        let item = items.first(where: { $0.uniqueIdentifier == identifier }) ?? (titled.count == 1 ? titled[0] : nil)
      else {
        let names = items.map { "\($0.uniqueIdentifier)\($0.attributeSet.title.map { " (\($0))" } ?? "")" }
        return control.fail(
          "Could not open '\(identifier)' from a search: "
            + (titled.count > 1 ? "\(titled.count) items have that title." : "the index does not have it.")
            + " Indexed: \(names.isEmpty ? "nothing" : names.joined(separator: ", ")).", at: site)
      }
      bring(
        IncomingActivity(
          type: CSSearchableItemActionType, title: item.attributeSet.title,
          userInfo: [CSSearchableItemActivityIdentifier: item.uniqueIdentifier]),
        "Open \(item.attributeSet.title ?? item.uniqueIdentifier) from a search", site)
    }

    /// Continues a search in the app, as the button of the search does: the app continues the activity of the type
    /// `CSQueryContinuationActionType`.
    ///
    /// - Parameter text: The words of the search.
    public func continueSearch(
      for text: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      bring(
        IncomingActivity(type: CSQueryContinuationActionType, userInfo: [CSSearchQueryString: text]),
        "Search for \(text) in the app", CallSite(fileID, file, line))
    }

    private func bring(_ activity: IncomingActivity, _ title: String, _ site: CallSite) {
      control.bring(.activity(activity), title, at: site)
    }
  }
}
