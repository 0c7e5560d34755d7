import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#domain/limits'
import { untilBlocked } from '../../test/blocking'
import { withoutTable } from '../../test/broken-table'
import { eventually } from '../../test/eventually'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { junkText, runs } from '../../test/junk'
import { importFile, linesOf, postProductFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { importProducts } from './product-import.service'

const shop = setUpShop()

const HEADER = 'id,name,price,image_url,stock,version'

/** Lines of valid new products; the first is line 2 of a file. */
function validLines(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `,Toy ${index + 1},12.50,/t/${index}.svg,5,`)
}

function fileOf(lines: readonly string[], header = HEADER): string {
  return [header, ...lines, ''].join('\n')
}

const countProducts = () => shop.db.count(ProductEntity)

/** Imports a file and returns the line, field and key of each problem. */
async function problemsOf(file: string | Buffer): Promise<unknown[]> {
  const { problems, added, updated } = await importProducts(
    shop.db,
    typeof file === 'string' ? Buffer.from(file) : file,
    { dryRun: false },
  )
  if (problems.length > 0) expect({ added, updated }).toEqual({ added: 0, updated: 0 })
  return problems.map(({ line, field, key }) => [line, field, key])
}

describe('An import', () => {
  test('of 5,000 rows adds them in the order of the file and reports progress', async () => {
    const { token } = await createAdmin(shop.db)
    const response = await postProductFile(shop, token, fileOf(validLines(5000)))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/x-ndjson')
    expect(linesOf(response)).toEqual([
      ...[1000, 2000, 3000, 4000, 5000].map((done) => ({ progress: { done, of: 5000 } })),
      { result: { dry_run: false, added: 5000, updated: 0, problem_count: 0, problems: [] } },
    ])
    const products = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    expect(products.map(({ name }) => name)).toEqual(
      Array.from({ length: 5000 }, (_, index) => `Toy ${index + 1}`),
    )
    expect(products[0]).toMatchObject({ pricePiastres: 1250, stock: 5, version: 1 })
  })

  test('executes few statements per thousand rows', async () => {
    const file = Buffer.from(fileOf(validLines(2000)))
    const statements = await shop.database.statements.during(() =>
      importProducts(shop.db, file, { dryRun: false }),
    )
    const ofProducts = /(?:FROM|INTO|UPDATE) products/
    expect(statements.filter(({ sql }) => ofProducts.test(sql))).toHaveLength(1)
    await shop.db.query("UPDATE products SET name = name || '!'")
    const rows = await shop.db.query<{ id: number }[]>('SELECT id FROM products')
    const updates = Buffer.from(fileOf(rows.map(({ id }) => `${id},Toy,1,/a.svg,,`)))
    const updating = await shop.database.statements.during(() =>
      importProducts(shop.db, updates, { dryRun: false }),
    )
    expect(updating.filter(({ sql }) => ofProducts.test(sql))).toHaveLength(4)
  })

  test('of 5,000 rows, 7 of them invalid, reports exactly those and writes nothing', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db)
    const lines = validLines(5000)
    const invalid: readonly (readonly [line: number, text: string])[] = [
      [3, ',,12.50,/a.svg,5,'],
      [100, ',Toy,1 or 2,/a.svg,5,'],
      [999, ',Toy,12.5051,javascript:alert(1),5,'],
      [2500, ',Toy,12.50,/a.svg,-1,'],
      [3333, `${id + 1},Toy,12.50,/a.svg,5,`],
      [4000, `${id},Toy,12.50,/a.svg,5,7`],
      [5001, ',Toy,12.50,/a.svg,5,,more'],
    ]
    for (const [line, text] of invalid) lines[line - 2] = text
    const result = await importFile(shop, token, fileOf(lines))
    expect(result).toMatchObject({ added: 0, updated: 0, problem_count: 8 })
    expect(result.problems).toEqual([
      { line: 3, field: 'name', message: 'This field is required.' },
      { line: 100, field: 'price', message: 'Must be a number.' },
      { line: 999, field: 'price', message: 'Use at most 2 decimals.' },
      { line: 999, field: 'image_url', message: expect.stringContaining('picture URL') },
      { line: 2500, field: 'stock', message: expect.stringContaining('0 to 1000000') },
      {
        line: 3333,
        field: 'id',
        message: expect.stringContaining(`no product with the id ${id + 1}`),
      },
      {
        line: 4000,
        field: 'version',
        message: expect.stringContaining('changed since the export'),
      },
      { line: 5001, field: null, message: 'This row has 7 cells, but the header has 6.' },
    ])
    expect(await countProducts()).toBe(1)
  })

  test('updates the products with an id and adds those without', async () => {
    const { token } = await createAdmin(shop.db)
    const kept = await createProduct(shop.db, { name: 'Kept', stock: 4 })
    const changed = await createProduct(shop.db, { name: 'Old', stock: 4 })
    const lines = [
      `${changed.id},New,1,/n.svg,,1`,
      ',Added,0.01,/a.svg,,',
      `${kept.id},Kept,100.00,/pictures/product.svg,4,1`,
    ]
    const result = await importFile(shop, token, fileOf(lines))
    expect(result).toMatchObject({ added: 1, updated: 1, problem_count: 0 })
    expect(await shop.db.find(ProductEntity, { order: { id: 'ASC' } })).toMatchObject([
      { name: 'Kept', version: 1, stock: 4 },
      { name: 'New', version: 2, stock: null, pricePiastres: 100, imageUrl: '/n.svg' },
      { name: 'Added', version: 1, stock: null, pricePiastres: 1 },
    ])
  })

  test('without a stock column leaves the stock unchanged', async () => {
    const { id } = await createProduct(shop.db, { stock: 4 })
    expect(await problemsOf(`name,price,image_url,id\nNew,5,/a.svg,${id}`)).toEqual([])
    expect(await shop.db.findOneBy(ProductEntity, { id })).toMatchObject({ name: 'New', stock: 4 })
  })

  test('without a column of Arabic names leaves them unchanged', async () => {
    const { id } = await createProduct(shop.db, { nameAr: 'لعبة' })
    expect(await problemsOf(`name,price,image_url,id\nNew,5,/a.svg,${id}`)).toEqual([])
    expect(await shop.db.findOneBy(ProductEntity, { id })).toMatchObject({ nameAr: 'لعبة' })
  })

  test('names the column of an Arabic name that is too long', async () => {
    const { token } = await createAdmin(shop.db)
    const file = `name,name_ar,price,image_url\nToy,${'ل'.repeat(201)},5,/a.svg`
    const { problems } = await importFile(shop, token, file)
    expect(problems).toMatchObject([{ line: 2, field: 'name_ar' }])
  })

  test('reports in a dry run what it would change, and changes nothing', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { name: 'Old' })
    const file = fileOf([...validLines(3), `${id},New,1,/n.svg,,1`])
    const response = await postProductFile(shop, token, file, '?dry_run=true')
    expect(linesOf(response)).toMatchObject([
      { result: { dry_run: true, added: 3, updated: 1, problem_count: 0, problems: [] } },
    ])
    expect(await shop.db.find(ProductEntity)).toMatchObject([{ name: 'Old', version: 1 }])
    expect(await importFile(shop, token, file, '?dry_run=false')).toMatchObject({ added: 3 })
  })

  test.each(['', 'yes', 'TRUE', '1', 'true&dry_run=false'])(
    'with dry_run=%s is rejected',
    async (value) => {
      const { token } = await createAdmin(shop.db)
      const response = await postProductFile(
        shop,
        token,
        fileOf(validLines(1)),
        `?dry_run=${value}`,
      )
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toMatchObject([{ field: 'dry_run' }])
      expect(await countProducts()).toBe(0)
    },
  )

  test('counts all problems and lists the first thousand', async () => {
    const { token } = await createAdmin(shop.db)
    const result = await importFile(shop, token, fileOf(Array(1500).fill(',,x,/a.svg,,')))
    expect(result.problem_count).toBe(3000)
    expect(result.problems).toHaveLength(1000)
    expect(result.problems.at(-1)).toMatchObject({ line: 501, field: 'price' })
  })

  test('reports a product that is in the file twice', async () => {
    const { id } = await createProduct(shop.db)
    const line = `${id},Toy,1,/a.svg,,`
    expect(await problemsOf(fileOf([line, line, line]))).toEqual([
      [3, 'id', 'import.duplicateId'],
      [4, 'id', 'import.duplicateId'],
    ])
  })

  test.each(['0', 'abc', '1.0', '-1', '99999999999'])('rejects the id %s', async (id) => {
    expect(await problemsOf(fileOf([`${id},Toy,1,/a.svg,,`]))).toEqual([[2, 'id', 'invalid.id']])
  })

  test.each([
    ['1e3', 'invalid.number'],
    ['"1,000"', 'invalid.ambiguousNumber'],
    ['5 for 2 pcs', 'invalid.number'],
    ['45 (VAT 14%)', 'invalid.number'],
    ['n/a', 'invalid.number'],
    ['(350.00)', 'invalid.price'],
    ['12.3456', 'invalid.decimals'],
    ['0', 'invalid.price'],
    ['-5', 'invalid.price'],
    ['1000000.01', 'invalid.price'],
    ['', 'invalid.required'],
  ])('rejects the price %s', async (price, key) => {
    expect(await problemsOf(fileOf([`,Toy,${price},/a.svg,,`]))).toEqual([[2, 'price', key]])
  })

  test('reads amounts as people write them', async () => {
    const prices = [
      'EGP 120',
      '120 ج.م',
      '١٢٠٫٥٠',
      '۱۲۰٫۵',
      '1.250,00',
      '1,250.00',
      'L.E. 350',
      '350/-',
    ]
    const lines = prices.map((price, index) => `Toy ${index},"${price}",/a.svg`)
    const file = fileOf(lines, 'name,price,image_url')
    expect(await problemsOf(file)).toEqual([])
    const products = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    expect(products.map(({ pricePiastres }) => pricePiastres)).toEqual([
      12_000, 12_000, 12_050, 12_050, 125_000, 125_000, 35_000, 35_000,
    ])
  })

  test('reads 1,250 as the other amounts of its column have their decimals', async () => {
    const header = 'name,price,was_price,image_url'
    const file = fileOf(['Toy,"1,250","2.000",/a.svg', 'Bed,99.50,"3.000,50",/a.svg'], header)
    expect(await problemsOf(file)).toEqual([])
    expect(await shop.db.findOneByOrFail(ProductEntity, { name: 'Toy' })).toMatchObject({
      pricePiastres: 125_000,
      wasPricePiastres: 200_000,
    })
  })

  test('accepts the maximum number of rows, and not one more', async () => {
    const lines = validLines(MAX_IMPORT_ROWS + 1)
    expect(await problemsOf(fileOf(lines))).toEqual([
      [MAX_IMPORT_ROWS + 2, null, 'import.tooManyRows'],
    ])
    expect(await countProducts()).toBe(0)
    // Writing them takes the embedded database ten seconds.
    const dryRun = shop.database.isEmbedded
    const file = Buffer.from(fileOf(lines.slice(1)))
    expect(await importProducts(shop.db, file, { dryRun })).toMatchObject({
      added: MAX_IMPORT_ROWS,
      problems: [],
    })
    expect(await countProducts()).toBe(dryRun ? 0 : MAX_IMPORT_ROWS)
  })
})

