/// What a workout is. Source: Apple's page "HKWorkoutActivityType".
public enum HKWorkoutActivityType: UInt, Sendable, CaseIterable {
  /// American football, with its oval ball and tackles.
  case americanFootball = 1
  /// Bow and arrow.
  case archery = 2
  /// Australian rules football, on an oval field.
  case australianFootball = 3
  /// Rackets and a shuttlecock.
  case badminton = 4
  /// Bat, ball and four bases.
  case baseball = 5
  /// Two baskets and a ball that bounces.
  case basketball = 6
  /// A heavy ball and pins at the end of a lane.
  case bowling = 7
  /// Fists in gloves, alone or against another.
  case boxing = 8
  /// Rocks or walls of a hall.
  case climbing = 9
  /// Bat, ball and wickets.
  case cricket = 10
  /// Several kinds of exercise in one workout.
  case crossTraining = 11
  /// Stones that slide on ice.
  case curling = 12
  /// Outdoors or on a machine; the metadata says which.
  case cycling = 13
  /// The older name for any dance; ``cardioDance`` and ``socialDance`` are newer.
  case dance = 14
  /// The older name for exercise with steps of dances; ``barre`` and ``pilates`` are newer.
  case danceInspiredTraining = 15
  /// A machine for steps without shocks.
  case elliptical = 16
  /// Riding and other sport with horses.
  case equestrianSports = 17
  /// Foil, épée or sabre.
  case fencing = 18
  /// With rod, line or net.
  case fishing = 19
  /// Strength by one's own weight or small weights.
  case functionalStrengthTraining = 20
  /// Clubs, balls and holes.
  case golf = 21
  /// Exercise on mats, beams and bars.
  case gymnastics = 22
  /// A ball that hands throw at a goal.
  case handball = 23
  /// Walking in nature.
  case hiking = 24
  /// On ice or on a field.
  case hockey = 25
  /// With a gun or a bow.
  case hunting = 26
  /// A net on a stick catches and throws the ball.
  case lacrosse = 27
  /// Karate, judo and the like.
  case martialArts = 28
  /// The older name for quiet exercise such as meditation; ``yoga`` and ``pilates`` have their own.
  case mindAndBody = 29
  /// The older name for several kinds of endurance exercise; ``mixedCardio`` is newer.
  case mixedMetabolicCardioTraining = 30
  /// Canoe, kayak or a board with a paddle.
  case paddleSports = 31
  /// Games and play outdoors, as of children.
  case play = 32
  /// The older name for warming up, massage and the like; ``cooldown`` and ``flexibility`` are newer.
  case preparationAndRecovery = 33
  /// Rackets and a ball in a closed court, as in America.
  case racquetball = 34
  /// A boat or a machine with oars.
  case rowing = 35
  /// An oval ball that is carried and thrown backwards.
  case rugby = 36
  /// Outdoors or on a treadmill; the metadata says which.
  case running = 37
  /// Boats that the wind moves.
  case sailing = 38
  /// Ice skates, inline skates or a skateboard.
  case skatingSports = 39
  /// Sledding and other sport on snow.
  case snowSports = 40
  /// Association football.
  case soccer = 41
  /// A kin of baseball with a larger ball.
  case softball = 42
  /// Rackets and a soft ball in a closed court.
  case squash = 43
  /// A machine with steps that go down.
  case stairClimbing = 44
  /// Waves on a board, also with a kite or a sail.
  case surfingSports = 45
  /// In a pool or in open water; the metadata says which.
  case swimming = 46
  /// Small rackets, a light ball and a table.
  case tableTennis = 47
  /// Rackets, a felt ball and a net.
  case tennis = 48
  /// Running, jumping and throwing.
  case trackAndField = 49
  /// Strength by machines or heavy weights.
  case traditionalStrengthTraining = 50
  /// Hands play the ball over a high net.
  case volleyball = 51
  /// Outdoors or on a treadmill; the metadata says which.
  case walking = 52
  /// Exercise in water, as aerobics.
  case waterFitness = 53
  /// Two goals and a ball in deep water.
  case waterPolo = 54
  /// Other sport on or in water, as water skiing.
  case waterSports = 55
  /// Two hold and throw each other.
  case wrestling = 56
  /// Postures and breathing.
  case yoga = 57
  /// Exercise at a bar, from ballet.
  case barre = 58
  /// Strength of belly and back.
  case coreTraining = 59
  /// On flat snow, with poles.
  case crossCountrySkiing = 60
  /// Down slopes on skis.
  case downhillSkiing = 61
  /// Stretching.
  case flexibility = 62
  /// Short hard efforts with pauses between them.
  case highIntensityIntervalTraining = 63
  /// Jumps over a rope.
  case jumpRope = 64
  /// Fists and feet.
  case kickboxing = 65
  /// Slow exact exercise of the core.
  case pilates = 66
  /// Down slopes on one board.
  case snowboarding = 67
  /// Up and down real stairs.
  case stairs = 68
  /// Steps onto a low bench, often to music.
  case stepTraining = 69
  /// In a wheelchair, at the speed of a walk.
  case wheelchairWalkPace = 70
  /// In a wheelchair, at the speed of a run.
  case wheelchairRunPace = 71
  /// Slow movements of a Chinese martial art.
  case taiChi = 72
  /// Several kinds of endurance exercise.
  case mixedCardio = 73
  /// A cycle that the arms drive.
  case handCycling = 74
  /// Frisbee and its kin.
  case discSports = 75
  /// Video games that one plays by moving.
  case fitnessGaming = 76
  /// Dance as endurance exercise, as in a class.
  case cardioDance = 77
  /// Dance with others, as salsa or ballroom.
  case socialDance = 78
  /// Paddles, a ball with holes and a low net.
  case pickleball = 79
  /// Gentle movement after a workout.
  case cooldown = 80
  /// Several sports after each other, as in a triathlon.
  case swimBikeRun = 82
  /// The change between two sports of a triathlon.
  case transition = 83
  /// Below the surface, with or without air.
  case underwaterDiving = 84
  /// What has no type of its own.
  case other = 3000
}
