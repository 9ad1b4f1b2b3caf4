import Foundation

/// How a date picker looks. Source: Apple's page "UIDatePickerStyle".
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Chooses a day, a time of day, both, or a duration. Source: Apple's page "UIDatePicker".
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  /// The date; a choice by the user performs the actions of ``UIControl/Event/valueChanged``.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = DateBounds(lower: minimumDate, upper: maximumDate).clamp(newValue)
      elementsDidChange()
    }
  }
  private var storedDate = Date()
  /// What is chosen: a day and a time of day, by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { elementsDidChange() }
  }
  /// The earliest date; nil for no limit.
  open var minimumDate: Date? {
    didSet { date = storedDate }
  }
  /// The latest date; nil for no limit.
  open var maximumDate: Date? {
    didSet { date = storedDate }
  }
  /// The steps of minutes in a duration: 1 by default, another divisor of 60. Times of day have each minute.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = oldValue }
      elementsDidChange()
    }
  }
  /// The duration in seconds, from a minute to 23 hours and 59 minutes; a minute by default.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = min(max((newValue / 60).rounded(.down), 1), 24 * 60 - 1) * 60
      elementsDidChange()
    }
  }
  private var storedDuration: TimeInterval = 60
  /// The language of the texts; nil for the app's.
  open var locale: Locale? {
    didSet { elementsDidChange() }
  }
  /// By which days are counted; nil for the app's.
  open var calendar: Calendar! {
    didSet { elementsDidChange() }
  }
  /// Where the times are; nil for the calendar's place.
  open var timeZone: TimeZone? {
    didSet { elementsDidChange() }
  }
  /// How the picker should look: compact by default. Durations are always wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { elementsDidChange() }
  }
  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  private lazy var shown = ControlBody(self) { (control: UIDatePicker, version) in
    DatePickerBody(control: control, version: version)
  }

  /// Chooses a date without performing actions.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var hosted: (any HostedContent)? { shown.hosted }
  override func contentDidChange() { shown.update() }
  open override var intrinsicContentSize: CGSize { shown.size ?? super.intrinsicContentSize }

  /// The user has chosen.
  fileprivate func choose(_ change: () -> Void) {
    change()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

private struct DatePickerBody: View {
  let control: UIDatePicker
  let version: Int
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    if control.datePickerMode == .countDownTimer {
      DurationWheels(control: control, version: version)
    } else {
      picker
        .labelsHidden()
        .environment(\.calendar, ownCalendar)
        .environment(\.timeZone, ownCalendar.timeZone)
        .environment(\.locale, control.locale ?? locale)
    }
  }

  private var ownCalendar: Calendar {
    var own: Calendar = control.calendar ?? calendar
    if let timeZone = control.timeZone { own.timeZone = timeZone }
    return own
  }

  @ViewBuilder private var picker: some View {
    switch control.datePickerStyle {
    case .wheels: dates.datePickerStyle(.wheel)
    case .inline: dates.datePickerStyle(.graphical)
    case .compact, .automatic: dates.datePickerStyle(.compact)
    }
  }

  private var dates: DatePicker<Text> {
    let parts: DatePickerComponents =
      switch control.datePickerMode {
      case .time: .hourAndMinute
      case .date: .date
      case .dateAndTime, .countDownTimer: [.date, .hourAndMinute]
      }
    let selection = Binding {
      control.date
    } set: { date in
      control.choose { control.date = date }
    }
    return DatePicker(
      selection: selection, bounds: DateBounds(lower: control.minimumDate, upper: control.maximumDate),
      components: parts, label: Text(verbatim: ""))
  }
}

/// The wheels of hours and minutes of a duration.
private struct DurationWheels: View {
  let control: UIDatePicker
  let version: Int

  var body: some View {
    let minutes = Int(control.countDownDuration) / 60
    HStack(spacing: 0) {
      wheel(minutes / 60, of: Array(0..<24), in: "hours") { $0 * 60 + minutes % 60 }
      wheel(
        minutes % 60 / control.minuteInterval * control.minuteInterval,
        of: Array(stride(from: 0, to: 60, by: control.minuteInterval)), in: "min"
      ) { minutes / 60 * 60 + $0 }
    }
  }

  private func wheel(
    _ value: Int, of values: [Int], in unit: String, minutes: @escaping (Int) -> Int
  ) -> some View {
    let selection = Binding {
      value
    } set: { new in
      control.choose { control.countDownDuration = TimeInterval(minutes(new)) * 60 }
    }
    return Picker("", selection: selection) {
      ForEach(values, id: \.self) { Text(verbatim: "\($0) \(unit == "hours" && $0 == 1 ? "hour" : unit)").tag($0) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
  }
}
