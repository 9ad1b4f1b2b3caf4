import Foundation

// How items are found, and what a search gives back. Source: Apple's pages "Search attribute keys and values" and "Item return result keys".

/// How many items a search gives: one, unless it says this. A number, or one of the next two.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// The first item.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, as an array.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether texts are compared without regard to case.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Makes a search give the item's data.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// Makes a search give what describes the item, as a dictionary.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// Makes a search give an object for a key or a certificate. There are none here: the search fails with ``errSecUnimplemented``.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// Makes a search give data by which the item is found in later launches.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The item's secret.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// An object for a key or a certificate. There are none here: calls with one fail with ``errSecUnimplemented``.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// Data that an earlier search gave for an item.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Chooses between the two keychains of a Mac; there is one here.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Why the app asks for the item.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The `LAContext` that asks who the user is.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the user may be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Makes a call fail if it would ask the user.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Makes a search leave out items about which it would ask the user.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
