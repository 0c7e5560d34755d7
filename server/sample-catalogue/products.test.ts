import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MAX_FAMILY_LENGTH, MAX_MORE_PICTURES } from '#domain/limits'
import { LOCALES } from '#domain/messages/locale'
import { categoriesOf } from '#domain/products/categories'
import { productAttributesSchema } from '#domain/products/product-attributes.schema'
import { productContentSchema } from '#domain/products/product-content.schema'
import { drawAllPictures } from '../../tools/pictures/all-pictures'
import { drawScene } from '../../tools/pictures/draw-picture'
import { scenesOf } from '../../tools/pictures/gallery'
import { PETS } from '../../tools/pictures/pets'
import type { DrawnProduct } from './demo-product'
import { attributesOf } from './describe/attributes'
import { textsOf } from './describe/texts'
import { demoProducts } from './products'

const names = demoProducts.map((entry) => entry.name.toLowerCase())

/** Categories with the minimum number of products, and which names belong to them. */
const CATEGORIES: readonly (readonly [string, number, (name: string) => boolean])[] = [
  ['allfood', 40, (name) => name.includes('food')],
  ['catfood', 16, (name) => name.includes('cat food')],
  ['catdryfood', 5, (name) => name.includes('cat dry')],
  ['catwetfood', 5, (name) => name.includes('cat wet')],
  ['dogfood', 16, (name) => name.includes('dog food')],
  [
    'dogdryfood',
    5,
    (name) => name.includes('dog dry') || (name.includes('dog food') && !name.includes('wet')),
  ],
  ['dogwetfood', 5, (name) => name.includes('dog wet')],
  ['alltreats', 16, (name) => name.includes('treat')],
  ['cattreats', 5, (name) => name.includes('cat') && name.includes('treat')],
  ['dogtreats', 5, (name) => name.includes('dog') && name.includes('treat')],
  ['alltoysandbowls', 16, (name) => /toy|bowl/.test(name)],
  ['toys', 5, (name) => name.includes('toy')],
  ['bowls', 5, (name) => name.includes('bowl')],
  ['beds', 8, (name) => name.includes('bed')],
  ['litters', 8, (name) => name.includes('litter')],
  ['healthcare', 16, (name) => /ear|eye|dental|grooming|ticks/.test(name)],
  ['earcare', 5, (name) => name.includes('ear')],
  ['eyecare', 5, (name) => name.includes('eye')],
  ['grooming', 5, (name) => name.includes('grooming')],
  ['dentalCare', 5, (name) => name.includes('dental')],
  ['fleasandticks', 5, (name) => /ticks|fleas/.test(name)],
  ['accessories', 16, (name) => /leash|collar|brush|crate/.test(name)],
]

