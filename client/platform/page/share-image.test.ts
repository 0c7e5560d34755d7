import { describe, expect, test } from 'vitest'
import { productShareImage } from './share-image'

const SHOP = 'https://shop.example.com'
const HASH = '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0'

const imageOf = (imageUrl: string) =>
  productShareImage({ id: '7', name: 'Koura Ball', imageUrl }, SHOP)

describe('The picture of a shared product', () => {
  test.each([
    ['of the sample catalogue', '/pictures/koura-ball.svg', '/previews/koura-ball.jpg'],
    ['uploaded', `/media/${HASH}.webp`, '/previews/products/7.jpg?v=6b7fa434'],
  ])('%s is a JPEG whose size is known', (_name, imageUrl, path) => {
    expect(imageOf(imageUrl)).toEqual({
      url: SHOP + path,
      alt: 'Koura Ball',
      type: 'image/jpeg',
      size: [1200, 630],
    })
  })

  test.each([
    ['https://cdn.example.org/a.JPG?w=5', 'image/jpeg'],
    ['/art/og.png', 'image/png'],
  ])('%s is sent as it is', (imageUrl, type) => {
    expect(imageOf(imageUrl)).toEqual({
      url: new URL(imageUrl, SHOP).href,
      alt: 'Koura Ball',
      type,
    })
  })

  test.each(['https://cdn.example.org/a.svg', 'https://cdn.example.org/a.webp', 'https://['])(
    'is not %s, which link previews cannot show',
    (imageUrl) => expect(imageOf(imageUrl)).toBeUndefined(),
  )
})
