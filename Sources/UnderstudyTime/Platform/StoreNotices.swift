#if UNDERSTUDY_EXECUTORS_HOOKED
  /// What runs as soon as a property of an `@Observable` object holds its new value.
  ///
  /// Observation's public function notifies while a change begins, and its private one is not used with hooked executors. But all
  /// changes come by this package's functions (properties.c), which say here how far each is.
  package enum StoreNotices {
    private struct Notice: Sendable {
      let onAnnouncement: @Sendable () -> Void
      let onStore: @Sendable () -> Void
    }

    private struct Change: Sendable {
      let keyPath: UncheckedSendable<AnyKeyPath>
      var notices: [Notice] = []
    }

    private struct Thread: Sendable {
      /// Those whose beginning is being announced, the innermost last.
      var announced: [Change] = []
      /// Those that were announced, whose values are not stored yet.
      var waiting: [Change] = []
    }

    /// How many changes of a thread wait at the most: code that announces one need not store a value.
    private static let limit = 16

    /// By the numbers of the threads.
    private static let threads = Guarded<[Int32: Thread]>([:])

    /// Makes a notice run when the change that is being announced on the calling thread has stored its value.
    ///
    /// - Parameters:
    ///   - onAnnouncement: called where the property is changed once more before that, as by its own `didSet`.
    ///   - onStore: called once.
    /// - Returns: false where no change is known, so that the notice does not run.
    package static func add(
      onAnnouncement: @escaping @Sendable () -> Void = {}, onStore: @escaping @Sendable () -> Void
    ) -> Bool {
      let notice = Notice(onAnnouncement: onAnnouncement, onStore: onStore)
      let number = understudy_current_thread()
      return threads.withLock { threads in
        guard let last = threads[number]?.announced.indices.last else { return false }
        threads[number]?.announced[last].notices.append(notice)
        return true
      }
    }

    fileprivate static func begin(_ keyPath: AnyKeyPath) {
      let number = understudy_current_thread()
      let change = Change(keyPath: UncheckedSendable(keyPath))
      let around = threads.withLock { threads -> [Notice] in
        let thread = threads[number, default: Thread()]
        threads[number, default: thread].announced.append(change)
        return (thread.announced + thread.waiting).filter { $0.keyPath.value == keyPath }.flatMap(\.notices)
      }
      for notice in around { notice.onAnnouncement() }
    }

    fileprivate static func endAnnouncement() {
      let number = understudy_current_thread()
      threads.withLock { threads in
        guard var thread = threads[number], let change = thread.announced.popLast() else { return }
        if !change.notices.isEmpty { thread.waiting = thread.waiting.suffix(limit - 1) + [change] }
        threads[number] = thread.announced.isEmpty && thread.waiting.isEmpty ? nil : thread
      }
    }

    fileprivate static func end(_ keyPath: AnyKeyPath) {
      let number = understudy_current_thread()
      let notices = threads.withLock { threads -> [Notice] in
        guard var thread = threads[number],
          let index = thread.waiting.lastIndex(where: { $0.keyPath.value == keyPath })
        else { return [] }
        let change = thread.waiting.remove(at: index)
        threads[number] = thread.announced.isEmpty && thread.waiting.isEmpty ? nil : thread
        return change.notices
      }
      for notice in notices { notice.onStore() }
    }
  }

  // MARK: - Called by the C target UnderstudyPlatformC (properties.c)

  private func keyPath(at place: UnsafeRawPointer) -> AnyKeyPath {
    Unmanaged<AnyKeyPath>.fromOpaque(place).takeUnretainedValue()
  }

  /// A change is about to be announced.
  @_cdecl("understudy_store_begins")
  func storeBegins(_ place: UnsafeRawPointer) { StoreNotices.begin(keyPath(at: place)) }

  /// The change that has begun last is announced.
  @_cdecl("understudy_store_is_announced")
  func storeIsAnnounced() { StoreNotices.endAnnouncement() }

  /// A change has stored its value.
  @_cdecl("understudy_store_ends")
  func storeEnds(_ place: UnsafeRawPointer) { StoreNotices.end(keyPath(at: place)) }
#endif
