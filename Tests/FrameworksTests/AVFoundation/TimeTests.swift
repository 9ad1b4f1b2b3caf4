import AVFoundation
import Testing

@Suite("CMTime")
struct TimeTests {
  @Test("Times of different steps are added, compared and converted exactly")
  func arithmetic() {
    let third = CMTime(value: 1, timescale: 3)
    let half = CMTime(value: 1, timescale: 2)
    #expect(third + half == CMTime(value: 5, timescale: 6))
    #expect(half - third == CMTimeMake(value: 1, timescale: 6))
    #expect(third < half)
    #expect(half == CMTime(value: 300, timescale: 600))
    #expect(Set([half, CMTime(value: 300, timescale: 600)]).count == 1)
    #expect(CMTime(seconds: 0.5, preferredTimescale: 600).value == 300)
    #expect(half.convertScale(1, method: .roundTowardZero).value == 0)
    #expect(half.convertScale(1, method: .default).hasBeenRounded)
    #expect(CMTimeMultiply(half, multiplier: 3).seconds == 1.5)
  }

  @Test("Times that are no numbers keep what they are")
  func others() {
    #expect(!(CMTime.invalid + .zero).isValid)
    #expect((CMTime.indefinite + .zero).isIndefinite)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect((CMTime.positiveInfinity + CMTime(value: 1, timescale: 1)).isPositiveInfinity)
    #expect(CMTime(value: 1, timescale: 1) < .positiveInfinity)
    #expect(CMTime.negativeInfinity < .zero)
    #expect(CMTime(value: 1, timescale: 0).isValid == false)
    #expect(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) > CMTime(value: 1, timescale: 1))
    #expect("\(CMTime(value: 5, timescale: 1))" == "{5/1 = 5.000}")
  }

  @Test("Spans know what they contain")
  func spans() {
    let span = CMTimeRange(start: .zero, duration: CMTime(value: 10, timescale: 1))
    #expect(span.containsTime(CMTime(value: 9, timescale: 1)))
    #expect(!span.containsTime(span.end))
    let later = CMTimeRange(start: CMTime(value: 5, timescale: 1), end: CMTime(value: 20, timescale: 1))
    #expect(span.intersection(later).duration == CMTime(value: 5, timescale: 1))
    #expect(span.union(later).end == CMTime(value: 20, timescale: 1))
    #expect(NSValue(time: span.end).timeValue == span.end)
  }
}
