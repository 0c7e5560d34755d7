import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { temporaryFolder } from '../../test/folder'
import { type OtherShop, startOtherShop } from '../../test/other-shop'
import { setUpShop } from '../../test/shop'
import { folderStorage } from '../pictures/picture-storage'
import { deleteProduct, updateProduct } from '../products/product-editing.service'
import { createPictureFetcher } from './picture-fetcher'
import {
  claimPictures,
  finishPicture,
  queueAllPictures,
  queuePictures,
  readPictureFetches,
} from './picture-fetches.service'

const shop = setUpShop()

const UPLOADED = expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/)
const PLACEHOLDER = '/pictures/cat-toy.svg'
const HEADINGS = 'Handle,Title,Published,Variant SKU,Variant Price,Image Src,Image Position,Status'

const picture = (red = 200) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer()

const log = { error: () => {}, warn: () => {} }

/** Fetches what is due from another shop, as a server does, and waits for it. */
async function fetchDue({ host }: OtherShop, timeoutMilliseconds?: number): Promise<void> {
  const fetcher = createPictureFetcher({
    db: shop.db,
    storage: folderStorage(temporaryFolder()),
    settings: { allowsPrivate: false, allowedHosts: new Set([host]) },
    log,
    ...(timeoutMilliseconds && { timeoutMilliseconds }),
  })
  await fetcher.wake()
  await fetcher.settled()
}

interface StoredProduct {
  readonly name: string
  readonly imageUrl: string
  readonly moreImageUrls: readonly string[]
  readonly hidden: boolean
  readonly version: number
}

const readProducts = () =>
  shop.db.query<StoredProduct[]>(
    `SELECT name, image_url AS "imageUrl", more_image_urls AS "moreImageUrls", hidden, version
     FROM products ORDER BY id`,
  )

const readPicture = async () => (await readProducts())[0]?.imageUrl

const letTimePass = () =>
  shop.db.query(
    `UPDATE picture_fetches SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL`,
  )

