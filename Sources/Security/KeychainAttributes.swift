import Foundation

// What items are described by. Source: Apple's page "Item attribute keys and values".

/// The name of the user's account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The service that a password is for.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The name that a user sees.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The kind of item in a user's words.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// A comment that a user can edit.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The number of who has made the item.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// The number of the kind of item.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// Whether lists leave the item out.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password, as the user types it each time.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// Data of the app, which no search takes for a key.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The host of an internet password.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The protocol of an internet password.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// How a server asks for the password.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// As the server's protocol has it.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// Basic authentication of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The port of an internet password.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The path of an internet password.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// The realm of an internet password.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The apps that share the item. Kept, and compared: each app has a keychain of its own here.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// Whether the item is on all devices of the user. A search finds those that are on one, unless it says this.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// Makes a search find items whether they are synchronized or not.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// When the item was added, by the app's clock.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// When the item was changed last, by the app's clock.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// The app's name of a key.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// The name by which programs find a key.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// The algorithm of a key.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// The length of a key, in bits.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// Whether a key is public, private or symmetric.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// Who may read the item: a ``SecAccessControl``.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// When the item can be read. Kept: the device of a test is unlocked, unless its test says otherwise.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked; not in its backups.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once; not in its backups.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always; not in the device's backups.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While the device is unlocked and has a passcode; not in its backups.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
