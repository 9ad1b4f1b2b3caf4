import Foundation
import UnderstudyTime

/// Plays items one after the other. Source: Apple's page "AVQueuePlayer".
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private let queue = Guarded(unchecked: [AVPlayerItem]())

  /// Makes a player of items.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
    queue.withUncheckedLock { $0 = items }
    replaceCurrentItem(with: items.first)
  }

  /// Makes a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Makes a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
    queue.withUncheckedLock { $0 = item.map { [$0] } ?? [] }
    super.replaceCurrentItem(with: item)
  }

  /// The present item and those that follow.
  open func items() -> [AVPlayerItem] { queue.withUncheckedLock { $0 } }

  /// Whether an item can be put after another: each can once.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Puts an item after another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    queue.withUncheckedLock { list in
      guard !list.contains(where: { $0 === item }) else { return }
      let place = list.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? list.count
      list.insert(item, at: place)
    }
    follow()
  }

  /// Takes an item out; the present one ends.
  open func remove(_ item: AVPlayerItem) {
    queue.withUncheckedLock { list in list.removeAll { $0 === item } }
    follow()
  }

  /// Takes all items out.
  open func removeAllItems() {
    queue.withUncheckedLock { $0 = [] }
    follow()
  }

  /// Plays the next item.
  open func advanceToNextItem() {
    if let currentItem { advance(from: currentItem) }
  }

  /// Plays another item in place of the present one.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue.withUncheckedLock { list in
      if !list.isEmpty { list.removeFirst() }
      list.removeAll { $0 === item }
      if let item { list.insert(item, at: 0) }
    }
    super.replaceCurrentItem(with: item)
  }

  override func advance(from item: AVPlayerItem) {
    queue.withUncheckedLock { list in list.removeAll { $0 === item } }
    follow()
    if currentItem == nil, rate != 0 { rate = 0 }
  }

  /// Plays what is first.
  private func follow() {
    let first = items().first
    if first !== currentItem { super.replaceCurrentItem(with: first) }
  }
}

/// Plays an item again and again. Source: Apple's page "AVPlayerLooper".
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Whether a looper works. Source: Apple's page "AVPlayerLooper.Status".
  public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }

  private struct Values {
    var count = 0
    var isEnabled = true
  }

  private let values = Guarded(Values())
  private weak var player: AVQueuePlayer?
  private let item: AVPlayerItem

  /// Makes a player play an item again and again.
  ///
  /// - Parameters:
  ///   - player: Gets a copy of the item, unless it has the item.
  ///   - templateItem: What is played.
  ///   - loopRange: The part that is played; invalid for all. Its end counts.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange loopRange: CMTimeRange) {
    self.player = player
    let hasItem = player.items().contains { $0 === templateItem }
    item = hasItem ? templateItem : AVPlayerItem(asset: templateItem.asset)
    super.init()
    if loopRange.isValid { item.forwardPlaybackEndTime = loopRange.end }
    item.looper = self
    if !hasItem { player.insert(item, after: nil) }
  }

  /// Makes a player play an item again and again.
  public convenience init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    self.init(player: player, templateItem: templateItem, timeRange: .invalid)
  }

  func restarts(_ item: AVPlayerItem) -> Bool {
    values.withLock { values in
      if values.isEnabled { values.count += 1 }
      return values.isEnabled
    }
  }

  /// How often the item has begun again.
  open var loopCount: Int { values.withLock { $0.count } }
  /// Whether the looper works.
  open var status: Status { values.withLock { $0.isEnabled } ? .ready : .cancelled }
  /// Why it does not work: it works.
  open var error: (any Error)? { nil }
  /// The items that are played.
  open var loopingPlayerItems: [AVPlayerItem] { [item] }
  /// Lets the item end.
  open func disableLooping() { values.withLock { $0.isEnabled = false } }
}
