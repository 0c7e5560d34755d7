import { describe, expect, test } from 'vitest'
import { MAX_SAVED_ADDRESSES } from '#domain/limits'
import { checkout } from '../../orders/checkout/checkout.service'
import { expectAppError } from '../../test/expect-app-error'
import { checkoutOf, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import {
  addAddress,
  deleteAddress,
  listAddresses,
  saveOrderAddress,
  setDefaultAddress,
  updateAddress,
} from './addresses.service'

const shop = setUpShop()

const at = (street: string) => ({ governorate: 'C', area: 'Maadi', street }) as const
const full = {
  ...at('9 Road 9'),
  floor: '3',
  apartment: '12',
  landmark: 'Opposite the bank',
  courierNote: 'Please call',
} as const

async function streetsOf(userId: number): Promise<string[]> {
  const addresses = await listAddresses(shop.db, userId)
  return addresses.map(({ street, isDefault }) => (isDefault ? `${street} (default)` : street))
}

async function idOf(userId: number, street: string): Promise<number> {
  const found = (await listAddresses(shop.db, userId)).find((address) => address.street === street)
  return found?.id ?? 0
}

describe('Saved addresses', () => {
  test('are listed default first, then newest first, and the first one saved is the default', async () => {
    const { id } = await createShopper(shop.db)
    for (const street of ['First', 'Second', 'Third']) await addAddress(shop.db, id, at(street))
    expect(await streetsOf(id)).toEqual(['First (default)', 'Third', 'Second'])
    await setDefaultAddress(shop.db, id, await idOf(id, 'Second'))
    expect(await streetsOf(id)).toEqual(['Second (default)', 'Third', 'First'])
  })

  test('can be changed, and omitted fields become blank', async () => {
    const { id } = await createShopper(shop.db)
    await addAddress(shop.db, id, full)
    const [saved] = await listAddresses(shop.db, id)
    expect(saved).toEqual({ id: expect.any(Number), ...full, isDefault: true })
    await updateAddress(shop.db, id, saved?.id, at('10 Road 9'))
    expect(await listAddresses(shop.db, id)).toEqual([
      {
        ...saved,
        street: '10 Road 9',
        floor: null,
        apartment: null,
        landmark: null,
        courierNote: null,
      },
    ])
  })

  test('can be deleted; the newest of the others takes over as default', async () => {
    const { id } = await createShopper(shop.db)
    for (const street of ['First', 'Second', 'Third']) await addAddress(shop.db, id, at(street))
    await deleteAddress(shop.db, id, await idOf(id, 'First'))
    expect(await streetsOf(id)).toEqual(['Third (default)', 'Second'])
    await deleteAddress(shop.db, id, await idOf(id, 'Second'))
    await deleteAddress(shop.db, id, await idOf(id, 'Third'))
    expect(await streetsOf(id)).toEqual([])
  })

  test('belong to one account only', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    await addAddress(shop.db, mona.id, at('First'))
    const id = await idOf(mona.id, 'First')
    for (const attempt of [
      () => updateAddress(shop.db, omar.id, id, at('Stolen')),
      () => deleteAddress(shop.db, omar.id, id),
      () => setDefaultAddress(shop.db, omar.id, id),
      () => updateAddress(shop.db, omar.id, 'none', at('Stolen')),
    ]) {
      expect((await expectAppError(attempt())).code).toBe('NOT_FOUND')
    }
    expect(await streetsOf(mona.id)).toEqual(['First (default)'])
    expect(await streetsOf(omar.id)).toEqual([])
  })

  test('are at most ten with one default, however many are saved at once', async () => {
    const { id } = await createShopper(shop.db)
    const results = await Promise.allSettled(
      Array.from({ length: 15 }, (_, index) => addAddress(shop.db, id, at(`Street ${index}`))),
    )
    const codes = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.code] : [],
    )
    expect(codes).toEqual(Array(5).fill('CONFLICT'))
    const addresses = await listAddresses(shop.db, id)
    expect(addresses).toHaveLength(MAX_SAVED_ADDRESSES)
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('keep one default when several are made the default at once', async () => {
    const { id } = await createShopper(shop.db)
    for (const street of ['1', '2', '3', '4']) await addAddress(shop.db, id, at(street))
    const ids = (await listAddresses(shop.db, id)).map((address) => address.id)
    await Promise.all(ids.map((addressId) => setDefaultAddress(shop.db, id, addressId)))
    const addresses = await listAddresses(shop.db, id)
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('are changed and read through GraphQL, with errors at their fields', async () => {
    const { token } = await createShopper(shop.db)
    const send = async (mutation: string) => {
      const query = `mutation { ${mutation} { user { addresses { id street isDefault } } userErrors { code field } } }`
      const { data } = await shop.graphql<Record<string, unknown>>(query, { token })
      return Object.values(data)[0]
    }
    const input = (street: string) =>
      `input: { governorate: C, area: "Maadi", street: "${street}" }`
    expect(await send(`addAddress(${input('One')})`)).toEqual({
      user: { addresses: [{ id: '1', street: 'One', isDefault: true }] },
      userErrors: [],
    })
    await send(`addAddress(${input('Two')})`)
    await send(`updateAddress(id: 1, ${input('Three')})`)
    await send('setDefaultAddress(id: 2)')
    const { data } = await shop.graphql('{ me { addresses { street isDefault } } }', { token })
    expect(data.me).toEqual({
      addresses: [
        { street: 'Two', isDefault: true },
        { street: 'Three', isDefault: false },
      ],
    })
    expect(await send('deleteAddress(id: 2)')).toMatchObject({
      user: { addresses: [{ street: 'Three', isDefault: true }] },
    })
    expect(await send(`addAddress(${input(' ')})`)).toEqual({
      user: null,
      userErrors: [{ code: 'INVALID', field: 'street' }],
    })
  })
})

describe('The address of an order', () => {
  async function order(userId: number, street: string, saveAddress: boolean, key?: string) {
    const { address: _, city: __, ...input } = checkoutOf([await createProduct(shop.db)])
    const shippingAddress = { ...full, street }
    return () => checkout(shop.db, userId, { ...input, shippingAddress, saveAddress }, key)
  }

  test('is saved if the shopper wants it, once', async () => {
    const { id } = await createShopper(shop.db)
    await (await order(id, 'Home', true))()
    await (await order(id, 'Home', true))()
    await (await order(id, 'Office', false))()
    expect(await streetsOf(id)).toEqual(['Home (default)'])
  })

  test('is saved once by concurrent retries', async () => {
    const { id } = await createShopper(shop.db)
    const place = await order(id, 'Home', true, 'key')
    await Promise.all([place(), place(), place()])
    expect(await streetsOf(id)).toEqual(['Home (default)'])
  })

  test('is used for the order, but not saved, when there are already ten', async () => {
    const { id } = await createShopper(shop.db)
    for (let index = 0; index < MAX_SAVED_ADDRESSES; index += 1) {
      await addAddress(shop.db, id, at(`Street ${index}`))
    }
    await (await order(id, 'Home', true))()
    expect(await listAddresses(shop.db, id)).toHaveLength(MAX_SAVED_ADDRESSES)
  })
})

test('Saved addresses are part of the personal data, and are deleted with the account', async () => {
  const mona = await createShopper(shop.db)
  await saveOrderAddress(shop.db, mona.id, full)
  const { addresses } = (await shop.rest('GET', '/profile/data', mona)).json()
  const { courierNote, ...fields } = full
  expect(addresses).toEqual([{ ...fields, courier_note: courierNote, is_default: true }])
  const query = 'mutation { deleteAccount(input: { password: "secret1" }) { success } }'
  expect((await shop.graphql(query, mona)).data.deleteAccount).toEqual({ success: true })
  expect(await shop.db.query('SELECT * FROM addresses')).toEqual([])
})