describe('A product file', () => {
  const rows = (delimiter: string, lineEnd: string) =>
    [
      ['Stock', 'PRICE', ' name ', 'image_URL'],
      ['3', '12.50', 'سرير، كبير', '/a.svg'],
      ['', '5', "'=toy", '/b.svg'],
    ]
      .map((cells) => cells.join(delimiter))
      .join(lineEnd)

  test.each([
    [',', '\n'],
    [';', '\n'],
    ['\t', '\n'],
    [';', '\r\n'],
    [',', '\r'],
  ])('may have the delimiter %j and the line end %j, and columns in any order', async (...form) => {
    for (const mark of ['', '\uFEFF']) {
      expect(await problemsOf(mark + rows(...form))).toEqual([])
    }
    const products = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    const expected = [
      { name: 'سرير، كبير', pricePiastres: 1250, stock: 3 },
      { name: '=toy', pricePiastres: 500, stock: null },
    ]
    expect(products).toMatchObject([...expected, ...expected])
  })

  test('may have blank lines and empty columns at the end', async () => {
    const lines = ['', ',Toy,1,/a.svg,,,,', '  ', ',,,,,,,', '', ',Toy,x,/a.svg,,,,']
    expect(await problemsOf(fileOf(lines, `\n${HEADER},,`))).toEqual([
      [8, 'price', 'invalid.number'],
    ])
  })

  test.each(['\n', '\r\n', '\r'])(
    'has the right line numbers after quoted cells with %j',
    async (end) => {
      const lines = [HEADER, ',"a', '', 'b",1,/a.svg,,', ',Toy,1,/a.svg,,', ',Toy,x,/a.svg,,']
      expect(await problemsOf(lines.join(end))).toEqual([
        [2, 'name', 'invalid.text'],
        [6, 'price', 'invalid.number'],
      ])
    },
  )

  test('is reported for every problem of its header', async () => {
    const { token } = await createAdmin(shop.db)
    const file = 'name,Name,colour,weight,stock\nToy,1,2,3,4\nToy,1,2,3,4'
    const { problems } = await importFile(shop, token, file)
    expect(problems).toEqual([
      { line: 1, field: null, message: 'Duplicate column “name”.' },
      {
        line: 1,
        field: null,
        message: expect.stringMatching(
          /^Unknown columns: “colour”, “weight”\. Allowed columns: id/,
        ),
      },
      {
        line: 1,
        field: null,
        message: expect.stringMatching(/^These columns are missing: “price”, “image_url”\./),
      },
    ])
  })

  test('is reported for a row with a missing cell', async () => {
    expect(await problemsOf(fileOf([',Toy,1,/a.svg', ',Toy,1,/a.svg,,']))).toEqual([
      [2, null, 'import.cellCount'],
    ])
  })

  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const unclosed = fileOf([...validLines(2), ',"Toy,1,/a.svg,,', ...validLines(3000)])
  test.each<[string, string | Buffer, number, string]>([
    ['PNG bytes', png, 1, 'import.notCsv'],
    ['NUL bytes', fileOf([',Toy,1,/a.svg,,', ',T\0y,1,/a.svg,,']), 3, 'import.notCsv'],
    ['half a character of UTF-16', Buffer.from('fffe6900640', 'hex'), 1, 'import.notCsv'],
    ['Latin-1', Buffer.from(fileOf([',Café,1,/a.svg,,']), 'latin1'), 2, 'import.notCsv'],
    ['German in Latin-1', Buffer.from(fileOf([',Größe,1,/a.svg,,']), 'latin1'), 2, 'import.notCsv'],
    ['an unclosed quote', unclosed, 4, 'import.notCsv'],
    ['an unclosed quote at the end', fileOf([',Toy,1,/a.svg,,', ',"Toy']), 3, 'import.notCsv'],
    ['a quote inside a cell', fileOf([',T"o"y,1,/a.svg,,']), 2, 'import.notCsv'],
    ['empty', '', 1, 'import.noHeader'],
    ['a byte order mark', '\uFEFF', 1, 'import.noHeader'],
    ['blank lines', '\n\r\n \n', 1, 'import.noHeader'],
    ['only a header', HEADER, 1, 'import.noRows'],
    ['a JSON object', '{}', 1, 'import.noHeader'],
    ['products as JSON', '[{"name":"Toy","price":1}]', 1, 'import.notCsv'],
    ['HTML', '<!doctype html>\n<p>name</p>', 1, 'import.noHeader'],
  ])('with wrong content (%s) is reported as one problem', async (_name, file, line, key) => {
    const { token } = await createAdmin(shop.db)
    expect(await problemsOf(file)).toEqual([[line, null, key]])
    const response = await postProductFile(shop, token, file)
    expect(response.statusCode).toBe(200)
    expect(linesOf(response)).toMatchObject([{ result: { problem_count: 1 } }])
    expect(await countProducts()).toBe(0)
  })

  test('of junk never causes a server error', async () => {
    const { token } = await createAdmin(shop.db)
    await createProduct(shop.db)
    const cell = fc.oneof(junkText, fc.constantFrom('1', '2', '', 'Toy', '5', '/a.svg', '"', "'="))
    const rowsOfJunk = fc
      .tuple(
        fc.constantFrom(',', ';', '\t'),
        fc.array(fc.array(cell, { minLength: 5, maxLength: 7 }), { maxLength: 5 }),
      )
      .map(([delimiter, lines]) =>
        [HEADER.split(','), ...lines].map((cells) => cells.join(delimiter)).join('\n'),
      )
    const file = fc.oneof(
      rowsOfJunk.map((text) => Buffer.from(text)),
      junkText.map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc
        .uint8Array({ maxLength: 50 })
        .map((bytes) => Buffer.concat([Buffer.from(`${HEADER}\n,Toy,1,`), bytes])),
    )
    await fc.assert(
      fc.asyncProperty(file, async (bytes) => {
        const response = await postProductFile(shop, token, bytes)
        expect(response.statusCode).toBe(200)
        expect(linesOf(response).at(-1)).toHaveProperty('result')
      }),
      runs(100),
    )
  })
})

