import UnderstudyCore

/// Notes that a member of a stand-in was called, and answers with the default of its type.
///
/// The first call of a member in a launch is a runtime issue of the app, and so an event of its log; later ones are not noted again.
///
/// - Parameters:
///   - member: The member by module, type and name, as `HealthKit.HKHealthStore.save`.
///   - file: The file of the stand-in, which is where the member can be answered.
///   - line: The line in that file.
/// - Returns: what ``Standin/value(of:file:line:)`` makes.
@discardableResult
public func standin<Value>(_ member: String, file: StaticString = #file, line: UInt = #line) -> Value {
  Standin.note(member)
  return Standin.value(of: Value.self, for: member, file: file, line: line)
}

/// Notes that a member of a stand-in was called, and answers with a value.
///
/// - Parameters:
///   - member: The member by module, type and name.
///   - value: What the member answers.
@discardableResult
public func standin<Value>(_ member: String, _ value: @autoclosure () -> Value) -> Value {
  Standin.note(member)
  return value()
}

/// What stand-ins for missing modules share: notes of calls, and default values.
public enum Standin {
  /// Says once in a launch that a member was called.
  ///
  /// Outside of an app the note goes to standard error.
  ///
  /// - Parameter member: The member by module, type and name; the module is the part before the first dot.
  public static func note(_ member: String) { note(text: text(member)) }

  static func note(text: String) {
    let record: @MainActor () -> Void = { StandinNotes.note(text, in: UnderstudyCore.Host.current) }
    if MainThread.isCurrent { assumeMain(record) } else { MainThread.enqueue(record) }
  }

  /// Waits for its turn to answer, as asynchronous members of stand-ins do.
  ///
  /// The first ten calls of a member in a launch answer at once. Each later one takes a second of the app's clock. An app that
  /// repeats a request until it succeeds is therefore idle between two calls.
  ///
  /// - Parameter member: The member by module, type and name.
  public static func turn(_ member: String) async {
    let count = await MainActor.run { StandinNotes.count(member, in: UnderstudyCore.Host.current) }
    if count > callsAtOnce { try? await Task.sleep(for: .seconds(1)) }
  }

  private static let callsAtOnce = 10

  /// What the note about a member says.
  package static func text(_ member: String) -> String {
    let module = member.prefix { $0 != "." }
    let reason = module == "Missing" ? "nothing here has it" : "the module is a stand-in"
    return "\(member) was called; \(reason): answer it in Standins/\(module).swift"
  }
}
