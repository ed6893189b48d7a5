import Canvas
import Pressboard

extension Box {
  init(_ rect: Rect) {
    self.init(left: rect.x, top: rect.y, right: rect.maxX, bottom: rect.maxY)
  }
}
