import { describe, expect, test } from 'vitest'
import { isDrawn, PICTURE_WIDTHS, pictureAddress, pictureName, pictureSources } from './pictures'

const HASH = '0123456789abcdef'.repeat(4)

describe('the sources of a picture', () => {
  test('are its files with their widths', () => {
    expect(pictureSources(`/media/${HASH}.webp`)).toBe(
      `/media/${HASH}-240.webp 240w, /media/${HASH}-480.webp 480w, /media/${HASH}.webp 960w`,
    )
  })

  test.each([
    '/pictures/toy.svg',
    `https://example.com/media/${HASH}.webp`,
    `/media/${HASH}-240.webp`,
    `/media/${HASH.slice(1)}.webp`,
    `/media/${HASH.toUpperCase()}.webp`,
    `/media/${HASH}.webp?x`,
    `/media/${HASH}.webp\n`,
    `/media/${HASH}.png`,
    '',
  ])('are undefined for %j, which is not an uploaded picture', (imageUrl) => {
    expect(pictureSources(imageUrl)).toBeUndefined()
  })
})

test('the URL of a picture is that of its widest file', () => {
  expect(pictureAddress(pictureName(HASH))).toBe(`/media/${HASH}.webp`)
  expect(PICTURE_WIDTHS.map((width) => pictureName(HASH, width))).toEqual([
    `${HASH}-240.webp`,
    `${HASH}-480.webp`,
    `${HASH}.webp`,
  ])
})

test('the shop has drawn the pictures of its own folders, no others', () => {
  expect(['/pictures/toy.svg', '/art/logo.svg'].filter(isDrawn)).toHaveLength(2)
  const others = [`/media/${HASH}.webp`, 'https://example.com/pictures/toy.svg', '/picturestoy', '']
  expect(others.filter(isDrawn)).toEqual([])
})
