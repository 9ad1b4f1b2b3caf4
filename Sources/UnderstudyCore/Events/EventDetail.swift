/// What the tape keeps of an entry that is no more than a few words: an object, and what the object says.
struct EventDetail {
  enum Kind: UInt {
    case record, ignored, taskBegan, taskEnded, taskCancelled, pushed, popped, presented, dismissed, issue, failure
  }

  let kind: Kind
  let object: AnyObject

  init(_ kind: Kind, _ object: AnyObject) { (self.kind, self.object) = (kind, object) }

  init(_ record: EventRecord) {
    switch record {
    case .ignored(let note): self.init(.ignored, note)
    case .task(.began, let origin): self.init(.taskBegan, origin)
    case .task(.ended, let origin): self.init(.taskEnded, origin)
    case .task(.cancelled, let origin): self.init(.taskCancelled, origin)
    case .pushed(let note): self.init(.pushed, note)
    case .popped(let note): self.init(.popped, note)
    case .presented(let note): self.init(.presented, note)
    case .dismissed(let note): self.init(.dismissed, note)
    case .issue(let note): self.init(.issue, note)
    case .failure(let note): self.init(.failure, note)
    case .action, .change, .body, .appeared, .disappeared, .clock: self.init(.record, KeptRecord(record))
    }
  }

  var record: EventRecord {
    switch kind {
    case .record: unsafeDowncast(object, to: KeptRecord.self).record
    case .ignored: .ignored(unsafeDowncast(object, to: TextNote.self))
    case .taskBegan: .task(.began, unsafeDowncast(object, to: EventOrigin.self))
    case .taskEnded: .task(.ended, unsafeDowncast(object, to: EventOrigin.self))
    case .taskCancelled: .task(.cancelled, unsafeDowncast(object, to: EventOrigin.self))
    case .pushed: .pushed(unsafeDowncast(object, to: PageNote.self))
    case .popped: .popped(unsafeDowncast(object, to: PageNote.self))
    case .presented: .presented(unsafeDowncast(object, to: PresentationNote.self))
    case .dismissed: .dismissed(unsafeDowncast(object, to: PresentationNote.self))
    case .issue: .issue(unsafeDowncast(object, to: IssueNote.self))
    case .failure: .failure(unsafeDowncast(object, to: TextNote.self))
    }
  }
}

/// A record that is more than an object.
final class KeptRecord {
  var record: EventRecord

  init(_ record: EventRecord) { self.record = record }
}