describe('A concurrent import', () => {
  /** Imports a file while a transaction that ran the statement is not committed yet. */
  async function importDuring(statement: string, file: (id: number) => string) {
    const { id } = await createProduct(shop.db, { name: 'Old' })
    // In an object, because returning the promise itself would wait for it inside the transaction.
    const { importing } = await shop.db.transaction(async (transaction) => {
      await transaction.query(statement, [id])
      const importing = problemsOf(file(id))
      await untilBlocked(shop.database, transaction, importing)
      return { importing }
    })
    return { id, problems: await importing }
  }

  const file = (id: number) => fileOf([',Added,1,/a.svg,,', `${id},New,1,/a.svg,,1`])

  test('is rejected if a product was edited after validation', async () => {
    const { id, problems } = await importDuring(
      "UPDATE products SET name = 'Theirs', version = version + 1 WHERE id = $1",
      file,
    )
    expect(problems).toEqual([[3, 'version', 'import.changedSince']])
    expect(await shop.db.find(ProductEntity)).toMatchObject([{ id, name: 'Theirs', version: 2 }])
  })

  test('is rejected if a product was deleted after validation', async () => {
    const { problems } = await importDuring('DELETE FROM products WHERE id = $1', file)
    expect(problems).toEqual([[3, 'id', 'import.unknownId']])
    expect(await countProducts()).toBe(0)
  })

  test('without a stock column keeps sales that happened after validation', async () => {
    const { id, problems } = await importDuring(
      'UPDATE products SET stock = 3 WHERE id = $1',
      (product) => `id,name,price,image_url\n${product},New,1,/a.svg`,
    )
    expect(problems).toEqual([])
    expect(await shop.db.findOneBy(ProductEntity, { id })).toMatchObject({ name: 'New', stock: 3 })
  })

  test('of the same products in opposite order causes no deadlock: one wins', async () => {
    const ids: number[] = []
    for (let index = 0; index < 20; index += 1) ids.push((await createProduct(shop.db)).id)
    const lines = ids.map((id) => `${id},New ${id},1,/a.svg,,1`)
    const results = await Promise.all([
      problemsOf(fileOf(lines)),
      problemsOf(fileOf(lines.toReversed().map((line) => line.replace('New', 'Newer')))),
    ])
    expect(results.map((problems) => problems.length).sort()).toEqual([0, 20])
    const products = await shop.db.find(ProductEntity)
    expect(new Set(products.map(({ name }) => name.split(' ')[0])).size).toBe(1)
    expect(new Set(products.map(({ version }) => version))).toEqual(new Set([2]))
  })
})

