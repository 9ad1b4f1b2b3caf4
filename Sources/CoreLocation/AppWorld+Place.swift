import Foundation
import UnderstudyWorld

extension AppWorld {
  /// A place that the app finds by its address, by its coordinates, or in a search.
  public struct Place: Sendable {
    /// What the place is called.
    public var name: String
    /// Where it is.
    public var coordinate: CLLocationCoordinate2D
    /// The street, without the number.
    public var street: String?
    /// The number of the house.
    public var number: String?
    /// The part of the town.
    public var district: String?
    /// The town.
    public var city: String?
    /// The state or region of the country.
    public var state: String?
    /// The postal code.
    public var postalCode: String?
    /// The name of the country.
    public var country: String?
    /// The country's code, such as "DE".
    public var countryCode: String?
    /// What kind of place it is, such as "Café": searches find it by this, too.
    public var category: String?
    /// The number to call.
    public var phoneNumber: String?
    /// The page in the web.
    public var url: URL?

    /// A place.
    ///
    /// - Parameters:
    ///   - name: What the place is called.
    ///   - latitude: In degrees.
    ///   - longitude: In degrees.
    public init(
      _ name: String, latitude: CLLocationDegrees, longitude: CLLocationDegrees, street: String? = nil,
      number: String? = nil, district: String? = nil, city: String? = nil, state: String? = nil,
      postalCode: String? = nil, country: String? = nil, countryCode: String? = nil, category: String? = nil,
      phoneNumber: String? = nil, url: URL? = nil
    ) {
      self.name = name
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      (self.street, self.number, self.district, self.city) = (street, number, district, city)
      (self.state, self.postalCode, self.country, self.countryCode) = (state, postalCode, country, countryCode)
      (self.category, self.phoneNumber, self.url) = (category, phoneNumber, url)
    }

    package var addressLines: [String] {
      let streetLine = [number, street].compactMap(\.self).joined(separator: " ")
      let cityLine = [city, [state, postalCode].compactMap(\.self).joined(separator: " ")]
        .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
      return [streetLine, cityLine, country ?? ""].filter { !$0.isEmpty }
    }

    /// Whether each word of a text begins a word of the name, the kind or the address.
    package func matches(_ text: String) -> Bool {
      let known = ([name, category, district].compactMap(\.self) + addressLines).flatMap(Self.words)
      let asked = Self.words(text)
      return !asked.isEmpty && asked.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    }

    private static func words(_ text: String) -> [String] {
      text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }
}
