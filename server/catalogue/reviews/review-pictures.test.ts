import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { pictureName } from '#domain/products/pictures'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import {
  createAdmin,
  createProduct,
  createShopper,
  deliver,
  PASSWORD,
  type TestUser,
} from '../../test/factories'
import { temporaryFolder } from '../../test/folder'
import { accountSettings, setUpShop } from '../../test/shop'
import { folderStorage, type PictureStorage } from '../pictures/picture-storage'
import { storePicture } from '../pictures/pictures.service'
import {
  deleteRemovedPictures,
  discardPicture,
  recordPicture,
} from '../pictures/removed-pictures.service'
import type { ProductEntity } from '../products/product.entity'
import { moderateReview } from './moderation.service'
import { deleteReview, readOwnReview, setReviewPicture, writeReview } from './reviews.service'

const shop = setUpShop()

const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

let product: ProductEntity
let mona: TestUser
beforeEach(async () => {
  product = await createProduct(shop.db)
  mona = await createShopper(shop.db)
  await deliver(shop.db, mona, [product])
})

const write = (stars = 5, options = {}) =>
  writeReview(shop.db, { userId: mona.id, locale: 'en' }, product.id, { stars }, options)

function upload(
  payload: Buffer | string = bytes,
  { token, type = 'image/png', id = product.id as unknown }: Partial<Record<string, unknown>> = {},
) {
  return shop.app.inject({
    method: 'PUT',
    url: `/reviews/${id}/picture`,
    headers: { 'content-type': String(type), authorization: `Bearer ${token ?? mona.token}` },
    payload,
  })
}

test('A review gets a picture, which the owner approves', async () => {
  const { id } = await write()
  await moderateReview(shop.db, id, { status: 'APPROVED' })
  const response = await upload()
  expect(response.statusCode, response.body).toBe(200)
  const { image_url: imageUrl } = response.json()
  const { review } = await readOwnReview(shop.db, mona.id, product.id)
  expect(review).toMatchObject({ imageUrl, status: 'WAITING' })
  expect(review?.id).not.toBe(id)
})

