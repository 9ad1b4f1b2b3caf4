import Foundation

/// What a place is for. Source: Apple's page "MKPointOfInterestCategory".
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// Such as "MKPOICategoryCafe".
  public let rawValue: String
  /// A category by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The category of a place of the test's, such as "Café".
  init(category: String) {
    let plain = category.folding(options: [.diacriticInsensitive], locale: nil)
    let words = plain.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    rawValue = "MKPOICategory\(words.joined())"
  }

  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

  public static let airport = Self("Airport")
  public static let amusementPark = Self("AmusementPark")
  public static let aquarium = Self("Aquarium")
  public static let atm = Self("ATM")
  public static let bakery = Self("Bakery")
  public static let bank = Self("Bank")
  public static let beach = Self("Beach")
  public static let brewery = Self("Brewery")
  public static let cafe = Self("Cafe")
  public static let campground = Self("Campground")
  public static let carRental = Self("CarRental")
  public static let evCharger = Self("EVCharger")
  public static let fireStation = Self("FireStation")
  public static let fitnessCenter = Self("FitnessCenter")
  public static let foodMarket = Self("FoodMarket")
  public static let gasStation = Self("GasStation")
  public static let hospital = Self("Hospital")
  public static let hotel = Self("Hotel")
  public static let laundry = Self("Laundry")
  public static let library = Self("Library")
  public static let marina = Self("Marina")
  public static let movieTheater = Self("MovieTheater")
  public static let museum = Self("Museum")
  public static let nationalPark = Self("NationalPark")
  public static let nightlife = Self("Nightlife")
  public static let park = Self("Park")
  public static let parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy")
  public static let police = Self("Police")
  public static let postOffice = Self("PostOffice")
  public static let publicTransport = Self("PublicTransport")
  public static let restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom")
  public static let school = Self("School")
  public static let stadium = Self("Stadium")
  public static let store = Self("Store")
  public static let theater = Self("Theater")
  public static let university = Self("University")
  public static let winery = Self("Winery")
  public static let zoo = Self("Zoo")
}

/// Which categories are meant. Source: Apple's page "MKPointOfInterestFilter".
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let includesListed: Bool
  private let categories: Set<MKPointOfInterestCategory>

  private init(_ categories: [MKPointOfInterestCategory], includesListed: Bool) {
    (self.categories, self.includesListed) = (Set(categories), includesListed)
  }

  /// Some categories.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, includesListed: true)
  }
  /// All but some categories.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, includesListed: false)
  }

  /// All categories.
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// None.
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  /// Whether a category is meant.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includesListed }
  /// Whether a category is not meant.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
