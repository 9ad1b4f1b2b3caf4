import SwiftUI

struct Sheet: View {
  var body: some View {
    Text("This is sheet")
  }
}
