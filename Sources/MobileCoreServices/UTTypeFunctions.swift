import UniformTypeIdentifiers

/// The class of extensions of files, without the dot. Source: Apple's page "kUTTagClassFilenameExtension".
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of names such as `image/png`. Source: Apple's page "kUTTagClassMIMEType".
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether a thing of one kind is also one of another; false for a kind that is not known. Source: Apple's page "UTTypeConformsTo".
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return false }
  return type.conforms(to: other)
}

/// Whether two names stand for the same kind, whatever the case of letters. Source: Apple's page "UTTypeEqual".
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// The kind with a tag, a dynamic one for an extension that is not known. Source: Apple's page
/// "UTTypeCreatePreferredIdentifierForTag".
///
/// - Parameters:
///   - inTagClass: Whether the tag is an extension or a name on the web.
///   - inTag: The tag.
///   - inConformingToUTI: What the kind must conform to; nil for anything.
/// - Returns: nil where there is none. The caller owns it: `takeRetainedValue()`.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  UTType(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
    conformingTo: inConformingToUTI.flatMap { UTType($0 as String) }
  ).map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// The usual extension of a kind, or its name on the web. Source: Apple's page "UTTypeCopyPreferredTagWithClass".
///
/// - Parameters:
///   - inUTI: The kind.
///   - inTagClass: Which of them it is.
/// - Returns: nil where the kind has none. The caller owns it: `takeRetainedValue()`.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]?.first
    .map { Unmanaged.passRetained($0 as CFString) }
}
