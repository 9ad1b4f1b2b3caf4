import Foundation
import Synchronization
import UnderstudyTime

/// Gives `NSPredicate` the format initializers that Foundation lacks on Linux.
///
/// A protocol, because only an initializer of a protocol extension may return an instance of a subclass, and the
/// subclass is what carries the parsed format without a table beside it.
public protocol PredicateFormatInitializable {
  /// The format of a predicate, arguments in place.
  var predicateFormat: String { get }
}

extension NSPredicate: PredicateFormatInitializable {}

extension PredicateFormatInitializable where Self == NSPredicate {
  /// Reads a predicate such as `label BEGINSWITH %@ AND exists == true`.
  ///
  /// A predicate that cannot be read or answered satisfies nothing. That is one failure: at the line of the query that asks
  /// it, or, where it is evaluated by itself or by an expectation, at the line where it was made.
  ///
  /// - Parameters:
  ///   - format: The grammar of Apple's "Predicate Format String Syntax" (reference 3.2).
  ///   - args: Values for `%@`, key names for `%K`, numbers for `%d`, `%lu`, `%f` and their relatives.
  ///   - fileID: The module and file that a failure is reported in.
  ///   - file: The file that a failure is reported in.
  ///   - line: The line that a failure is reported at.
  public init(
    format: String, _ args: Any..., fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    self = FormatPredicate(format: format, arguments: args, site: CallSite(fileID, file, line))
  }

  /// Reads a predicate whose arguments are already in an array.
  ///
  /// - Parameters:
  ///   - format: The format, as in `init(format:_:)`.
  ///   - argumentArray: The arguments in the order of the placeholders; nil for none.
  ///   - fileID: The module and file that a failure is reported in.
  ///   - file: The file that a failure is reported in.
  ///   - line: The line that a failure is reported at.
  public init(
    format: String, argumentArray: [Any]?, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self = FormatPredicate(format: format, arguments: argumentArray ?? [], site: CallSite(fileID, file, line))
  }
}

extension PredicateFormatInitializable where Self: NSPredicate {
  /// The predicate with values in place of its variables; variables without a value stay.
  ///
  /// - Parameter variables: The values of `$NAME`, by name.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    (substituting(variables) as? Self) ?? self
  }
}

extension NSPredicate {
  fileprivate func substituting(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let format as FormatPredicate:
      FormatPredicate(
        format: format.format, arguments: format.arguments, variables: variables, site: format.site)
    case let compound as NSCompoundPredicate:
      NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.substituting(variables) })
    default: self
    }
  }

  /// The tree and text of a predicate that was made from a format; nil for compound, block and value predicates.
  package var parsedFormat: ParsedPredicate? { (self as? FormatPredicate)?.parsed }
}

/// A predicate that was made from a format.
final class FormatPredicate: NSPredicate {
  let parsed: ParsedPredicate
  fileprivate let format: String
  fileprivate let arguments: [Any]
  fileprivate let site: CallSite
  /// A waiting expectation evaluates again and again; what cannot be answered is one failure.
  private let wasReported = Atomic(false)

  init(format: String, arguments: [Any], variables: [String: Any] = [:], site: CallSite) {
    parsed = ParsedPredicate(format: format, arguments: arguments, variables: variables)
    self.format = format
    self.arguments = arguments
    self.site = site
    super.init(value: false)
  }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    switch parsed.evaluate(on: PlainSubject(object: object), variables: bindings ?? [:]) {
    case .success(let answer):
      return answer
    case .failure(let problem):
      if !wasReported.load(ordering: .relaxed), PredicateFailures.report(problem.description, at: site) {
        wasReported.store(true, ordering: .relaxed)
      }
      return false
    }
  }

  override var predicateFormat: String { parsed.source }

  override var description: String { parsed.source }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? FormatPredicate)?.parsed.source == parsed.source
  }

  override var hash: Int { parsed.source.hashValue }
}
