/// What a log keeps of something that needs more than a few words.
final class EventDetail {
  var record: EventRecord

  init(_ record: EventRecord) { self.record = record }
}
