import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { pictureName } from '#domain/pictures'
import { deleteAccount } from '../accounts/personal-data.service'
import type { ProductEntity } from '../catalogue/product.entity'
import { PERSONAL_DATA } from '../personal-data'
import { folderStorage } from '../pictures/picture-storage'
import { storePicture } from '../pictures/pictures.service'
import { createProduct, createShopper, deliver, PASSWORD, type TestUser } from '../test/factories'
import { temporaryFolder } from '../test/folder'
import { accountSettings, setUpShop } from '../test/shop'
import { moderateReview } from './moderation.service'
import { deleteRemovedPictures } from './removed-pictures.service'
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

test('A review gets a picture, of which the owner approves', async () => {
  const { id } = await write()
  await moderateReview(shop.db, id, { status: 'APPROVED' })
  const response = await upload()
  expect(response.statusCode, response.body).toBe(200)
  const { image_url: imageUrl } = response.json()
  const { review } = await readOwnReview(shop.db, mona.id, product.id)
  expect(review).toMatchObject({ imageUrl, status: 'WAITING' })
  expect(review?.id).not.toBe(id)
  expect((await shop.app.inject(imageUrl)).headers['content-type']).toBe('image/webp')
})

test('A review that is written again keeps its picture, or not', async () => {
  await write()
  const { image_url: imageUrl } = (await upload()).json()
  expect((await write(4)).imageUrl).toBe(imageUrl)
  expect((await write(4, { keepsPicture: false })).imageUrl).toBeNull()
})

test('Only who has reviewed the product uploads a picture, and nobody reads the file before', async () => {
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

test('What is not a picture is refused', async () => {
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
  expect(response.headers['retry-after']).toBe('3600')
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
        { settings: accountSettings(), providers: PERSONAL_DATA },
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
  await deleteRemovedPictures(shop.db, storage)
  expect(await storage.get(nameOf(imageUrl))).toBeDefined()

  await change()
  await deleteRemovedPictures(shop.db, storage)
  const hash = nameOf(imageUrl).slice(0, 64)
  for (const width of [240, 480, 960] as const) {
    expect(await storage.get(pictureName(hash, width))).toBeUndefined()
  }
  for (const kept of [other, shared]) {
    expect(await storage.get(nameOf(kept.imageUrl))).toBeDefined()
  }
  expect(await shop.db.query('SELECT * FROM removed_pictures')).toEqual([])
})
