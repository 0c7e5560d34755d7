import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#domain/products/categories'
import { hasCheckDigit } from '#domain/products/gtin'
import { type ProductInput, productSchema } from '#domain/products/product.schema'
import { ANIMALS, LIFE_STAGES } from '#domain/products/product-attributes'
import { CSV_COLUMNS, isDetailColumn } from '#domain/products/product-file'
import { NET_UNITS } from '#domain/products/unit-price'
import { createAdmin } from '../../test/factories'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { addProduct } from '../products/product-editing.service'
import { exportProducts } from './product-export.service'
import { importProducts } from './product-import.service'

const shop = setUpShop()

async function exportFile(): Promise<string> {
  const pieces: string[] = []
  for await (const piece of exportProducts(shop.db)) pieces.push(piece)
  return pieces.join('')
}

/** The rows of a file by column. */
async function exportRows(): Promise<Record<string, string>[]> {
  return parse(await exportFile(), { columns: true, bom: true })
}

/** A file with these columns only. */
function fileOf(rows: readonly Readonly<Record<string, string | number>>[]): string {
  return stringify([...rows], { header: true })
}

async function importRows(...rows: readonly Readonly<Record<string, string | number>>[]) {
  const { problems, ...counts } = await importProducts(shop.db, Buffer.from(fileOf(rows)), {
    dryRun: false,
  })
  expect(problems).toEqual([])
  return counts
}

const emptyShop = () => shop.db.query('TRUNCATE products RESTART IDENTITY CASCADE')

/** Everything that is stored of products, except when it was stored. */
const readTables = async () => [
  await shop.db.query(
    `SELECT (to_jsonb(products) - 'created_at' - 'updated_at' - 'changed_in') AS product FROM products ORDER BY id`,
  ),
  await shop.db.query('SELECT * FROM product_texts ORDER BY product_id, locale'),
]

const FULL: ProductInput = {
  name: 'Nilo Cat Food',
  nameAr: 'أكل قطط نيلو',
  price: 120.5,
  wasPrice: 150,
  imageUrl: '/pictures/1.svg',
  stock: 7,
  moreImageUrls: ['/b', 'https://a.example.org/c?d=e,f'],
  hidden: true,
  family: '=Nilo, "all" sizes',
  gtin: '4006381333931',
  categories: ['catdryfood', 'beds'],
  attributes: {
    brand: '@Nilo',
    brandAr: 'نيلو',
    animal: 'CAT',
    lifeStage: 'ADULT',
    flavour: 'Fish; rice',
    flavourAr: 'سمك',
    netAmount: 500,
    netUnit: 'G',
  },
  inventory: {
    shelf: '-03-2',
    sku: '=NIL 1',
    costPrice: 90.5,
    supplier: 'Nilo, "Trading"',
    lowStockThreshold: 0,
  },
  content: {
    en: {
      description: '- With **fish**\n- and "rice"',
      composition: "'=60% fish, 40% rice",
      feedingGuide: '+ 50 g a day',
      facts: ['Grain-free', '-5% fat, less'],
    },
    ar: {
      description: 'سمك **طازة**\n\nللقطط',
      facts: ['بدون حبوب'],
      seoTitle: 'طعام نيلو للقطط',
      seoDescription: 'توصيل في يومين',
    },
  },
}

const KEYS = { name: FULL.name, price: '120.50', image_url: FULL.imageUrl }

/** A row needs a cell in each column. */
const EMPTY_ROW = Object.fromEntries(CSV_COLUMNS.map((column) => [column, '']))

const text = fc
  .oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    fc.constantFrom(
      "'=a",
      "''@a",
      '=a',
      '+1',
      '- a',
      "'",
      '"',
      ',;\t',
      '1,5',
      'none',
      'TRUE',
      'قطط، كلاب',
      '🐈',
    ),
  )
  .filter((value) => Buffer.from(value).toString() === value)
const optional = (maxLength = 60) => fc.option(text.map((value) => value.slice(0, maxLength)))
const lines = fc.option(fc.array(text, { maxLength: 5 }).map((parts) => parts.join('\n')))
const url = fc.oneof(
  fc.webUrl(),
  fc.webPath().filter((path) => path.startsWith('/')),
)
const gtin = fc
  .tuple(fc.constantFrom(7, 11, 12, 13), fc.bigInt({ min: 0n, max: 10n ** 13n - 1n }))
  .map(([length, number]) => {
    const digits = String(number).padStart(13, '0').slice(-length)
    return Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(hasCheckDigit) ?? ''
  })
