extension View {
  /// How large a sheet is on a wide screen: nothing that an iPhone shows.
  nonisolated public consuming func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// How large a sheet is on a wide screen.
public protocol PresentationSizing: Sendable {}
/// The size that fits the kind of presentation; an iPhone has only one.
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
/// The size of the content, on a wide screen.
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
/// The size of a form, on a wide screen.
public struct FormPresentationSizing: PresentationSizing { public init() {} }
/// The size of a page, on a wide screen.
public struct PagePresentationSizing: PresentationSizing { public init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { .init() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }
extension PresentationSizing {
  /// Fits the size to the content along some axes; sheets on an iPhone keep theirs.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Lets the size only grow along some axes; sheets on an iPhone keep theirs.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
