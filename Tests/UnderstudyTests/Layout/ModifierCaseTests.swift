import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Modifiers of layout, as views")
struct ModifierCaseTests {
  @Test("Frames by the table of layouts", arguments: ModifierCaseTests.cases)
  func frames(_ layout: LayoutCase) { layout.check() }

  nonisolated static let cases: [LayoutCase] = [
    LayoutCase("LC-040", 200, 200, "a=50,75,100,50; b=0,50,200,100") {
      ZStack {
        Color.red.mark("a").aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(width: 100, height: 50)
        Color.green.mark("b").aspectRatio(CGSize(width: 20, height: 10), contentMode: .fill).frame(
          width: 50, height: 100)
      }.frame(width: 100, height: 100)
    },
    LayoutCase("LC-041", 200, 200, "a=75,75,50,50; b=50,50,100,100") {
      ZStack {
        Color.red.mark("a").aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
        Color.green.mark("b").aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
      }.frame(width: 200, height: 200)
    },
    LayoutCase("LC-042", 200, 200, "a=95,50,10,100; b=50,95,100,10; c=50,50,100,100") {
      ZStack {
        Color.red.mark("a").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
        Color.green.mark("b").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
        Color.blue.mark("c").fixedSize(horizontal: false, vertical: false).frame(width: 100, height: 100)
      }
    },
    LayoutCase("LC-044", 200, 200, "p=59,69,82,62; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding().mark("p")
    },
    LayoutCase("LC-045", 200, 200, "p=55,65,90,70; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(20).mark("p")
    },
    LayoutCase("LC-046", 200, 200, "p=75,85,50,30; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(0).mark("p")
    },
    LayoutCase("LC-048", 200, 200, "p=60,85,80,30; a=90,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(.leading, 30).mark("p")
    },
    LayoutCase("LC-049", 200, 200, "p=35,85,130,30; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(.horizontal, 40).mark("p")
    },
    LayoutCase("LC-050", 200, 200, "p=75,45,50,110; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(.vertical, 40).mark("p")
    },
    LayoutCase("LC-052", 200, 200, "p=57.5,65,85,70; a=77.5,75,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(
        EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)
      ).mark("p")
    },
    LayoutCase("LC-053", 200, 200, "p=47.5,77.5,105,45; a=97.5,82.5,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(
        EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5)
      ).mark("p")
    },
    LayoutCase("LC-054", 200, 200, "q=45,55,110,90; p=65,75,70,50; a=75,85,50,30") {
      Color.blue.frame(width: 50, height: 30).mark("a").padding(10).mark("p").padding(20).mark("q")
    },
    LayoutCase("LC-056", 200, 200, "p=0,52.5,200,50; a=0,52.5,200,30; q=0,102.5,200,45; b=0,117.5,200,30") {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30).mark("a").padding(.bottom, 20).mark("p")
        Color.green.frame(height: 30).mark("b").padding(.top, 15).mark("q")
      }
    },
    LayoutCase("LC-057", 200, 200, "p=30,0,75,200; a=30,0,50,200; q=105,0,65,200; b=120,0,50,200") {
      HStack(spacing: 0) {
        Color.blue.frame(width: 50).mark("a").padding(.trailing, 25).mark("p")
        Color.green.frame(width: 50).mark("b").padding(.leading, 15).mark("q")
      }
    },
    LayoutCase("LC-058", 200, 200, "a=25,25,50,50; b=75,25,50,50; c=25,75,50,50; d=75,75,50,50") {
      ZStack {
        Color.red.frame(width: 50, height: 50).mark("a").position()
        Color.green.frame(width: 50, height: 50).mark("b").position(x: 50)
        Color.blue.frame(width: 50, height: 50).mark("c").position(y: 50)
        Color.black.frame(width: 50, height: 50).mark("d").position(x: 50, y: 50)
      }.frame(width: 100, height: 100)
    },
    LayoutCase("LC-060", 200, 200, "f=60,70,80,60; a=80,85,80,60; o=100,100,80,60") {
      Color.blue.mark("a").offset(x: 20, y: 15).frame(width: 80, height: 60).mark("f").overlay(
        Color.green.mark("o").offset(x: 40, y: 30))
    },
    LayoutCase("LC-061", 200, 200, "a=50,-4,100,100; b=50,104,100,100") {
      VStack {
        Rectangle().frame(width: 100, height: 100).zIndex(1).mark("a")
        // Neighbors see the place outside of the rotation.
        Rectangle().frame(width: 100, height: 100).rotationEffect(.degrees(45)).mark("b")
      }
    },
    LayoutCase("LC-092", 200, 200, "a=40,90,120,20") {
      Color.red.frame(minWidth: 50, maxWidth: 120, minHeight: 10, maxHeight: 20).mark("a")
    },
  ]
}
