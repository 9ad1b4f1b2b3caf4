/// The context of a change: its animation, and what the app puts into it. Source: Apple's page "Transaction".
///
/// The name is declared here, and not beside the type, because StoreKit has a `Transaction` of its own: a file that imports only
/// StoreKit means that one, also in a target whose other files import SwiftUI.
public typealias Transaction = UpdateTransaction
