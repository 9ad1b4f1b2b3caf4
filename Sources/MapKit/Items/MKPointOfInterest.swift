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

  /// Where planes land.
  public static let airport = Self("Airport")
  /// Rides and roller coasters.
  public static let amusementPark = Self("AmusementPark")
  /// Fish behind glass.
  public static let aquarium = Self("Aquarium")
  /// A machine that gives cash.
  public static let atm = Self("ATM")
  /// Fresh bread and cakes.
  public static let bakery = Self("Bakery")
  /// A branch with counters, beside which ``atm`` is the machine.
  public static let bank = Self("Bank")
  /// Sand or shingle at the water.
  public static let beach = Self("Beach")
  /// Where beer is made and drunk.
  public static let brewery = Self("Brewery")
  /// Coffee, tea and small dishes.
  public static let cafe = Self("Cafe")
  /// Ground for tents and trailers.
  public static let campground = Self("Campground")
  /// Cars for a day or a week.
  public static let carRental = Self("CarRental")
  /// A pole at which electric cars load.
  public static let evCharger = Self("EVCharger")
  /// Where fire engines stand.
  public static let fireStation = Self("FireStation")
  /// Machines and courses for exercise.
  public static let fitnessCenter = Self("FitnessCenter")
  /// Groceries, in a shop or at stalls.
  public static let foodMarket = Self("FoodMarket")
  /// Fuel for cars.
  public static let gasStation = Self("GasStation")
  /// Care for the ill, also in emergencies.
  public static let hospital = Self("Hospital")
  /// Rooms for the night.
  public static let hotel = Self("Hotel")
  /// Machines or people that wash clothes.
  public static let laundry = Self("Laundry")
  /// Books to borrow.
  public static let library = Self("Library")
  /// Berths for boats.
  public static let marina = Self("Marina")
  /// Films on a large screen.
  public static let movieTheater = Self("MovieTheater")
  /// Collections on show.
  public static let museum = Self("Museum")
  /// Nature under a state's protection.
  public static let nationalPark = Self("NationalPark")
  /// Bars, clubs and dancing.
  public static let nightlife = Self("Nightlife")
  /// Green within a town.
  public static let park = Self("Park")
  /// Where cars are left.
  public static let parking = Self("Parking")
  /// Medicine over a counter.
  public static let pharmacy = Self("Pharmacy")
  /// A station of the police.
  public static let police = Self("Police")
  /// Letters and parcels.
  public static let postOffice = Self("PostOffice")
  /// A stop or a station.
  public static let publicTransport = Self("PublicTransport")
  /// Meals at tables.
  public static let restaurant = Self("Restaurant")
  /// A public toilet.
  public static let restroom = Self("Restroom")
  /// Lessons for children and young people.
  public static let school = Self("School")
  /// Sports before spectators.
  public static let stadium = Self("Stadium")
  /// A shop of any other kind.
  public static let store = Self("Store")
  /// Plays and concerts on a stage.
  public static let theater = Self("Theater")
  /// Lectures and research.
  public static let university = Self("University")
  /// Where wine is made and tasted.
  public static let winery = Self("Winery")
  /// Animals to look at.
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