/** Imports a file as the desk does. */
async function importFile(token: string, lines: readonly string[], dryRun = false) {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/products/import?format=any&dry_run=${dryRun}`,
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
    payload: `${[HEADINGS, ...lines].join('\n')}\n`,
  })
  const last = response.body.trim().split('\n').at(-1) ?? ''
  return JSON.parse(last).result
}

/** A product with a picture of another site that is to be fetched. */
async function queueProduct(imageUrl: string, moreImageUrls: string[] = []) {
  const product = await createProduct(shop.db, { imageUrl, moreImageUrls })
  await queuePictures(shop.db, [imageUrl, ...moreImageUrls])
  return product
}

describe('A file of another shop', () => {
  test('is imported with its pictures, after which nothing depends on the other shop', async () => {
    const other = await startOtherShop()
    const { token } = await createAdmin(shop.db)
    const first = other.serve('/cat.jpg', await picture(10))
    const second = other.serve('/cat-2.jpg', await picture(20))
    const lines = [
      `mouse,Cat Mouse,true,M-1,120,${first},1,active`,
      `mouse,,,,,${second},2,`,
      `ball,Cat Ball,true,B-1,80,${first},1,active`,
      `draft,Cat Draft,false,D-1,80,${second},1,draft`,
    ]
    expect(await importFile(token, lines)).toMatchObject({ added: 3, problem_count: 0 })
    expect(await readPictureFetches(shop.db)).toMatchObject({ waiting: 2, fetched: 0, failed: 0 })
    await fetchDue(other)
    // Once, however many products have a picture.
    expect(other.requested.toSorted()).toEqual(['/cat-2.jpg', '/cat.jpg'])
    const [mouse, ball, draft] = await readProducts()
    expect([mouse, ball, draft]).toMatchObject([
      { imageUrl: UPLOADED, moreImageUrls: [UPLOADED], hidden: false },
      { imageUrl: mouse?.imageUrl, moreImageUrls: [], hidden: false },
      { imageUrl: mouse?.moreImageUrls[0], moreImageUrls: [], hidden: true },
    ])
    expect(await readPictureFetches(shop.db)).toEqual({
      waiting: 0,
      fetched: 2,
      failed: 0,
      elsewhere: 0,
      problems: [],
    })
    // The same file again brings no address back.
    expect(await importFile(token, lines, true)).toMatchObject({ added: 0, updated: 0 })
    expect(await importFile(token, lines)).toMatchObject({ added: 0, updated: 0 })
    await fetchDue(other)
    expect(other.requested).toHaveLength(2)
  })

  test('fetches nothing while it is only checked', async () => {
    const { token } = await createAdmin(shop.db)
    const lines = ['mouse,Cat Mouse,true,M-1,120,https://shop.example.com/cat.jpg,1,active']
    expect(await importFile(token, lines, true)).toMatchObject({ added: 1 })
    expect(await readPictureFetches(shop.db)).toMatchObject({ waiting: 0 })
  })
})

describe('A product', () => {
  test('keeps the picture that its owner has chosen meanwhile', async () => {
    const other = await startOtherShop()
    const { id } = await queueProduct(other.serve('/cat.jpg', await picture()))
    const [due] = await claimPictures(shop.db, other.host, 1)
    if (!due) throw new Error('Nothing is due')
    await updateProduct(shop.db, id, { name: 'Cat toy', price: 10, imageUrl: PLACEHOLDER })
    await finishPicture(shop.db, due, '/media/fetched.webp')
    expect(await readPicture()).toBe(PLACEHOLDER)
  })

  test('that was deleted, or has another picture, has nothing fetched', async () => {
    const other = await startOtherShop()
    const deleted = await queueProduct(other.serve('/cat.jpg', await picture()))
    const changed = await queueProduct(other.serve('/dog.jpg', await picture()))
    await deleteProduct(shop.db, deleted.id)
    const values = { name: 'Cat toy', price: 10, imageUrl: PLACEHOLDER }
    await updateProduct(shop.db, changed.id, values)
    await fetchDue(other)
    expect(other.requested).toEqual([])
    expect(await shop.db.query('SELECT * FROM picture_fetches')).toEqual([])
  })

  test('has a picture once that two addresses had', async () => {
    const other = await startOtherShop()
    const bytes = await picture()
    const urls = ['/a', '/b', '/c'].map((path) => other.serve(path, bytes))
    await queueProduct(urls[0] ?? '', urls.slice(1))
    await fetchDue(other)
    expect(await readProducts()).toMatchObject([{ imageUrl: UPLOADED, moreImageUrls: [] }])
  })

  test('shows other editors that it has changed', async () => {
    const other = await startOtherShop()
    const { version } = await queueProduct(other.serve('/cat.jpg', await picture()))
    await fetchDue(other)
    expect((await readProducts())[0]?.version).toBe(version + 1)
  })
})

describe('What is no picture is not stored, and said', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><title>Not found</title>'],
    ['nothing', ''],
    ['a bomb in gzip', gzipSync(Buffer.alloc(100_000_000))],
  ])('%s', async (_what, body) => {
    const other = await startOtherShop()
    const url = other.serve('/cat.jpg', (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' })
      response.end(body)
    })
    await queueProduct(url)
    await fetchDue(other)
    expect(await readPicture()).toBe(url)
    expect((await readPictureFetches(shop.db)).problems).toMatchObject([
      { url, problem: 'notAPicture', statusCode: null },
    ])
  })

  test('A picture is one whatever its type is said to be', async () => {
    const other = await startOtherShop()
    const bytes = await picture()
    const url = other.serve('/cat', (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(bytes)
    })
    await queueProduct(url)
    await fetchDue(other)
    expect(await readPicture()).toEqual(UPLOADED)
  })
})

describe('A picture that cannot be fetched', () => {
  test('is tried again later if its site is busy, with all others of the site', async () => {
    const other = await startOtherShop()
    let isBusy = true
    const bytes = await picture()
    const urls = ['/1', '/2', '/3', '/4', '/5'].map((path) =>
      other.serve(path, (response) => void response.writeHead(isBusy ? 503 : 200).end(bytes)),
    )
    await queueProduct(urls[0] ?? '', urls.slice(1))
    await fetchDue(other)
    // Two at once; the others have waited since.
    expect(other.requested).toHaveLength(2)
    expect(await readPictureFetches(shop.db)).toMatchObject({ waiting: 5, failed: 0 })
    isBusy = false
    await letTimePass()
    await fetchDue(other)
    expect(await readPictureFetches(shop.db)).toMatchObject({ waiting: 0, fetched: 5 })
  })

  test('fails after the fourth attempt, is said with its product, and can be asked for again', async () => {
    const other = await startOtherShop()
    let status = 500
    const bytes = await picture()
    const url = other.serve('/cat', (response) => void response.writeHead(status).end(bytes))
    const { id, name } = await queueProduct(url)
    for (const _attempt of [1, 2, 3, 4, 5]) {
      await fetchDue(other)
      await letTimePass()
    }
    expect(other.requested).toHaveLength(4)
    expect(await readPictureFetches(shop.db)).toMatchObject({
      waiting: 0,
      failed: 1,
      problems: [{ url, problem: 'status', statusCode: 500, productId: id, productName: name }],
    })
    status = 200
    await queueAllPictures(shop.db)
    await fetchDue(other)
    expect(await readPicture()).toEqual(UPLOADED)
    expect(await readPictureFetches(shop.db)).toMatchObject({ failed: 0, fetched: 1 })
  })

  test('is not tried again if the site does not have it', async () => {
    const other = await startOtherShop()
    await queueProduct(`http://${other.host}/gone.jpg`)
    await fetchDue(other)
    expect((await readPictureFetches(shop.db)).problems).toMatchObject([
      { problem: 'notFound', statusCode: 404 },
    ])
  })

  test('leads to nothing inside', async () => {
    const inside = await startOtherShop()
    const other = await startOtherShop()
    await queueProduct(inside.serve('/secret', await picture()))
    await fetchDue(other)
    expect(inside.requested).toEqual([])
    expect((await readPictureFetches(shop.db)).problems).toMatchObject([{ problem: 'notPublic' }])
  })
})

