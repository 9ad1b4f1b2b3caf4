import Foundation

/// The shortest way between two places on the ellipsoid of WGS 84.
package enum Geodesic {
  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let polarRadius = equatorialRadius * (1 - flattening)
  /// The radius of a ball as large as the earth.
  private static let meanRadius = 6_371_008.8

  /// The length of the way, in meters, by Vincenty's inverse formula.
  package static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let longitude = radians(to.longitude - from.longitude)
    let u1 = atan((1 - flattening) * tan(radians(from.latitude)))
    let u2 = atan((1 - flattening) * tan(radians(to.latitude)))
    let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = longitude
    for _ in 0..<100 {
      let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
      let sinSigma = hypot(cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda)
      if sinSigma == 0 { return 0 }
      let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cosU1 * cosU2 * sinLambda / sinSigma
      let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
      let cosTwice = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * sinU1 * sinU2 / cosSquaredAlpha
      let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
      let last = lambda
      let inner = cosTwice + c * cosSigma * (-1 + 2 * cosTwice * cosTwice)
      lambda = longitude + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * inner)
      if abs(lambda - last) < 1e-12 { return length(sigma, sinSigma, cosSigma, cosTwice, cosSquaredAlpha) }
    }
    // The formula does not converge for places on opposite sides of the earth.
    return distanceOnBall(from, to)
  }

  private static func length(
    _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosTwice: Double, _ cosSquaredAlpha: Double
  ) -> Double {
    let ratio = equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1
    let u = cosSquaredAlpha * ratio
    let a = 1 + u / 16_384 * (4_096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1_024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let square = cosTwice * cosTwice
    let outer = b / 6 * cosTwice * (-3 + 4 * sinSigma * sinSigma) * (-3 + 4 * square)
    let change = b * sinSigma * (cosTwice + b / 4 * (cosSigma * (-1 + 2 * square) - outer))
    return polarRadius * a * (sigma - change)
  }

  private static func distanceOnBall(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let (phi1, phi2) = (radians(from.latitude), radians(to.latitude))
    let across = sin(radians(to.longitude - from.longitude) / 2)
    let along = sin((phi2 - phi1) / 2)
    return 2 * meanRadius * asin(min(1, sqrt(along * along + cos(phi1) * cos(phi2) * across * across)))
  }

  /// The direction in which the way begins, in degrees from north.
  package static func direction(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let (phi1, phi2) = (radians(from.latitude), radians(to.latitude))
    let longitude = radians(to.longitude - from.longitude)
    let angle = atan2(
      sin(longitude) * cos(phi2), cos(phi1) * sin(phi2) - sin(phi1) * cos(phi2) * cos(longitude))
    let degrees = angle * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The place at a share of the way between two places, on a straight line of the map.
  package static func place(
    _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D, share: Double
  ) -> CLLocationCoordinate2D {
    var across = to.longitude - from.longitude
    if across > 180 { across -= 360 } else if across < -180 { across += 360 }
    var longitude = from.longitude + across * share
    if longitude > 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
    return CLLocationCoordinate2D(
      latitude: from.latitude + (to.latitude - from.latitude) * share, longitude: longitude)
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
