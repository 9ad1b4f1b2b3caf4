import Combine
import Foundation

extension Published.Publisher where Value: Equatable {
  public func waitUntilMatches(
    _ target: Value,
    errorMessage: String,
    timeout: TimeInterval = 1.0
  ) async throws {
    try await self.waitUntilMatches(
      { $0 == target },
      errorMessage: errorMessage,
      timeout: timeout)
  }

  public func waitUntilMatches(
    _ predicate: @escaping (Value) -> Bool,
    errorMessage: String,
    timeout: TimeInterval = 1.0
  ) async throws {
    let subject = PassthroughSubject<Value, Error>()
    var cancellables = Set<AnyCancellable>()

    let timeoutPublisher = Fail<Value, Error>(error: WaitUntilError.timeout(description: errorMessage))
      .delay(for: .seconds(timeout), scheduler: RunLoop.main)
      .eraseToAnyPublisher()

    let valuePublisher =
      self
      .mapError { $0 as Error }
      .eraseToAnyPublisher()

    valuePublisher
      .merge(with: timeoutPublisher)
      .sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion {
            subject.send(completion: .failure(error))
          }
        },
        receiveValue: { value in
          if predicate(value) {
            subject.send(value)
            subject.send(completion: .finished)
          }
        }
      )
      .store(in: &cancellables)

    for try await _ in subject.values {}
  }
}