const texts = fc.record({
  description: lines,
  composition: lines,
  feedingGuide: lines,
  facts: fc.array(text, { maxLength: 8 }),
  seoTitle: optional(),
  seoDescription: optional(),
})

/** Any product that the shop accepts. */
const product: fc.Arbitrary<ProductInput> = fc
  .record({
    name: text,
    nameAr: optional(),
    price: fc.integer({ min: 1, max: 9_999_999 }).map((piastres) => piastres / 100),
    wasPrice: fc.option(fc.constantFrom(99_999.99, 1_000_000)),
    imageUrl: url,
    moreImageUrls: fc.uniqueArray(url, { maxLength: 7 }),
    stock: fc.option(fc.nat(1_000_000)),
    hidden: fc.boolean(),
    family: optional(),
    gtin: fc.option(gtin),
    categories: fc.option(fc.subarray(CATEGORIES.map(({ key }) => key))),
    attributes: fc
      .record({
        brand: optional(),
        brandAr: optional(),
        animal: fc.option(fc.constantFrom(...ANIMALS)),
        lifeStage: fc.option(fc.constantFrom(...LIFE_STAGES)),
        flavour: optional(),
        flavourAr: optional(),
        net: fc.option(
          fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...NET_UNITS)),
        ),
      })
      .map(({ net, ...rest }) => ({
        ...rest,
        netAmount: net?.[0] ?? null,
        netUnit: net?.[1] ?? null,
      })),
    content: fc.record({ en: fc.option(texts), ar: fc.option(texts) }),
    inventory: fc.record({
      shelf: optional(20),
      sku: optional(64),
      costPrice: fc.option(fc.integer({ min: 1, max: 100_000_000 }).map((cost) => cost / 100)),
      supplier: optional(100),
      lowStockThreshold: fc.option(fc.nat(100_000)),
    }),
  })
  .filter((input) => productSchema.safeParse(input).success)

/** Several of them: no two have the same SKU or barcode. */
const products = fc.array(product, { minLength: 1, maxLength: 5 }).map((inputs) => {
  const taken = new Set<string>()
  const free = (key: string | undefined) => {
    const isFree = key === undefined || !taken.has(key)
    if (key !== undefined) taken.add(key)
    return isFree
  }
  return inputs.map((input) => ({
    ...input,
    gtin: free(input.gtin?.padStart(14, '0')) ? input.gtin : null,
    inventory: {
      ...input.inventory,
      sku: free(input.inventory?.sku?.toLowerCase()) ? input.inventory?.sku : null,
    },
  }))
})

describe('The file of a product that has everything', () => {
  test('has a cell for each', async () => {
    await addProduct(shop.db, FULL)
    expect(await exportRows()).toEqual([
      {
        id: '1',
        name: 'Nilo Cat Food',
        name_ar: 'أكل قطط نيلو',
        price: '120.50',
        was_price: '150.00',
        image_url: '/pictures/1.svg',
        stock: '7',
        version: '1',
        more_image_urls: '/b https://a.example.org/c?d=e,f',
        hidden: 'true',
        family: `'=Nilo, "all" sizes`,
        gtin: '4006381333931',
        categories: 'catdryfood beds',
        brand: "'@Nilo",
        brand_ar: 'نيلو',
        animal: 'cat',
        life_stage: 'adult',
        flavour: 'Fish; rice',
        flavour_ar: 'سمك',
        net_amount: '500',
        net_unit: 'g',
        description: `'- With **fish**\n- and "rice"`,
        description_ar: 'سمك **طازة**\n\nللقطط',
        composition: "''=60% fish, 40% rice",
        composition_ar: '',
        feeding_guide: "'+ 50 g a day",
        feeding_guide_ar: '',
        facts: 'Grain-free\n-5% fat, less',
        facts_ar: 'بدون حبوب',
        seo_title: '',
        seo_title_ar: 'طعام نيلو للقطط',
        seo_description: '',
        seo_description_ar: 'توصيل في يومين',
        shelf: "'-03-2",
        sku: "'=NIL 1",
        cost_price: '90.50',
        supplier: 'Nilo, "Trading"',
        low_stock_threshold: '0',
        stock_exported: '7',
      },
    ])
  })

  test('changes nothing when it is imported again', async () => {
    await addProduct(shop.db, FULL)
    await addProduct(shop.db, { ...KEYS, price: 1, imageUrl: '/a', categories: [] })
    const before = await readTables()
    const file = Buffer.from(await exportFile())
    expect(await importProducts(shop.db, file, { dryRun: false })).toMatchObject({
      added: 0,
      updated: 0,
      problems: [],
    })
    expect(await readTables()).toEqual(before)
  })
})

