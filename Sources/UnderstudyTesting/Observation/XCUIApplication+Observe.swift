import Combine
import Observation
import UnderstudyCore
import XCUIAutomation

extension XCUIApplication {
  /// Follows a property of an `@Observable` model on the app's clock, from the value that it has now.
  ///
  /// On the main actor every value that is set is seen, those too that are replaced at once; of what another thread sets,
  /// the last. A value that equals the one before is no new one.
  ///
  /// ```swift
  /// let phase = app.observe(\.phase, of: model)
  /// app.buttons["Load"].tap()
  /// try await phase.wait { $0 == .loaded }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: the property, stored or computed of stored ones.
  ///   - model: retained as long as the observer.
  /// - Returns: an observer that begins now.
  public func observe<Model: AnyObject & Observable, Value>(
    _ keyPath: KeyPath<Model, Value>, of model: Model, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ValueObserver<Value> {
    MainThread.wait {
      run.site = CallSite(fileID, file, line)
      let log = PropertyLog(observable: model, keyPath, session: session)
      return ValueObserver(log: log, fallback: { model[keyPath: keyPath] })
    }
  }

  /// Follows a property of an `ObservableObject` on the app's clock, from the value that it has now.
  ///
  /// Changes are announced by `objectWillChange`, as those of `@Published` properties are. On the main actor every value
  /// that is set is seen; of what another thread sets, the last. A value that equals the one before is no new one.
  ///
  /// - Parameters:
  ///   - keyPath: the property, published or computed of published ones.
  ///   - model: retained as long as the observer.
  /// - Returns: an observer that begins now.
  @_disfavoredOverload
  public func observe<Model: ObservableObject, Value>(
    _ keyPath: KeyPath<Model, Value>, of model: Model, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ValueObserver<Value> {
    MainThread.wait {
      run.site = CallSite(fileID, file, line)
      let log = PropertyLog(object: model, keyPath, session: session)
      return ValueObserver(log: log, fallback: { model[keyPath: keyPath] })
    }
  }
}
