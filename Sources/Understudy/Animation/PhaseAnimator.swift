/// Content that goes through phases, one after the other, and begins again.
///
/// Values change at once and an animation that continues for ever is never waited for, so that the content is always that of
/// the first phase: where it begins, and where it rests after a trigger (SEM-138).
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let first: Phase?
  let content: (Phase) -> Content
}

extension PhaseAnimator: View {
  /// Goes through the phases again and again from the moment on when the view appears.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - content: Makes the views of a phase.
  ///   - animation: How the content moves to a phase.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(first: phases.first { _ in true }, content: content)
  }

  /// Goes through the phases once whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - trigger: The content goes through the phases once when it changes.
  ///   - content: Makes the views of a phase.
  ///   - animation: How the content moves to a phase.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(first: phases.first { _ in true }, content: content)
  }

  public var body: some View {
    if let first { content(first) }
  }
}

extension View {
  /// Puts around the view what a closure makes of the phases, one after the other.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(visit: visitor(of: self))
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Puts around the view what a closure makes of the phases, one after the other, when a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(visit: visitor(of: self))
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
}
