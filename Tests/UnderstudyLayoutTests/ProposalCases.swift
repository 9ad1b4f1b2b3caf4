import Foundation
import Testing
import UnderstudyLayout

struct ProposalCases {
  @Test("Frames and sizes are those of the table", arguments: cases)
  func matchesTable(_ layoutCase: LayoutCase) { layoutCase.check() }

  static let cases: [LayoutCase] = [
    LayoutCase("LC-062", .proposal(371, 100), "widths=26, 345") {
      HStack(spacing: 0) {
        Rectangle().frame(width: 26); Rectangle()
      }
    },
    LayoutCase("LC-064", .proposal(75, 100), "widths=14.3333, 14.3333, 32, 33") {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 95); Rectangle().frame(maxWidth: 41); Rectangle().frame(width: 32);
        Rectangle().frame(minWidth: 33)
      }
    },
    LayoutCase("LC-065", .proposal(112, 100), "widths=40, 3, 57, 3, 9") {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 40, maxWidth: 81); Rectangle(); Rectangle().frame(width: 57); Rectangle();
        Rectangle().frame(width: 9)
      }
    },
    LayoutCase("LC-066", .proposal(85, 100), "widths=42.5, 42.5") {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 31); Rectangle().frame(minWidth: 16)
      }
    },
    LayoutCase("LC-068", .proposal(205, 100), "widths=30, 60, 58.3333, 56.6667") {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 4, maxWidth: 30); Rectangle().frame(minWidth: 60); Rectangle().frame(maxWidth: 91);
        Rectangle().frame(minWidth: 56)
      }
    },
    LayoutCase("LC-069", .proposal(105, 100), "widths=41, 0, 100, 10, 1") {
      HStack(spacing: 0) {
        Rectangle().frame(width: 41); Rectangle(); Rectangle().frame(width: 100);
        Rectangle().frame(minWidth: 10, maxWidth: 43); Rectangle().frame(minWidth: 1, maxWidth: 5)
      }
    },
    LayoutCase("LC-070", .proposal(338, 100), "widths=84, 254") {
      HStack(spacing: 0) {
        Rectangle().frame(width: 84); Rectangle()
      }
    },
    LayoutCase("LC-072", .proposal(68, 100), "widths=18.6667, 12, 18.6667, 18.6667") {
      HStack(spacing: 0) {
        Rectangle(); Rectangle().frame(width: 12); Rectangle().frame(maxWidth: 56); Rectangle()
      }
    },
    LayoutCase("LC-073", .proposal(339, 100), "widths=67.8, 67.8, 67.8, 67.8, 67.8") {
      HStack(spacing: 0) {
        Rectangle(); Rectangle(); Rectangle().frame(minWidth: 26); Rectangle(); Rectangle().frame(minWidth: 66)
      }
    },
    LayoutCase("LC-074", .proposal(392, 100), "widths=22, 70") {
      HStack(spacing: 0) {
        Rectangle().frame(width: 22); Rectangle().frame(minWidth: 11, maxWidth: 70)
      }
    },
    LayoutCase("LC-093", .proposal(50, 100), "size=50,20") {
      FixedImage(100, 20).frame(minWidth: 30)
    },
    LayoutCase("LC-094", .proposal(10, 100), "size=30,20") {
      FixedImage(100, 20).frame(minWidth: 30)
    },
    LayoutCase("LC-096", .proposal(nil, nil), "size=100,20") {
      FixedImage(100, 20).frame(minWidth: 30)
    },
    LayoutCase("LC-097", .proposal(120, 100), "size=120,20") {
      FixedImage(100, 20).frame(maxWidth: 150)
    },
    LayoutCase("LC-098", .proposal(300, 100), "size=150,20") {
      FixedImage(100, 20).frame(maxWidth: 150)
    },
    LayoutCase("LC-100", .proposal(nil, nil), "size=100,20") {
      FixedImage(100, 20).frame(maxWidth: 150)
    },
    LayoutCase("LC-101", .proposal(nil, nil), "size=70,30") {
      Color.red.frame(idealWidth: 70, idealHeight: 30)
    },
    LayoutCase("LC-102", .proposal(50, nil), "size=50,30") {
      Color.red.frame(idealWidth: 70, idealHeight: 30)
    },
    LayoutCase("LC-104", .proposal(nil, nil), "size=10,10") {
      Rectangle()
    },
    LayoutCase("LC-105", .proposal(nil, 25), "size=10,25") {
      Rectangle()
    },
    LayoutCase("LC-106", .proposal(0, 0), "size=0,0") {
      Rectangle()
    },
    LayoutCase("LC-110", .proposal(100, 100), "size=10,10") {
      Color.red.fixedSize()
    },
    LayoutCase("LC-112", .proposal(nil, 60), "size=10,10") {
      Circle()
    },
    LayoutCase("LC-113", .proposal(nil, nil), "size=10,10") {
      Circle()
    },
    LayoutCase("LC-129", .proposal(nil, nil), "size=10,10") {
      GeometryReader { _ in Color.red }
    },
    LayoutCase("LC-130", .proposal(100, 50), "size=100,50") {
      GeometryReader { _ in Color.red }
    },
    LayoutCase("LC-132", .proposal(90, 100), "size=60,20") {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 100, height: 10); Color.red.frame(width: 60, height: 20);
        Color.red.frame(width: 30, height: 30)
      }
    },
    LayoutCase("LC-133", .proposal(20, 100), "size=30,30") {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 100, height: 10); Color.red.frame(width: 60, height: 20);
        Color.red.frame(width: 30, height: 30)
      }
    },
    LayoutCase("LC-134", .proposal(nil, nil), "size=100,10") {
      ViewThatFits {
        Color.red.frame(width: 100, height: 10); Color.red.frame(width: 60, height: 20)
      }
    },
    LayoutCase("LC-138", .proposal(nil, nil), "size=48,20") {
      HStack {
        Color.red.frame(width: 30, height: 20); Spacer(); Color.blue
      }
    },
    LayoutCase("LC-140", .proposal(100, nil), "size=100,20") {
      HStack {
        Color.red.frame(width: 30, height: 20); Spacer(); Color.blue
      }
    },
    LayoutCase("LC-141", .proposal(.infinity, .infinity), "size=inf,inf") {
      VStack(spacing: 4) {
        Color.red; Color.blue.frame(height: 20)
      }
    },
    LayoutCase("LC-142", .proposal(50, .infinity), "size=50,inf") {
      VStack(spacing: 4) {
        Color.red; Color.blue.frame(height: 20)
      }
    },
    LayoutCase("LC-156", .proposal(nil, 5), "size=50,5") {
      Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 10)
    },
    LayoutCase("LC-157", .proposal(200, 5), "size=50,5") {
      Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 10)
    },
    LayoutCase("LC-158", .proposal(40, 100), "size=60,100") {
      Color.red.padding(30)
    },
    LayoutCase("LC-160", .proposal(100, 100), "size=30,30") {
      Color.red.frame(width: 50, height: 50).padding(-10)
    },
    LayoutCase("LC-161", .proposal(100, nil), "size=100,50") {
      Color.red.aspectRatio(2, contentMode: .fit)
    },
    LayoutCase("LC-162", .proposal(nil, 30), "size=60,30") {
      Color.red.aspectRatio(2, contentMode: .fit)
    },
    LayoutCase("LC-164", .proposal(100, 10), "size=20,10") {
      Color.red.aspectRatio(2, contentMode: .fit)
    },
    LayoutCase("LC-165", .proposal(60, 60), "size=60,40") {
      ResizableImage(120, 80).aspectRatio(contentMode: .fit)
    },
    LayoutCase("LC-166", .proposal(300, 300), "size=300,200") {
      ResizableImage(120, 80).aspectRatio(contentMode: .fit)
    },
    LayoutCase("LC-168", .proposal(300, 100), "size=150,100") {
      ResizableImage(120, 80).aspectRatio(contentMode: .fit)
    },
    LayoutCase("LC-169", .proposal(60, 60), "size=90,60") {
      ResizableImage(120, 80).scaledToFill()
    },
    LayoutCase("LC-170", .proposal(300, 100), "size=300,200") {
      ResizableImage(120, 80).scaledToFill()
    },
    LayoutCase("LC-172", .proposal(nil, nil), "size=100,20") {
      FixedImage(100, 20)
    },
    LayoutCase("LC-173", .proposal(10, nil), "size=10,80") {
      ResizableImage(120, 80)
    },
    LayoutCase("LC-174", .proposal(nil, nil), "size=120,80") {
      ResizableImage(120, 80)
    },
    LayoutCase("LC-176", .proposal(200, 200), "size=100,50") {
      ZStack {
        Color.red.frame(width: 100, height: 10); Color.blue.frame(width: 20, height: 50)
      }
    },
    LayoutCase("LC-178", .proposal(100, 100), "size=0,0") {
      VStack {}
    },
  ]
}