describe('The picture of a review', () => {
  const see = (url: string, token?: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    })

  /** In every width, with where each response may be stored. */
  async function start() {
    await write()
    const { image_url: imageUrl } = (await upload()).json<{ image_url: string }>()
    const { review } = await readOwnReview(shop.db, mona.id, product.id)
    const [admin, other] = [await createAdmin(shop.db), await createShopper(shop.db)]
    const urls = [imageUrl, imageUrl.replace('.webp', '-240.webp')]
    const statuses = async (token?: string) =>
      Promise.all(urls.map(async (url) => (await see(url, token)).statusCode))
    const set = (status: string) => moderateReview(shop.db, review?.id, { status })
    return { imageUrl, id: review?.id, admin, other, statuses, set }
  }

  test.each(['WAITING', 'HIDDEN'])(
    'that is %s is visible to its author and the owner only, and is never cached',
    async (status) => {
      const { imageUrl, admin, other, statuses, set } = await start()
      await set(status)
      expect(await statuses()).toEqual([404, 404])
      expect(await statuses(other.token)).toEqual([404, 404])
      expect(await statuses('junk')).toEqual([404, 404])
      for (const { token } of [mona, admin]) {
        expect(await statuses(token)).toEqual([200, 200])
        const { headers } = await see(imageUrl, token)
        expect(headers['content-type']).toBe('image/webp')
        expect(headers['cache-control']).toBe('private, no-store')
      }
      expect((await see(imageUrl)).headers['cache-control']).toBe('private, no-store')
    },
  )

  test('that is approved is public, and withheld as soon as the review is hidden', async () => {
    const { imageUrl, statuses, set } = await start()
    await set('APPROVED')
    const { headers } = await see(imageUrl)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await see(imageUrl, undefined, known)).statusCode).toBe(304)
    await set('HIDDEN')
    expect((await see(imageUrl, undefined, known)).statusCode).toBe(404)
    expect(await statuses()).toEqual([404, 404])
  })

  test('is withheld as soon as the review is written again or deleted', async () => {
    const { statuses, set } = await start()
    await set('APPROVED')
    expect(await statuses()).toEqual([200, 200])
    await write(4)
    expect(await statuses()).toEqual([404, 404])
    await deleteReview(shop.db, mona.id, product.id)
    expect(await statuses()).toEqual([404, 404])
    expect(await statuses(mona.token)).toEqual([404, 404])
  })

  test('goes with the review when the owner deletes it', async () => {
    const { imageUrl, id, admin, other, statuses, set } = await start()
    await set('APPROVED')
    const remove = (token: string) =>
      shop.graphql<{ removeReview: object }>(
        'mutation ($id: ID!) { removeReview(id: $id) { reviewId userErrors { code } } }',
        { token, variables: { id: String(id) } },
      )
    expect((await remove(other.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await statuses()).toEqual([200, 200])
    const { data } = await remove(admin.token)
    expect(data.removeReview).toEqual({ reviewId: String(id), userErrors: [] })
    expect(await statuses(admin.token)).toEqual([404, 404])
    expect((await readOwnReview(shop.db, mona.id, product.id)).review).toBeNull()
    expect(await shop.db.query('SELECT image_url FROM removed_pictures')).toEqual([
      { image_url: imageUrl },
    ])
    const again = await remove(admin.token)
    expect(again.data.removeReview).toEqual({ reviewId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  })
})

test('A review that is written again keeps its picture, or not', async () => {
  await write()
  const { image_url: imageUrl } = (await upload()).json()
  expect((await write(4)).imageUrl).toBe(imageUrl)
  expect((await write(4, { keepsPicture: false })).imageUrl).toBeNull()
})

test('Only accounts that have reviewed the product can upload a picture, and the file is not read before that is checked', async () => {
  const tooLarge = Buffer.alloc(MAX_PICTURE_BYTES + 1)
  expect((await upload(tooLarge)).statusCode).toBe(404)
  const omar = await createShopper(shop.db)
  await write()
  expect((await upload(tooLarge, { token: omar.token })).statusCode).toBe(404)
  expect((await upload(tooLarge, { token: 'nobody' })).statusCode).toBe(401)
  for (const id of ['0', 'x', '999999999999']) {
    expect((await upload(tooLarge, { id })).statusCode).toBe(404)
  }
  expect((await upload(tooLarge)).statusCode).toBe(413)
})

test('A file that is not a picture is refused', async () => {
  await write()
  expect((await upload('{}', { type: 'application/json' })).statusCode).toBe(415)
  const response = await upload('Just a text')
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toMatchObject([{ field: 'picture' }])
  expect((await readOwnReview(shop.db, mona.id, product.id)).review?.imageUrl).toBeNull()
})

test('An account uploads at most ten pictures an hour', async () => {
  await write()
  for (let count = 0; count < 10; count += 1) expect((await upload()).statusCode).toBe(200)
  const response = await upload()
  expect(response.statusCode).toBe(429)
  // Ten uploads can take a while.
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_000)
})

test.each([
  ['is replaced', () => setReviewPicture(shop.db, mona.id, product.id, '/media/other.webp')],
  ['is written without it', () => write(5, { keepsPicture: false })],
  ['is deleted', () => deleteReview(shop.db, mona.id, product.id)],
  ['loses its product', () => shop.db.query('DELETE FROM products')],
  [
    'loses its account',
    () =>
      deleteAccount(
        shop.db,
        mona.id,
        { settings: accountSettings(), providers: personalDataOf(FEATURES) },
        { password: PASSWORD },
      ),
  ],
])('The files of a picture are deleted when its review %s', async (_how, change) => {
  const storage = folderStorage(temporaryFolder())
  const nameOf = (imageUrl: string) => imageUrl.replace('/media/', '')
  await write()
  const { imageUrl } = await storePicture(storage, bytes, { isShared: false })
  const other = await storePicture(storage, bytes, { isShared: false })
  const shared = await storePicture(storage, bytes)
  expect(new Set([imageUrl, other.imageUrl, shared.imageUrl]).size).toBe(3)
  await setReviewPicture(shop.db, mona.id, product.id, imageUrl)
  await write(4)
  await deleteRemovedPictures(shop.db, storage, FEATURES)
  expect(await storage.get(nameOf(imageUrl))).toBeDefined()

  await change()
  await deleteRemovedPictures(shop.db, storage, FEATURES)
  const hash = nameOf(imageUrl).slice(0, 64)
  for (const width of [240, 480, 960] as const) {
    expect(await storage.get(pictureName(hash, width))).toBeUndefined()
  }
  for (const kept of [other, shared]) {
    expect(await storage.get(nameOf(kept.imageUrl))).toBeDefined()
  }
  expect(await shop.db.query('SELECT * FROM removed_pictures')).toEqual([])
})

describe('The files of an upload', () => {
  const files = (folder: string) => readdirSync(folder)
  const recorded = () =>
    shop.db.query<{ image_url: string }[]>('SELECT image_url FROM removed_pictures')

  /** Uploads a picture for the review to a storage of the test. */
  async function uploadTo(storage: PictureStorage): Promise<string> {
    const { imageUrl } = await storePicture(storage, bytes, {
      isShared: false,
      onValid: (url) => recordPicture(shop.db, url),
    })
    return imageUrl
  }

  const anHourLater = () =>
    shop.db.query(`UPDATE removed_pictures SET remove_after = remove_after - interval '1 hour'`)

  test('are recorded before the first of them is written', async () => {
    const storage = folderStorage(temporaryFolder())
    const before: unknown[] = []
    const put: PictureStorage['put'] = async (name, webp) => {
      before.push((await recorded()).length)
      await storage.put(name, webp)
    }
    await uploadTo({ ...storage, put })
    expect(before).toEqual([1, 1, 1])
  })

  test('are deleted an hour after the server was killed, not before', async () => {
    const folder = temporaryFolder()
    const storage = folderStorage(folder)
    await write()
    await uploadTo(storage)
    await deleteRemovedPictures(shop.db, storage, FEATURES)
    expect(files(folder)).toHaveLength(3)
    await anHourLater()
    await deleteRemovedPictures(shop.db, storage, FEATURES)
    expect(files(folder)).toEqual([])
    expect(await recorded()).toEqual([])
  })

  test('of a file that is not a picture are not recorded', async () => {
    await write()
    expect((await upload('Just a text')).statusCode).toBe(400)
    expect(await recorded()).toEqual([])
  })

  test('stay once a review has the picture', async () => {
    const folder = temporaryFolder()
    const storage = folderStorage(folder)
    await write()
    await setReviewPicture(shop.db, mona.id, product.id, await uploadTo(storage))
    expect(await recorded()).toEqual([])
    await anHourLater()
    await deleteRemovedPictures(shop.db, storage, FEATURES)
    expect(files(folder)).toHaveLength(3)
  })

  test('are deleted after the disk was full', async () => {
    const folder = temporaryFolder()
    const storage = folderStorage(folder)
    let url = ''
    const put: PictureStorage['put'] = async (name, webp) => {
      url = `/media/${name.slice(0, 64)}.webp`
      if (files(folder).length === 2) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      await storage.put(name, webp)
    }
    await expect(uploadTo({ ...storage, put })).rejects.toThrow('full')
    expect(files(folder)).toHaveLength(2)
    await discardPicture(shop.db, url)
    await deleteRemovedPictures(shop.db, storage, FEATURES)
    expect(files(folder)).toEqual([])
  })

  test('that are half written are deleted after an hour', async () => {
    const folder = temporaryFolder()
    const storage = folderStorage(folder)
    const [old, young] = ['old', 'young'].map((name) => join(folder, `${name}.webp.tmp`))
    for (const file of [old, young]) writeFileSync(file ?? '', 'x')
    const twoHoursAgo = Date.now() / 1000 - 7200
    utimesSync(old ?? '', twoHoursAgo, twoHoursAgo)
    await deleteRemovedPictures(shop.db, storage, FEATURES)
    expect(files(folder)).toEqual(['young.webp.tmp'])
  })

  test('in the folder of another server are deleted by that server', async () => {
    const [one, other] = [temporaryFolder(), temporaryFolder()]
    await write()
    const imageUrl = await uploadTo(folderStorage(other))
    await setReviewPicture(shop.db, mona.id, product.id, imageUrl)
    await deleteReview(shop.db, mona.id, product.id)
    for (const folder of [one, other]) {
      await deleteRemovedPictures(shop.db, folderStorage(folder), FEATURES, {
        hasOtherFolders: true,
      })
    }
    expect(files(other)).toEqual([])
    await shop.db.query(`UPDATE removed_pictures SET remove_after = now() - interval '25 hours'`)
    await deleteRemovedPictures(shop.db, folderStorage(one), FEATURES, { hasOtherFolders: true })
    expect(await recorded()).toEqual([])
  })
})
