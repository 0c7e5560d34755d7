import { describe, expect, test } from 'vitest'
import { moveCrop, squareOf, WHOLE } from './crop-square'

const WIDE = { width: 1600, height: 400 }

describe('A square part of a picture', () => {
  test('is in its middle and as large as possible at first', () => {
    expect(squareOf(WIDE, WHOLE)).toEqual({ left: 600, top: 0, side: 400 })
    expect(squareOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 700, top: 100, side: 200 })
  })

  test('never reaches beyond the picture, and comes back at once', () => {
    const end = moveCrop(WIDE, WHOLE, 100, 100)
    expect(squareOf(WIDE, end)).toEqual({ left: 1200, top: 0, side: 400 })
    expect(squareOf(WIDE, moveCrop(WIDE, end, -0.5, 0))).toEqual({ left: 1000, top: 0, side: 400 })
    const corner = moveCrop(WIDE, { ...WHOLE, zoom: 4 }, -100, -100)
    expect(squareOf(WIDE, corner)).toEqual({ left: 0, top: 0, side: 100 })
    // Zoomed out at an edge, it is inside again.
    expect(squareOf(WIDE, { ...corner, zoom: 1 })).toEqual({ left: 0, top: 0, side: 400 })
  })
})
