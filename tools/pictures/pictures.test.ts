import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sampleProducts } from '../../server/test/sample-products'
import { drawAllPictures } from './all-pictures'
import { drawScene } from './draw-picture'
import type { Drawing } from './drawing'
import { DRAWINGS } from './drawings'
import { drawnProducts } from './drawn-products'
import { scenesOf } from './gallery'
import { PETS } from './pets'

/** The keywords allowed for each kind, so that "bear" does not make a product ear care. */
const KEYWORDS_OF_KIND: Record<Drawing['kind'], RegExp> = {
  'dry-food': /^(food)$/,
  'wet-food': /^(food)$/,
  treats: /^(treat|dental)$/,
  'cat-toy': /^(toy)$/,
  'dog-toy': /^(toy)$/,
  bowl: /^(bowl)$/,
  bed: /^(bed)$/,
  litter: /^(litter)$/,
  care: /^(ear|eye|dental|grooming|ticks|fleas|brush)$/,
  leash: /^(leash)$/,
  collar: /^(collar|ticks|fleas)$/,
  brush: /^(brush)$/,
  crate: /^(crate)$/,
}
const KEYWORDS =
  'food treat toy bowl bed litter ear eye dental grooming ticks fleas leash collar brush crate'.split(
    ' ',
  )

describe('the drawings of the sample catalogue', () => {
  test('are of the kind that the product names say', () => {
    for (const { name, drawing } of drawnProducts) {
      const keywords = KEYWORDS.filter((word) => name.toLowerCase().includes(word))
      expect(keywords, name).not.toEqual([])
      for (const keyword of keywords) expect(keyword, name).toMatch(KEYWORDS_OF_KIND[drawing.kind])
    }
  })

  test('of food are of the animal and kind in the name', () => {
    for (const { name, drawing } of drawnProducts) {
      const match = /^(dry|wet)-food$/.exec(drawing.kind)
      if (match)
        expect(name).toMatch(
          new RegExp(`(cat|dog) ${match[1]}.*\\1 food|(cat|dog) food.*\\2 ${match[1]}`, 'i'),
        )
    }
  })

  test('start with a mix of kinds and animals', () => {
    for (const slice of [drawnProducts.slice(0, 10), drawnProducts.slice(20, 30)]) {
      expect(new Set(slice.map((entry) => entry.drawing.kind)).size).toBeGreaterThanOrEqual(7)
      expect(slice.filter((entry) => /cat/i.test(entry.name)).length).toBeGreaterThanOrEqual(3)
      expect(slice.filter((entry) => /dog/i.test(entry.name)).length).toBeGreaterThanOrEqual(3)
    }
  })

  test('are in up-to-date files, and there are no other files', () => {
    const folder = new URL('../../client/public/pictures/', import.meta.url)
    const pictures = drawAllPictures()
    expect(readdirSync(folder).toSorted()).toEqual([...pictures.keys()].toSorted())
    for (const [file, picture] of pictures) {
      expect(readFileSync(new URL(file, folder), 'utf8'), file).toBe(picture)
    }
  })

  test('each have a JPEG for link previews, and there are no other JPEGs', async () => {
    const folder = new URL('../../client/public/previews/', import.meta.url)
    const previews = [...drawAllPictures().keys()].map((file) => file.replace('.svg', '.jpg'))
    expect(readdirSync(folder).toSorted()).toEqual(previews.toSorted())
    for (const file of previews) {
      const bytes = readFileSync(new URL(file, folder))
      const { format, width, height } = await sharp(bytes).metadata()
      expect({ format, width, height }, file).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      expect(bytes.length, file).toBeLessThan(60_000)
    }
  })

  test('belong to products of the sample catalogue', () => {
    const pictures = drawnProducts.map(({ picture }) => picture)
    expect(Object.keys(DRAWINGS).toSorted()).toEqual(pictures.toSorted())
  })

  test('are the pictures that the products name', () => {
    for (const [index, product] of drawnProducts.entries()) {
      const drawn = scenesOf(product).map(({ name }) => `/pictures/${name}.svg`)
      expect(sampleProducts[index]?.product.moreImageUrls, product.name).toEqual(drawn)
    }
  })

  test('are the same for all products that share a name', () => {
    const drawnAs = new Map<string, string>()
    for (const scene of drawnProducts.flatMap((product) => scenesOf(product))) {
      const picture = drawScene(scene)
      expect(drawnAs.get(scene.name) ?? picture, scene.name).toBe(picture)
      drawnAs.set(scene.name, picture)
    }
    expect(new Set(drawnAs.values()).size).toBe(drawnAs.size)
  })

  test('after the first are small and show the right animal', () => {
    for (const [index, product] of drawnProducts.entries()) {
      const species = sampleProducts[index]?.product.attributes?.animal?.toLowerCase()
      for (const scene of scenesOf(product)) {
        expect(drawScene(scene).length, scene.name).toBeLessThan(7_500)
        if (scene.pet) expect(PETS[scene.pet].species, scene.name).toBe(species)
      }
    }
  })
})
