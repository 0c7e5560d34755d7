import { describe, expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../test/factories'
import { importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

/** Bytes of the characters used in these tests, from the code page table of Windows-1256. */
const WINDOWS_1256: Readonly<Record<string, number>> = {
  أ: 0xc3,
  ا: 0xc7,
  ب: 0xc8,
  ة: 0xc9,
  ر: 0xd1,
  ط: 0xd8,
  ع: 0xda,
  ق: 0xde,
  ك: 0xdf,
  ل: 0xe1,
  م: 0xe3,
  '؛': 0xba,
  é: 0xe9,
}

function windows1256(text: string): Buffer {
  return Buffer.from(Array.from(text, (letter) => WINDOWS_1256[letter] ?? letter.charCodeAt(0)))
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

const NAME = 'لعبة قط'
const TEXT = `name,name_ar,price,image_url\r\nCat Toy,${NAME},12.50,/a.svg\r\n`

describe('A product file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8'],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without a byte order mark', Buffer.from(TEXT, 'utf16le'), 'utf-16le'],
    ['UTF-16, high byte first', utf16be(`\uFEFF${TEXT}`), 'utf-16be'],
    ['UTF-16, high byte first, without a mark', utf16be(TEXT), 'utf-16be'],
    ['Windows-1256', windows1256(TEXT), 'windows-1256'],
    [
      'Windows-1256 with French letters',
      windows1256(TEXT.replace('Cat Toy', 'Pâté').replace('â', 'é')),
      'windows-1256',
    ],
  ])('in %s is read, and a dry run names the encoding', async (_name, bytes, encoding) => {
    const { token } = await createAdmin(shop.db)
    const { file } = await importFile(shop, token, bytes, '?dry_run=true')
    expect(file).toEqual({ encoding, delimiter: 'comma' })
    expect(await importFile(shop, token, bytes)).toMatchObject({ added: 1, problem_count: 0 })
    expect(await shop.db.findOneByOrFail(ProductEntity, {})).toMatchObject({ nameAr: NAME })
  })

  test.each([
    ['sep=;\r\n', ';', 'semicolon'],
    ['sep=,\n', ',', 'comma'],
    ['"sep=|"\r\n', '|', 'bar'],
    ['SEP=\t\n', '\t', 'tab'],
    ['', ';', 'semicolon'],
    ['', '\t', 'tab'],
  ])('that starts with %j is separated by %j', async (start, separator, delimiter) => {
    const { token } = await createAdmin(shop.db)
    const text = `${start}${TEXT.replaceAll(',', separator)}`
    for (const bytes of [Buffer.from(`\uFEFF${text}`), Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
      const { file, added } = await importFile(shop, token, bytes, '?dry_run=true')
      expect({ delimiter: file?.delimiter, added }).toEqual({ delimiter, added: 1 })
    }
  })

  test('that names its delimiter has the right line numbers', async () => {
    const { token } = await createAdmin(shop.db)
    const { problems } = await importFile(
      shop,
      token,
      'sep=;\r\nname;price;image_url\r\nToy;x;/a.svg\r\n',
    )
    expect(problems).toMatchObject([{ line: 3, field: 'price' }])
  })

  test.each([
    ['99,5', 9950],
    ['"1.234,50"', 123_450],
    ['١٢٠٫٥', 12_050],
  ])('with semicolons may have the price %s', async (price, pricePiastres) => {
    const { token } = await createAdmin(shop.db)
    const file = `name;price;image_url;stock\nToy;${price};/a.svg;١٢\n`
    expect((await importFile(shop, token, file)).problems).toEqual([])
    expect(await shop.db.findOneByOrFail(ProductEntity, {})).toMatchObject({
      pricePiastres,
      stock: 12,
    })
  })

  test('that cannot be imported still says how it was read', async () => {
    const { token } = await createAdmin(shop.db)
    const text = windows1256(`name;name_ar;price;image_url\nToy;${NAME};x;/a.svg\n`)
    const { file, problem_count } = await importFile(shop, token, text, '?dry_run=true')
    expect({ file, problem_count }).toEqual({
      file: { encoding: 'windows-1256', delimiter: 'semicolon' },
      problem_count: 1,
    })
  })
})

describe('A list of pictures', () => {
  const URLS = ['/a.svg', 'https://cdn.example.org/w_100,h_200/b.jpg?x=1;2', '/c.svg']

  test.each([' ', ',', ', ', ';', '; ', '|', ' | ', '\n', '،', ',;'])(
    'is separated by %j',
    async (separator) => {
      const { token } = await createAdmin(shop.db)
      const { id } = await createProduct(shop.db)
      const cell = URLS.join(separator)
      const file = `id,more_image_urls\n${id},"${cell}"\n`
      expect((await importFile(shop, token, file)).problems).toEqual([])
      expect(await shop.db.findOneByOrFail(ProductEntity, { id })).toMatchObject({
        moreImageUrls: URLS,
      })
    },
  )

  test('keeps a URL in angle brackets whole', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db)
    const url = 'https://cdn.example.org/fetch/w_1,/https://a.example.org/b.jpg'
    await importFile(shop, token, `id;more_image_urls\n${id};</a,/b.svg> <${url}>\n`)
    const { moreImageUrls } = await shop.db.findOneByOrFail(ProductEntity, { id })
    expect(moreImageUrls).toEqual(['/a,/b.svg', url])
    const { body } = await shop.rest('GET', '/products.csv', { token })
    expect(body).toContain(`</a,/b.svg> <${url}>`)
    expect(await importFile(shop, token, body)).toMatchObject({ updated: 0, problem_count: 0 })
  })
})

test.each(['beds,toys', 'beds; toys', 'beds|toys', 'beds toys'])(
  'A list of categories is read: %s',
  async (cell) => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db)
    await importFile(shop, token, `id,categories\n${id},"${cell}"\n`)
    const { categoryKeys } = await shop.db.findOneByOrFail(ProductEntity, { id })
    expect(categoryKeys?.toSorted()).toEqual(['beds', 'toys'])
  },
)
