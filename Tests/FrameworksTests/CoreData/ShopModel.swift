// Made of the target's data models. swift-format-ignore-file
#if canImport(CoreData)
import CoreData
import SwiftUI

public class Ware: NSManagedObject {}

extension Ware {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Ware> { NSFetchRequest(entityName: "Ware") }
  public var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
}

extension Ware: Identifiable {}

public class Cup: Ware {}

extension Cup {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Cup> { NSFetchRequest(entityName: "Cup") }
  public var code: UUID? {
    get { managedValue("code") }
    set { setManagedValue(newValue, "code") }
  }
  public var count: Int16 {
    get { managedValue("count") }
    set { setManagedValue(newValue, "count") }
  }
  public var isHot: Bool {
    get { managedValue("isHot") }
    set { setManagedValue(newValue, "isHot") }
  }
  public var made: Date? {
    get { managedValue("made") }
    set { setManagedValue(newValue, "made") }
  }
  public var picture: Data? {
    get { managedValue("picture") }
    set { setManagedValue(newValue, "picture") }
  }
  public var plainTitle: String? {
    get { managedValue("plainTitle") }
    set { setManagedValue(newValue, "plainTitle") }
  }
  public var price: NSDecimalNumber? {
    get { managedValue("price") }
    set { setManagedValue(newValue, "price") }
  }
  public var rating: NSNumber? {
    get { managedValue("rating") }
    set { setManagedValue(newValue, "rating") }
  }
  public var tags: [String]? {
    get { managedValue("tags") }
    set { setManagedValue(newValue, "tags") }
  }
  public var web: URL? {
    get { managedValue("web") }
    set { setManagedValue(newValue, "web") }
  }
  public var rack: Rack? {
    get { managedValue("rack") }
    set { setManagedValue(newValue, "rack") }
  }
}

extension Rack {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Rack> { NSFetchRequest(entityName: "Rack") }
  public var cupCount: Int64 {
    get { managedValue("cupCount") }
    set { setManagedValue(newValue, "cupCount") }
  }
  public var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  public var cups: NSSet? {
    get { managedValue("cups") }
    set { setManagedValue(newValue, "cups") }
  }
  public func addToCups(_ value: Cup) { changeManagedObjects("addToCups", value) }
  public func removeFromCups(_ value: Cup) { changeManagedObjects("removeFromCups", value) }
  public func addToCups(_ values: NSSet) { changeManagedObjects("addToCups", values) }
  public func removeFromCups(_ values: NSSet) { changeManagedObjects("removeFromCups", values) }
  public var notes: NSOrderedSet? {
    get { managedValue("notes") }
    set { setManagedValue(newValue, "notes") }
  }
  public func insertIntoNotes(_ value: RackNote, at idx: Int) { changeManagedObjects("insertIntoNotes", value, idx) }
  public func removeFromNotes(at idx: Int) { changeManagedObjects("removeFromNotes", idx) }
  public func insertIntoNotes(_ values: [RackNote], at indexes: NSIndexSet) { changeManagedObjects("insertIntoNotes", values, indexes) }
  public func removeFromNotes(at indexes: NSIndexSet) { changeManagedObjects("removeFromNotes", indexes) }
  public func replaceNotes(at idx: Int, with value: RackNote) { changeManagedObjects("replaceNotes", idx, value) }
  public func replaceNotes(at indexes: NSIndexSet, with values: [RackNote]) { changeManagedObjects("replaceNotes", indexes, values) }
  public func addToNotes(_ value: RackNote) { changeManagedObjects("addToNotes", value) }
  public func removeFromNotes(_ value: RackNote) { changeManagedObjects("removeFromNotes", value) }
  public func addToNotes(_ values: NSOrderedSet) { changeManagedObjects("addToNotes", values) }
  public func removeFromNotes(_ values: NSOrderedSet) { changeManagedObjects("removeFromNotes", values) }
}

extension Rack: Identifiable {}

enum UnderstudyDataModels: _AppDataModels {
  static let models = [
    "Shop": ####"""
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<!-- The model of the tests. -->
<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" userDefinedModelVersionIdentifier="2">
    <entity name="Ware" representedClassName="Ware" isAbstract="YES" syncable="YES" codeGenerationType="class" customModule="FrameworksTests">
        <attribute name="title" attributeType="String" minValueString="1" maxValueString="20"/>
    </entity>
    <entity name="Cup" representedClassName="Cup" parentEntity="Ware" syncable="YES" codeGenerationType="class" customModule="FrameworksTests">
        <attribute name="code" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="1" minValueString="0" usesScalarValueType="YES"/>
        <attribute name="isHot" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="picture" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
        <attribute name="plainTitle" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(title)"/>
        <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="2.5"/>
        <attribute name="rating" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
        <attribute name="web" optional="YES" attributeType="URI"/>
        <relationship name="rack" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Rack" inverseName="cups" inverseEntity="Rack"/>
        <uniquenessConstraints>
            <uniquenessConstraint>
                <constraint value="code"/>
            </uniquenessConstraint>
        </uniquenessConstraints>
    </entity>
    <entity name="Rack" representedClassName="Rack" syncable="YES" codeGenerationType="category" customModule="FrameworksTests">
        <attribute name="cupCount" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="cups.@count" usesScalarValueType="YES"/>
        <attribute name="name" attributeType="String" defaultValueString="A &quot;new&quot; rack"/>
        <relationship name="cups" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Cup" inverseName="rack" inverseEntity="Cup"/>
        <relationship name="notes" optional="YES" toMany="YES" maxCount="3" deletionRule="Deny" ordered="YES" destinationEntity="Note" inverseName="rack" inverseEntity="Note"/>
    </entity>
    <entity name="Note" representedClassName="RackNote" syncable="YES" customModule="FrameworksTests">
        <attribute name="text" optional="YES" attributeType="String"/>
        <attribute name="isOpen" transient="YES" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <relationship name="rack" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Rack" inverseName="notes" inverseEntity="Rack"/>
    </entity>
    <fetchRequest name="Hot" entity="Cup" predicateString="isHot == YES AND count &gt; $LEAST"/>
    <configuration name="Cloud">
        <memberEntity name="Note"/>
    </configuration>
</model>

"""####
  ]
}
#endif
