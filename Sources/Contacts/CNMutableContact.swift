import Foundation

/// A contact that can change. A ``CNSaveRequest`` adds it to the device, or saves the changes. Source: Apple's page
/// "CNMutableContact".
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Makes an empty contact.
  public override init() { super.init() }
  override init(_ identifier: String, _ values: Values, keys: Set<String>?) {
    super.init(identifier, values, keys: keys)
  }

  open override var contactType: CNContactType {
    get { super.contactType }
    set { values.type = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { values.texts[CNContactNamePrefixKey] = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { values.texts[CNContactGivenNameKey] = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { values.texts[CNContactMiddleNameKey] = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { values.texts[CNContactFamilyNameKey] = newValue }
  }
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { values.texts[CNContactPreviousFamilyNameKey] = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { values.texts[CNContactNameSuffixKey] = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { values.texts[CNContactNicknameKey] = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { values.texts[CNContactOrganizationNameKey] = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { values.texts[CNContactDepartmentNameKey] = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { values.texts[CNContactJobTitleKey] = newValue }
  }
  open override var note: String {
    get { super.note }
    set { values.texts[CNContactNoteKey] = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { values.birthday = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { values.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { values.urlAddresses = newValue }
  }
}