describe('An import that fails in the middle', () => {
  test('writes nothing and reports the id of the request; the next one succeeds', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { name: 'Old' })
    await shop.db.query(`
      CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF NEW.name = ''Toy 2500'' THEN RAISE EXCEPTION ''broken on purpose''; END IF;
       RETURN NEW; END'`)
    await shop.db.query(
      'CREATE TRIGGER broken BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION break_it()',
    )
    const file = fileOf([`${id},New,1,/a.svg,,1`, ...validLines(5000)])
    try {
      const lines = linesOf(await postProductFile(shop, token, file))
      expect(lines).toEqual([
        ...[1000, 2000, 3000, 4000, 5000, 5001].map((done) => ({ progress: { done, of: 5001 } })),
        { error: { message: expect.stringMatching(/quote this id: [\w-]{36}$/) } },
      ])
      expect(await shop.db.find(ProductEntity)).toMatchObject([{ name: 'Old', version: 1 }])
    } finally {
      await shop.db.query('DROP FUNCTION break_it() CASCADE')
    }
    expect(await importFile(shop, token, file)).toMatchObject({ added: 5000, updated: 1 })
  })

  test('says that the shop is unavailable when the disk is full', async () => {
    const { token } = await createAdmin(shop.db)
    await shop.db.query(`
      CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER fill_disk BEFORE INSERT ON import_rows EXECUTE FUNCTION fill_disk()`)
    try {
      const lines = linesOf(await postProductFile(shop, token, fileOf([`,New,1,/a.svg,,`])))
      expect(lines).toEqual([
        { error: { message: 'The shop is temporarily unavailable. Please try again soon.' } },
      ])
    } finally {
      await shop.db.query('DROP FUNCTION fill_disk() CASCADE')
    }
  })

  test('reports failures of the database, too', async () => {
    const { token } = await createAdmin(shop.db)
    await withoutTable(shop.db, 'products', async () => {
      const file = fileOf([`1,New,1,/a.svg,,1`])
      expect(linesOf(await postProductFile(shop, token, file))).toEqual([
        { error: { message: expect.stringContaining('Something went wrong') } },
      ])
    })
  })
})