test(
  'Whatever the products, the file of a shop makes the same ones in an empty shop',
  async () => {
    await fc.assert(
      fc.asyncProperty(products, async (inputs) => {
        await emptyShop()
        for (const input of inputs) await addProduct(shop.db, input)
        const tables = await readTables()
        const file = await exportFile()
        await emptyShop()
        const [header = [], ...records] = parse(file, { bom: true }) as string[][]
        const withoutIds = stringify([header, ...records.map(([, ...cells]) => ['', ...cells])])
        const result = await importProducts(shop.db, Buffer.from(withoutIds), { dryRun: false })
        expect(result).toMatchObject({ added: inputs.length, problems: [] })
        expect(await exportFile()).toBe(file)
        expect(await readTables()).toEqual(tables)
      }),
      runs(60),
    )
  },
  PROPERTY_TIMEOUT,
)

test('What pictures show has no column, and stays when the other texts are changed by a file', async () => {
  const pictureTexts = [{ imageUrl: FULL.imageUrl, text: 'The front of the bag' }]
  const { content } = FULL
  await addProduct(shop.db, {
    ...FULL,
    content: { ...content, en: { ...content?.en, pictureTexts } },
  })
  expect(await importRows({ id: 1, ...KEYS, description: 'New' })).toMatchObject({ updated: 1 })
  expect(
    await shop.db.query(`SELECT description, picture_texts FROM product_texts WHERE locale = 'en'`),
  ).toEqual([{ description: 'New', picture_texts: pictureTexts }])
})