/** The keywords allowed for each kind, so that "bear" does not put a product into ear care. */
const KEYWORDS_OF_KIND: Record<(typeof demoProducts)[number]['drawing']['kind'], RegExp> = {
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

function named(name: string): DrawnProduct {
  const product = demoProducts.find((entry) => entry.name === name)
  if (!product) throw new Error(`There is no ${name}`)
  return product
}

describe('the sample catalogue', () => {
  test('has at least 150 products', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(150)
  })

  test('has unique names and pictures', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(demoProducts.map((entry) => entry.picture)).size).toBe(names.length)
  })

  test('has an Arabic name for every product, with the sizes of the English one', () => {
    const numbers = (name: string) => (name.match(/\d+(?:\.\d+)?/g) ?? []).sort()
    for (const { name, nameAr } of demoProducts) {
      expect(nameAr).toMatch(/[ء-ي]{2}/)
      expect(nameAr).not.toMatch(/[a-z]/i)
      if (/\d (?:kg|g|ml|l|cm)\b/i.test(name)) expect(numbers(nameAr), name).toEqual(numbers(name))
    }
    expect(new Set(demoProducts.map(({ nameAr }) => nameAr)).size).toBe(demoProducts.length)
  })

  test('has names of at most 80 characters', () => {
    expect(demoProducts.filter((entry) => entry.name.length > 80)).toEqual([])
  })

  test.each(LOCALES)('says something of its own about every product: %s', (locale) => {
    const descriptions = demoProducts.map((product) => {
      const { facts, ...texts } = textsOf(product, locale)
      const input = productContentSchema.parse({ [locale]: { facts, ...texts } })
      expect(input[locale], product.name).toMatchObject({ facts, description: texts.description })
      expect(facts.length, product.name).toBeGreaterThanOrEqual(1)
      const all = [texts.description, texts.composition, texts.feedingGuide, ...facts].join(' ')
      if (locale === 'ar') expect(all, product.name).not.toMatch(/[a-z]/i)
      else expect(all, product.name).not.toMatch(/[؀-ۿ]/)
      return product.family ?? texts.description
    })
    const families = demoProducts.filter(({ family }) => family).length
    const distinct = new Set(descriptions).size
    // Some shapes are sold twice, such as beds for cats and for dogs.
    expect(distinct).toBeGreaterThan(demoProducts.length - families - 15)
  })

  test('has attributes that the shop accepts, for every product', () => {
    for (const product of demoProducts) {
      const attributes = attributesOf(product)
      expect(productAttributesSchema.parse(attributes), product.name).toEqual(attributes)
      expect(product.name.startsWith(attributes.brand), product.name).toBe(true)
    }
    expect(attributesOf(named('Bastet Cat Food, Mixed Cat Wet Pouches, 12 x 85 g'))).toEqual({
      brand: 'Bastet',
      animal: 'CAT',
      lifeStage: 'ADULT',
      flavour: 'Salmon',
      flavourAr: 'سالمون',
      netAmount: 1_020,
      netUnit: 'G',
    })
    expect(attributesOf(named('Abu Deil Duck Twists Dog Treats 120 g'))).toMatchObject({
      brand: 'Abu Deil',
      animal: 'DOG',
    })
    expect(attributesOf(named('Tabaq Stainless Steel Dog Bowl 1.2 L'))).toMatchObject({
      flavour: null,
      netAmount: null,
    })
    expect(attributesOf(named('Naama Grooming Wipes for Cats & Dogs, 100 pcs'))).toMatchObject({
      animal: 'BOTH',
      netAmount: 100,
      netUnit: 'PIECE',
    })
  })

  test('has families of two to three sizes, the larger ones cheaper by weight', () => {
    const families = new Map<string, typeof demoProducts>()
    for (const product of demoProducts) {
      const { family } = product
      if (family) families.set(family, [...(families.get(family) ?? []), product])
    }
    expect(families.size).toBeGreaterThanOrEqual(8)
    for (const [family, sizes] of families) {
      expect(family.length).toBeLessThanOrEqual(MAX_FAMILY_LENGTH)
      expect(sizes.length, family).toBeGreaterThanOrEqual(2)
      const unitPrices = sizes
        .map((product) => ({ amount: attributesOf(product).netAmount, product }))
        .filter((size): size is { amount: number; product: DrawnProduct } => size.amount !== null)
        .toSorted((a, b) => a.amount - b.amount)
        .map(({ amount, product }) => product.pricePiastres / amount)
      expect(unitPrices, family).toEqual(unitPrices.toSorted((a, b) => b - a))
    }
  })

  test('has prices in whole piastres that the shop accepts', () => {
    for (const { pricePiastres } of demoProducts) {
      expect(pricePiastres).toSatisfy(Number.isInteger)
      expect(pricePiastres).toBeGreaterThanOrEqual(1)
      expect(pricePiastres).toBeLessThanOrEqual(100_000_000)
    }
  })

  test.each(CATEGORIES)('fills %s with at least %i products', (_path, minimum, belongs) => {
    expect(names.filter(belongs).length).toBeGreaterThanOrEqual(minimum)
  })

  test('is in the categories that the specification gives its names', async () => {
    const lines = demoProducts.map(({ name }) => {
      const lower = name.toLowerCase()
      const expected = CATEGORIES.filter(([, , belongs]) => belongs(lower)).map(([key]) => key)
      const actual = categoriesOf({ name, categoryKeys: null }).map(({ key }) => key)
      expect(actual, name).toEqual(expected)
      return `${name}: ${expected.join(' ')}`
    })
    // Checked in, so that neither the rule nor its reading above changes unnoticed.
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('categories-of-names.txt')
  })

  test('fills the sliders for cats and dogs', () => {
    expect(names.filter((name) => name.includes('cat')).length).toBeGreaterThanOrEqual(10)
    expect(names.filter((name) => name.includes('dog')).length).toBeGreaterThanOrEqual(10)
  })

  test('has product names with keywords of their kind only', () => {
    for (const { name, drawing } of demoProducts) {
      const keywords = KEYWORDS.filter((word) => name.toLowerCase().includes(word))
      expect(keywords, name).not.toEqual([])
      for (const keyword of keywords) expect(keyword, name).toMatch(KEYWORDS_OF_KIND[drawing.kind])
    }
  })

  test('has names of food with the animal and the kind', () => {
    for (const { name, drawing } of demoProducts) {
      const match = /^(dry|wet)-food$/.exec(drawing.kind)
      if (match)
        expect(name).toMatch(
          new RegExp(`(cat|dog) ${match[1]}.*\\1 food|(cat|dog) food.*\\2 ${match[1]}`, 'i'),
        )
    }
  })

  test('starts with a mix of kinds and animals', () => {
    for (const slice of [demoProducts.slice(0, 10), demoProducts.slice(20, 30)]) {
      expect(new Set(slice.map((entry) => entry.drawing.kind)).size).toBeGreaterThanOrEqual(7)
      expect(slice.filter((entry) => /cat/i.test(entry.name)).length).toBeGreaterThanOrEqual(3)
      expect(slice.filter((entry) => /dog/i.test(entry.name)).length).toBeGreaterThanOrEqual(3)
    }
  })

  test('has up-to-date files of all pictures, and no others', () => {
    const folder = new URL('../../client/public/pictures/', import.meta.url)
    const pictures = drawAllPictures()
    expect(readdirSync(folder).toSorted()).toEqual([...pictures.keys()].toSorted())
    for (const [file, picture] of pictures) {
      expect(readFileSync(new URL(file, folder), 'utf8'), file).toBe(picture)
    }
  })

  test('has a JPEG of each picture for link previews, and no others', async () => {
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

  test('has galleries, of different pictures each, for more than half of the products', () => {
    const galleries = demoProducts.map((product) => [
      product.picture,
      ...scenesOf(product).map(({ name }) => name),
    ])
    for (const gallery of galleries) {
      expect(new Set(gallery).size, gallery[0]).toBe(gallery.length)
      expect(gallery.length, gallery[0]).toBeLessThanOrEqual(1 + MAX_MORE_PICTURES)
    }
    const withMore = galleries.filter(({ length }) => length > 1)
    expect(withMore.length).toBeGreaterThan(demoProducts.length / 2)
  })

  test('has further pictures that are drawn in the same way for all that share them', () => {
    const drawnAs = new Map<string, string>()
    for (const scene of demoProducts.flatMap((product) => scenesOf(product))) {
      const picture = drawScene(scene)
      expect(drawnAs.get(scene.name) ?? picture, scene.name).toBe(picture)
      drawnAs.set(scene.name, picture)
    }
    expect(new Set(drawnAs.values()).size).toBe(drawnAs.size)
  })

  test('has further pictures that are small and show the right animal', () => {
    for (const product of demoProducts) {
      const species = attributesOf(product).animal.toLowerCase()
      for (const scene of scenesOf(product)) {
        expect(drawScene(scene).length, scene.name).toBeLessThan(7_500)
        if (scene.pet) expect(PETS[scene.pet].species, scene.name).toBe(species)
      }
    }
  })
})