describe('An import request', () => {
  const url = async (path: string) => `${await shop.app.listen({ port: 0 })}${path}`
  const csvHeaders = (token: string) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'text/csv',
  })

  test('of 50 MB is rejected while the client is still sending', async () => {
    const { token } = await createAdmin(shop.db)
    const body = Buffer.alloc(50 * 1024 * 1024, 'a')
    const response = await fetch(await url('/products/import'), {
      method: 'POST',
      headers: csvHeaders(token),
      body,
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ message: 'The request is too large.' })
  })

  test('may have the maximum size, and not a byte more', async () => {
    const { token } = await createAdmin(shop.db)
    const filled = (size: number) => fileOf(validLines(1)).padEnd(size, '\n')
    expect((await postProductFile(shop, token, filled(MAX_IMPORT_BYTES + 1))).statusCode).toBe(413)
    expect(await importFile(shop, token, filled(MAX_IMPORT_BYTES))).toMatchObject({ added: 1 })
  })

  test('is completed even if the client disconnects', async () => {
    const { token } = await createAdmin(shop.db)
    const client = request(await url('/products/import'), {
      method: 'POST',
      headers: csvHeaders(token),
      agent: false,
    })
    client.end(fileOf(validLines(5000)))
    const [response] = (await once(client, 'response')) as [IncomingMessage]
    await once(response, 'data')
    client.destroy()
    await eventually(async () => expect(await countProducts()).toBe(5000))
  })

  test('accepts all content types of CSV files, and no others', async () => {
    const { token } = await createAdmin(shop.db)
    const post = (type: string, path = '/products/import') =>
      shop.rest('POST', path, {
        token,
        headers: { 'content-type': type },
        body: fileOf(validLines(1)),
      })
    for (const type of ['text/csv; charset=utf-8', 'application/vnd.ms-excel', 'text/plain']) {
      expect((await post(type)).statusCode, type).toBe(200)
    }
    const rejected = await post('application/json')
    expect(rejected.statusCode).toBe(415)
    expect(rejected.json().message).toContain('text/csv')
    for (const type of ['text/csv', 'text/plain']) {
      expect((await post(type, '/addproduct')).statusCode, type).toBe(415)
    }
  })

  test('without a body counts as an empty file', async () => {
    const { token } = await createAdmin(shop.db)
    const response = await shop.rest('POST', '/products/import', { token })
    expect(linesOf(response)).toMatchObject([{ result: { problem_count: 1 } }])
  })

  test('is forbidden for visitors and shoppers before its body is read', async () => {
    const { token } = await createShopper(shop.db)
    const body = 'a'.repeat(MAX_IMPORT_BYTES + 1)
    expect((await postProductFile(shop, undefined, body)).statusCode).toBe(401)
    expect((await postProductFile(shop, token, body)).statusCode).toBe(403)
  })
})
