import Foundation

extension CNContact {
  /// Finds contacts by their names: each word must be the beginning of a word of theirs.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let words = self.words(name)
    return ContactPredicate { contact in
      let own = contact.names.flatMap(Self.words)
      return !words.isEmpty && words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
  }

  /// Finds contacts by their identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    let identifiers = Set(identifiers)
    return ContactPredicate { identifiers.contains($0.identifier) }
  }

  /// Finds contacts by an address of mail, whatever the case of letters.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let address = emailAddress.lowercased()
    return ContactPredicate { contact in
      contact.values.emailAddresses.contains { ($0.value as String).lowercased() == address }
    }
  }

  /// Finds contacts by the digits of a phone's number.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let digits = phoneNumber.digits
    return ContactPredicate { contact in
      !digits.isEmpty && contact.values.phoneNumbers.contains { $0.value.digits == digits }
    }
  }

  /// All texts that a search by name looks at.
  private var names: [String] {
    [
      CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
      CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
    ].compactMap { values.texts[$0] }
  }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

/// A predicate that contacts are fetched by: a store takes no other ones.
final class ContactPredicate: NSPredicate {
  let matches: @Sendable (CNContact) -> Bool

  init(_ matches: @escaping @Sendable (CNContact) -> Bool) {
    self.matches = matches
    super.init { object, _ in (object as? CNContact).map(matches) ?? false }
  }

  /// There are no archives of predicates here: never called.
  required init?(coder: NSCoder) { nil }
}
