// In Xcode `UIIdentifiers.swift` would be a member of both targets; a package shares it by the app's module instead.
@_exported import ItemApp
