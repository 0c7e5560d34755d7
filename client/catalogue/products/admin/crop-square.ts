/** A square part of a picture: how far it is zoomed in, and its middle as shares of the width and height. */
export interface Crop {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** In pixels of the picture. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** As much of the picture as a square can have. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/** The part that is meant, moved inside of the picture where it reaches beyond. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom
  return {
    left: clamp(x * width - side / 2, width - side),
    top: clamp(y * height - side / 2, height - side),
    side,
  }
}

/** The part after a move by shares of its own side. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop)
  const moved = squareOf(size, {
    zoom: crop.zoom,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  })
  return {
    zoom: crop.zoom,
    x: (moved.left + side / 2) / size.width,
    y: (moved.top + side / 2) / size.height,
  }
}