describe('Two servers', () => {
  test('fetch each picture once', async () => {
    const other = await startOtherShop()
    const urls = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        other.serve(`/${index}`, await picture(index * 20)),
      ),
    )
    await queueProduct(urls[0] ?? '', urls.slice(1))
    await Promise.all([1, 2, 3].map(() => fetchDue(other)))
    expect(other.requested.toSorted()).toEqual(urls.map((_, index) => `/${index}`))
    expect(await readPictureFetches(shop.db)).toMatchObject({ waiting: 0, fetched: 8 })
  })

  test('of which one crashes: the other fetches its pictures after a while', async () => {
    const other = await startOtherShop()
    await queueProduct(other.serve('/cat.jpg', await picture()))
    expect(await claimPictures(shop.db, other.host, 5)).toHaveLength(1)
    await fetchDue(other)
    expect(other.requested).toEqual([])
    await letTimePass()
    await fetchDue(other)
    expect(await readPicture()).toEqual(UPLOADED)
  })
})

describe('Over GraphQL', () => {
  const FIELDS = 'fetched waiting failed elsewhere problems { problem productName url }'

  test('staff who edit products see how far they are, and have all fetched', async () => {
    const { token } = await createAdmin(shop.db)
    await createProduct(shop.db, { imageUrl: 'https://shop.example.com/cat.jpg' })
    const before = await shop.graphql(`{ pictureFetches { ${FIELDS} } }`, { token })
    expect(before.data.pictureFetches).toEqual({
      fetched: 0,
      waiting: 0,
      failed: 0,
      elsewhere: 1,
      problems: [],
    })
    const after = await shop.graphql(
      `mutation { fetchPictures { pictureFetches { waiting elsewhere } userErrors { message } } }`,
      { token },
    )
    expect(after.data.fetchPictures).toEqual({
      pictureFetches: { waiting: 1, elsewhere: 0 },
      userErrors: [],
    })
  })

  test('nobody else does', async () => {
    const { token } = await createShopper(shop.db)
    for (const query of [
      '{ pictureFetches { failed } }',
      'mutation { fetchPictures { userErrors { message } } }',
    ]) {
      const { errors } = await shop.graphql(query, { token })
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    }
  })
})
