import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { pictureHash, pictureName } from '#domain/products/pictures'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { storeOwnedPicture } from '../../catalogue/pictures/owned-picture'
import { folderStorage } from '../../catalogue/pictures/picture-storage'
import { deleteRemovedPictures } from '../../catalogue/pictures/removed-pictures.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { temporaryFolder } from '../../test/folder'
import { accountSettings, setUpShop } from '../../test/shop'
import { recordPayment } from '../fulfilment/fulfilment.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { readPrepayments, setReceiptPicture } from './receipts.service'

const shop = setUpShop()

const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

let admin: TestUser
let mona: TestUser
let orderId: number
beforeEach(async () => {
  admin = await createAdmin(shop.db)
  mona = await createShopper(shop.db)
  ;({ id: orderId } = await placeOrder(shop.db, mona, [await createProduct(shop.db)]))
})

interface PrepaymentResult {
  readonly prepaymentId: string | null
  readonly userErrors: readonly object[]
}

/** Records a prepayment; returns its ID. */
async function prepay(amount = 1): Promise<string> {
  const { data } = await shop.graphql<{ recordPrepayment: PrepaymentResult }>(
    `mutation ($id: ID!, $amount: EGP!) {
       recordPrepayment(id: $id, amount: $amount) { prepaymentId userErrors { code } }
     }`,
    { token: admin.token, variables: { id: String(orderId), amount } },
  )
  expect(data.recordPrepayment.userErrors).toEqual([])
  return String(data.recordPrepayment.prepaymentId)
}

function upload(
  id: string,
  payload: Buffer | string = bytes,
  { token = admin.token, type = 'image/png' } = {},
) {
  return shop.app.inject({
    method: 'PUT',
    url: `/prepayments/${id}/receipt`,
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  })
}

async function uploaded(id: string): Promise<string> {
  const response = await upload(id)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ image_url: string }>().image_url
}

const see = (url: string, token?: string) =>
  shop.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

const removed = () => shop.db.query<object[]>('SELECT image_url FROM removed_pictures')

test('A prepayment gets the picture of its receipt', async () => {
  const [first, second] = [await prepay(1), await prepay(2)]
  const receiptUrl = await uploaded(second)
  const { data } = await shop.graphql(
    'query ($id: ID!) { prepayments(orderId: $id) { id amount note receiptUrl } }',
    { token: admin.token, variables: { id: String(orderId) } },
  )
  expect(data).toEqual({
    prepayments: [
      { id: first, amount: 1, note: null, receiptUrl: null },
      { id: second, amount: 2, note: null, receiptUrl },
    ],
  })
  expect(await removed()).toEqual([])
})

test('Only the owner sees the picture of a receipt, and nothing stores it', async () => {
  const imageUrl = await uploaded(await prepay())
  const other = await createShopper(shop.db)
  for (const url of [imageUrl, imageUrl.replace('.webp', '-240.webp')]) {
    for (const token of [undefined, 'junk', other.token, mona.token]) {
      const { statusCode, headers } = await see(url, token)
      expect(statusCode).toBe(404)
      expect(headers['cache-control']).toBe('private, no-store')
    }
    const { statusCode, headers } = await see(url, admin.token)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['cache-control']).toBe('private, no-store')
  }
})

test('Another picture replaces the first, which nobody sees any more', async () => {
  const id = await prepay()
  const imageUrl = await uploaded(id)
  const next = await uploaded(id)
  expect(next).not.toBe(imageUrl)
  expect((await see(imageUrl, admin.token)).statusCode).toBe(404)
  expect((await see(next, admin.token)).statusCode).toBe(200)
  expect(await removed()).toEqual([{ image_url: imageUrl }])
})

describe('A picture is refused', () => {
  const tooLarge = Buffer.alloc(MAX_PICTURE_BYTES + 1)

  test('from anybody but the owner, before it is read', async () => {
    const id = await prepay()
    expect((await upload(id, tooLarge, { token: '' })).statusCode).toBe(401)
    expect((await upload(id, tooLarge, { token: mona.token })).statusCode).toBe(403)
    expect((await upload(id, tooLarge)).statusCode).toBe(413)
  })

  test('for what is not a prepayment, before it is read', async () => {
    await prepay()
    const refund = await recordPayment(shop.db, orderId, 'refunded', { amount: 1 }, 'staff')
    for (const id of [String(refund.entryId), '0', 'x', '999999999999']) {
      expect((await upload(id, tooLarge)).statusCode, id).toBe(404)
    }
  })

  test('if it is none, and no file of it is kept', async () => {
    const id = await prepay()
    const json = await upload(id, '{}', { type: 'application/json' })
    expect(json.statusCode).toBe(415)
    expect(json.json().message).toBe(
      'The request body must be a picture file (Content-Type: image/*).',
    )
    const text = await upload(id, 'Just a text')
    expect(text.statusCode).toBe(400)
    expect(text.json().errors).toEqual([
      {
        field: 'picture',
        message: 'This file is not a supported picture. Use JPEG, PNG, WebP, AVIF, HEIC or GIF.',
      },
    ])
    expect(await readPrepayments(shop.db, orderId)).toMatchObject([{ id, receiptUrl: null }])
    expect(await removed()).toEqual([])
  })
})

describe('The files of a receipt', () => {
  /** A prepayment with a receipt in a storage of the test. */
  async function start() {
    const storage = folderStorage(temporaryFolder())
    const id = await prepay()
    const { imageUrl } = await storeOwnedPicture(shop.db, storage, bytes, (url) =>
      setReceiptPicture(shop.db, id, url),
    )
    const hash = pictureHash(imageUrl) ?? ''
    const files = async () => {
      await deleteRemovedPictures(shop.db, storage, FEATURES)
      const found = await Promise.all(
        ([240, 480, 960] as const).map((width) => storage.get(pictureName(hash, width))),
      )
      return found.filter(Boolean).length
    }
    return { id, imageUrl, files, storage }
  }

  test('stay while the prepayment has it', async () => {
    const { imageUrl, files } = await start()
    // As if it had been recorded again.
    await shop.db.query('INSERT INTO removed_pictures (image_url) VALUES ($1)', [imageUrl])
    expect(await files()).toBe(3)
  })

  test('are deleted with the account of the customer, and the payment stays', async () => {
    const { imageUrl, files } = await start()
    await setOrderStatus(shop.db, orderId, { status: 'Completed' })
    await deleteAccount(
      shop.db,
      mona.id,
      { settings: accountSettings(), providers: personalDataOf(FEATURES) },
      { password: PASSWORD },
    )
    expect((await see(imageUrl, admin.token)).statusCode).toBe(404)
    expect(await files()).toBe(0)
    expect(await readPrepayments(shop.db, orderId)).toMatchObject([{ receiptUrl: null }])
  })

  test('stay when another account is deleted', async () => {
    const { files } = await start()
    const other = await createShopper(shop.db)
    await deleteAccount(
      shop.db,
      other.id,
      { settings: accountSettings(), providers: personalDataOf(FEATURES) },
      { password: PASSWORD },
    )
    expect(await files()).toBe(3)
  })

  test('are deleted if no prepayment gets it', async () => {
    const { files, storage } = await start()
    const keep = () => Promise.reject(new Error('The database is gone'))
    await expect(storeOwnedPicture(shop.db, storage, bytes, keep)).rejects.toThrow('gone')
    expect(await removed()).toHaveLength(1)
    expect(await files()).toBe(3)
    expect(await removed()).toEqual([])
  })
})
