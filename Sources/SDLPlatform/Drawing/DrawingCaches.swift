/// What was drawn before and is kept from frame to frame; each part holds a limited amount.
struct DrawingCaches {
  let text: TextRasterizer
  let images = ScaledImages()
  let corners = CornerMasks()

  init(fonts: FontLibrary) {
    text = TextRasterizer(fonts: fonts)
  }
}
