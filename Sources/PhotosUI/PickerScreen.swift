import Photos
import SwiftUI
import UnderstudyWorld

/// What a picker lets the user do.
struct PickerRules {
  var filter: PHPickerFilter?
  /// How many can be picked; zero stands for any number.
  var limit = 1
  /// Whether the first tap ends the picker.
  var endsAtOnce = true
  var isOrdered = false
  /// The photos that are picked at first, by their identifiers.
  var picked: [String] = []
}

/// The system's picker: each photo is an image with its name.
struct PickerScreen: View {
  let rules: PickerRules
  /// Gets what was picked, in its order; nil where the user cancels.
  let finish: ([AppWorld.Photo]?) -> Void
  @State private var picked: [String]

  init(rules: PickerRules, finish: @escaping ([AppWorld.Photo]?) -> Void) {
    (self.rules, self.finish) = (rules, finish)
    _picked = State(initialValue: rules.picked)
  }

  private var photos: [AppWorld.Photo] {
    PhotoState.current.photos.filter { rules.filter?.includes($0) ?? true }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
          ForEach(photos, id: \.identifier) { photo in
            Image(systemName: photo.type.conforms(to: .image) ? "photo" : "video")
              .frame(maxWidth: .infinity, minHeight: 80)
              .accessibilityLabel(photo.name)
              .accessibilityAddTraits(picked.contains(photo.identifier) ? [.isSelected] : [])
              .onTapGesture { pick(photo) }
          }
        }
      }
      .navigationTitle("Photos" as String)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(nil) } }
        if !rules.endsAtOnce {
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") { finish(chosen) }.disabled(picked.isEmpty && rules.picked.isEmpty)
          }
        }
      }
    }
  }

  /// In the order of the taps, or of the library.
  private var chosen: [AppWorld.Photo] {
    let all = PhotoState.current.photos
    guard rules.isOrdered else { return all.filter { picked.contains($0.identifier) } }
    return picked.compactMap { id in all.first { $0.identifier == id } }
  }

  private func pick(_ photo: AppWorld.Photo) {
    if rules.endsAtOnce { return finish([photo]) }
    if let place = picked.firstIndex(of: photo.identifier) {
      picked.remove(at: place)
    } else if rules.limit == 0 || picked.count < rules.limit {
      picked.append(photo.identifier)
    }
  }
}