describe('A column of the file', () => {
  test('that is missing keeps what is stored, one that is empty clears it', async () => {
    await addProduct(shop.db, FULL)
    const [before] = await exportRows()
    expect(await importRows({ id: 1, ...KEYS, brand: 'Sakara', facts: '' })).toMatchObject({
      updated: 1,
    })
    // The Arabic name was that of the other brand.
    const sakara = { brand: 'Sakara', brand_ar: '', facts: '' }
    expect(await exportRows()).toEqual([{ ...before, ...sakara, version: '2' }])
    expect(await importRows({ id: 1, ...KEYS, description_ar: ' New ', hidden: '' })).toMatchObject(
      {
        updated: 1,
      },
    )
    const changed = { ...sakara, description_ar: 'New', hidden: 'false' }
    expect(await exportRows()).toEqual([{ ...before, ...changed, version: '3' }])

    const details = CSV_COLUMNS.filter(isDetailColumn)
    const empty = Object.fromEntries(details.map((column) => [column, '']))
    await importRows({ id: 1, ...KEYS, ...empty })
    expect(await exportRows()).toEqual([{ ...before, ...empty, hidden: 'false', version: '4' }])
    expect(await shop.db.query('SELECT FROM product_texts')).toEqual([])
    expect(await importRows({ id: 1, ...KEYS, ...empty })).toMatchObject({ updated: 0 })
  })

  test('of few values may be in any case, and lists in any order', async () => {
    const values = {
      hidden: 'TRUE',
      animal: 'Both',
      life_stage: 'ALL',
      net_amount: 6,
      net_unit: 'Piece',
    }
    await importRows(
      {
        id: '',
        ...KEYS,
        ...values,
        categories: ' beds DENTALCARE  healthcare',
        more_image_urls: '/c\n/b',
      },
      { id: '', ...KEYS, ...values, categories: 'None', more_image_urls: '' },
    )
    expect(await exportRows()).toMatchObject([
      {
        hidden: 'true',
        animal: 'both',
        life_stage: 'all',
        net_unit: 'piece',
        categories: 'beds dentalCare',
        more_image_urls: '/c /b',
      },
      { categories: 'none' },
    ])
  })

  test('with anything else says so at its row and name, all at once and once each', async () => {
    const { token } = await createAdmin(shop.db)
    const file = fileOf(
      [
        { ...KEYS, hidden: 'no' },
        {
          ...KEYS,
          price: 0,
          hidden: 'yes',
          more_image_urls: 'b c /d /d',
          family: 'x'.repeat(61),
          gtin: '4006381333932',
          categories: 'beds cats dogs',
          animal: 'fish',
          life_stage: 'x',
          net_amount: 1.5,
          net_unit: 'kg',
          description_ar: 'x'.repeat(5001),
          facts_ar: `${'x'.repeat(121)}\n${'y'.repeat(121)}`,
          facts: 'a\n'.repeat(9),
        },
      ].map((row) => ({ ...EMPTY_ROW, ...row })),
    )
    const { problems, problem_count } = await importFile(shop, token, file)
    const found = problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)
    expect(found).toEqual([
      '2 hidden: Must be true or false.',
      '3 price: Price must be above 0 and at most 1000000 EGP.',
      expect.stringMatching(/^3 more_image_urls: .*URL/),
      '3 hidden: Must be true or false.',
      '3 family: At most 60 characters.',
      '3 gtin: The last digit does not fit the others. Check the number.',
      expect.stringMatching(/^3 categories: Must be empty or one of these: allfood, .*, none\.$/),
      '3 animal: Must be empty or one of these: cat, dog, both.',
      '3 life_stage: Must be empty or one of these: junior, adult, senior, all.',
      '3 net_amount: Must be a whole number from 1 to 1000000.',
      '3 net_unit: Must be empty or one of these: g, ml, piece.',
      '3 facts: At most 8 facts.',
      '3 description_ar: At most 5000 characters.',
      '3 facts_ar: At most 120 characters.',
      '3 more_image_urls: Add each picture only once.',
    ])
    expect(problem_count).toBe(found.length)
    expect(await exportRows()).toEqual([])
  })

  test('for an amount needs a unit, in the file or stored', async () => {
    await addProduct(shop.db, FULL)
    await importRows({ id: 1, ...KEYS, net_amount: 750 })
    expect(await exportRows()).toMatchObject([{ net_amount: '750', net_unit: 'g' }])
    const { token } = await createAdmin(shop.db)
    const messageOf = async (row: Record<string, string | number>) =>
      (await importFile(shop, token, fileOf([row]))).problems
    const both = { line: 2, field: 'net_amount', message: expect.stringContaining('net_unit') }
    expect(await messageOf({ id: 1, ...KEYS, net_amount: '' })).toEqual([both])
    expect(await messageOf({ ...KEYS, net_unit: 'g' })).toEqual([both])
    expect(await messageOf({ ...KEYS, net_amount: 5, net_unit: '' })).toEqual([
      { line: 2, field: 'net_unit', message: 'This field is required.' },
    ])
  })
})

test('A file without the pictures takes one out of them that it makes the first', async () => {
  await addProduct(shop.db, { ...FULL, moreImageUrls: ['/b', '/c'] })
  await importRows({ id: 1, ...KEYS, image_url: '/b' })
  expect(await exportRows()).toMatchObject([{ image_url: '/b', more_image_urls: '/c' }])
  await importRows({ id: 1, ...KEYS, image_url: '/c', brand: 'Nilo' })
  expect(await exportRows()).toMatchObject([{ image_url: '/c', more_image_urls: '' }])
})

test('Products with texts are added in the order of the file, beside ones that are changed', async () => {
  await addProduct(shop.db, FULL)
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    id: index === 600 ? 1 : '',
    ...KEYS,
    name: `Toy ${index}`,
    description: index % 2 ? `About ${index}` : '',
  }))
  expect(await importRows(...rows)).toMatchObject({ added: 1199, updated: 1 })
  const expected = rows.toSpliced(600, 1).map(({ name, description }) => ({ name, description }))
  expect(await exportRows()).toMatchObject([
    { name: 'Toy 600', description: '', description_ar: expect.stringContaining('طازة') },
    ...expected,
  ])
})
