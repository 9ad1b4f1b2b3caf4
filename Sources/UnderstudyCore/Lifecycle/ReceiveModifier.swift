import Combine
import UnderstudyTime

extension View {
  /// Runs an action for each value of a publisher, on the main actor and in the order of delivery (SEM-367).
  ///
  /// - Parameters:
  ///   - publisher: Subscribed to for as long as the view exists; another one takes its place, an equal one only where the
  ///     former has finished (F-113).
  ///   - action: What to do with a value.
  nonisolated public consuming func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}

public struct _ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension _ReceiveModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = ReceiveNode<P>
}

package final class ReceiveNode<P: Publisher>: ValueNode<_ReceiveModifier<P>> where P.Failure == Never {
  private var subscription: AnyCancellable?
  /// Which subscription is the present one: the end of a former one may still be on its way.
  private var number = 0
  private var hasFinished = false

  package override func didMake() { subscribe() }

  package override func accept(_ new: _ReceiveModifier<P>) {
    let isKept = !hasFinished && Comparison.areEqual(modifier.publisher, new.publisher)
    modifier = new
    if !isKept { subscribe() }
  }

  private func subscribe() {
    subscription?.cancel()
    number += 1
    hasFinished = false
    let number = number
    subscription = modifier.publisher.sink { [weak self] _ in
      if MainThread.isCurrent {
        assumeMain { self?.finish(number) }
      } else {
        MainThread.enqueue { self?.finish(number) }
      }
    } receiveValue: { [weak self] value in
      nonisolated(unsafe) let value = value
      if MainThread.isCurrent {
        assumeMain { self?.receive(value) }
      } else {
        let sendable = UncheckedSendable(value)
        MainThread.enqueue { self?.receive(sendable.value) }
      }
    }
  }

  private func finish(_ number: Int) {
    if number == self.number { hasFinished = true }
  }

  /// A value that comes while views are updated waits for the actions of that update.
  private func receive(_ value: P.Output) {
    guard !flags.contains(.isUnmounted) else { return }
    if host.isUpdating {
      host.enqueue(.change) { [weak self] in self?.act(on: value) }
    } else {
      act(on: value)
    }
  }

  private func act(on value: P.Output) {
    guard !flags.contains(.isUnmounted) else { return }
    // A test may have sent the value: what the action starts is the app's, and its changes get a turn.
    host.session.perform { host.run(.onReceive, of: self) { modifier.action(value) } }
    if host.hasPendingChanges { host.setNeedsUpdate() }
  }

  package override func didUnmount() {
    subscription?.cancel()
    subscription = nil
  }
}
