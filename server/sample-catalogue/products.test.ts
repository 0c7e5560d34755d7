import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './pictures/draw-picture'
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

describe('the sample catalogue', () => {
  test('has at least 120 products', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(120)
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

  test('has an up-to-date picture of every product', () => {
    const folder = new URL('../../client/public/pictures/', import.meta.url)
    expect(readdirSync(folder).sort()).toEqual(
      demoProducts.map(({ picture }) => `${picture}.svg`).sort(),
    )
    for (const product of demoProducts) {
      const file = readFileSync(new URL(`${product.picture}.svg`, folder), 'utf8')
      expect(file, product.name).toBe(drawPicture(product))
    }
  })
})
