import { describe, expect, test } from 'vitest'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { addToCart } from '../cart/cart.service'
import { addDiscountCode } from './discounts.service'

const shop = setUpShop()

const FIELDS =
  'id code kind percent amount minItems startsOn endsOn maxUses maxUsesPerCustomer isActive uses'
const ADD = `mutation ($input: DiscountCodeInput!) {
  addDiscountCode(input: $input) { discountCode { ${FIELDS} } userErrors { code message field } } }`
const UPDATE = `mutation ($id: ID!, $input: DiscountCodeInput!) {
  updateDiscountCode(id: $id, input: $input) {
    discountCode { ${FIELDS} } userErrors { code message field } } }`
const ACTIVATE = `mutation ($id: ID!, $isActive: Boolean!) {
  setDiscountCodeActive(id: $id, isActive: $isActive) {
    discountCode { code isActive } userErrors { code } } }`
const PREVIEW = `mutation ($code: String!, $area: DeliveryArea, $lines: [PreviewLineInput!]) {
  previewDiscount(code: $code, area: $area, lines: $lines) {
  discount { code kind percent amount minItems }
  totals { itemsTotal amountDue adjustments { kind label amount } }
  userErrors { __typename code message field } } }`

const EID = {
  code: 'eid-٢٠٢٦',
  kind: 'PERCENT',
  percent: 15,
  minItems: 200,
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
  maxUses: 100,
  maxUsesPerCustomer: 1,
}
const STORED = { ...EID, id: '1', code: 'EID-2026', amount: null, isActive: true, uses: 0 }

test('The owner adds, changes, lists and deactivates codes', async () => {
  const { token } = await createAdmin(shop.db)
  const added = await shop.graphql(ADD, { token, variables: { input: EID } })
  expect(added.data).toEqual({ addDiscountCode: { discountCode: STORED, userErrors: [] } })
  const input = { code: 'EID-2026', kind: 'AMOUNT', amount: 50.5, percent: 15 }
  const updated = await shop.graphql(UPDATE, { token, variables: { id: '1', input } })
  const changed = {
    ...STORED,
    kind: 'AMOUNT',
    percent: null,
    amount: 50.5,
    minItems: 0,
    startsOn: null,
    endsOn: null,
    maxUses: null,
    maxUsesPerCustomer: null,
  }
  expect(updated.data).toEqual({ updateDiscountCode: { discountCode: changed, userErrors: [] } })
  const off = await shop.graphql(ACTIVATE, { token, variables: { id: '1', isActive: false } })
  expect(off.data).toEqual({
    setDiscountCodeActive: {
      discountCode: { code: 'EID-2026', isActive: false },
      userErrors: [],
    },
  })
  const list = await shop.graphql(`{ discountCodes { ${FIELDS} } }`, { token })
  expect(list.data).toEqual({ discountCodes: [{ ...changed, isActive: false }] })
})

test('A code that exists is refused at its field, whatever its case', async () => {
  const { token } = await createAdmin(shop.db)
  await shop.graphql(ADD, { token, variables: { input: EID } })
  await shop.graphql(ADD, { token, variables: { input: { ...EID, code: 'other' } } })
  const taken = {
    discountCode: null,
    userErrors: [
      {
        code: 'CONFLICT',
        message: 'A discount code with this name already exists.',
        field: 'code',
      },
    ],
  }
  const again = await shop.graphql(ADD, {
    token,
    variables: { input: { ...EID, code: 'EID-2026' } },
  })
  expect(again.data).toEqual({ addDiscountCode: taken })
  const update = await shop.graphql(UPDATE, {
    token,
    variables: { id: '2', input: { ...EID, code: 'eid-2026' } },
  })
  expect(update.data).toEqual({ updateDiscountCode: taken })
})

test('A code that does not exist cannot be changed', async () => {
  const { token } = await createAdmin(shop.db)
  for (const id of ['7', 'x']) {
    const updated = await shop.graphql<{ updateDiscountCode: { userErrors: unknown[] } }>(UPDATE, {
      token,
      variables: { id, input: EID },
    })
    expect(updated.data.updateDiscountCode.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    const off = await shop.graphql<{ setDiscountCodeActive: { userErrors: unknown[] } }>(ACTIVATE, {
      token,
      variables: { id, isActive: true },
    })
    expect(off.data.setDiscountCodeActive.userErrors).toEqual([{ code: 'NOT_FOUND' }])
  }
})

describe('The preview of a code', () => {
  async function start() {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { pricePiastres: 12_345 })
    await addToCart(shop.db, shopper.id, product.id, { quantity: 2 })
    await addDiscountCode(shop.db, { code: 'TEN', kind: 'percent', percent: 10 })
    const preview = async (code: string, area?: string, lines?: unknown) => {
      const { token } = shopper
      const { data } = await shop.graphql<{
        previewDiscount: { discount: unknown; totals: unknown; userErrors: { code: string }[] }
      }>(PREVIEW, { token, variables: { code, area, lines } })
      return data.previewDiscount
    }
    return { shopper, preview }
  }

  test('contains the discount on the cart, and the totals for an area', async () => {
    const { preview } = await start()
    await updateDeliveryRates(shop.db, ['C'], { fee: 50 })
    const discount = { code: 'TEN', kind: 'PERCENT', percent: 10, amount: null, minItems: 0 }
    const off = { kind: 'DISCOUNT', label: 'TEN', amount: -24.69 }
    expect(await preview(' ten ')).toEqual({
      discount,
      totals: { itemsTotal: 222.21, amountDue: 222.21, adjustments: [off] },
      userErrors: [],
    })
    expect((await preview('TEN', 'C')).totals).toEqual({
      itemsTotal: 222.21,
      amountDue: 272.21,
      adjustments: [off, { kind: 'DELIVERY', label: 'Delivery', amount: 50 }],
    })
  })

  test('applies to the given lines instead of the cart, at current prices', async () => {
    const { preview } = await start()
    const { id: productId } = await createProduct(shop.db, { pricePiastres: 30_000 })
    const { totals } = await preview('TEN', undefined, [{ productId, quantity: 3 }])
    expect(totals).toMatchObject({ itemsTotal: 810, amountDue: 810 })
    expect(await preview('TEN', undefined, [{ productId, quantity: 1000 }])).toMatchObject({
      discount: null,
      userErrors: [{ code: 'INVALID', field: 'lines.0.quantity' }],
    })
  })

  test('says why it cannot be used', async () => {
    const { preview } = await start()
    await addDiscountCode(shop.db, { code: 'BIG', kind: 'amount', amount: 50, minItems: 1000 })
    expect(await preview('big')).toEqual({
      discount: null,
      totals: null,
      userErrors: [
        {
          __typename: 'InputError',
          code: 'DISCOUNT_REFUSED',
          message: 'This code works with orders of EGP 1,000.00 or more.',
          field: 'code',
        },
      ],
    })
  })

  test('is there for visitors, for the lines that they give', async () => {
    await start()
    const { id: productId } = await createProduct(shop.db, { pricePiastres: 30_000 })
    const ask = (variables: Record<string, unknown>) =>
      shop.graphql<{ previewDiscount: { totals: unknown; userErrors: unknown[] } }>(PREVIEW, {
        variables,
      })
    const lines = [{ productId, quantity: 1 }]
    const { data } = await ask({ code: 'TEN', lines })
    expect(data.previewDiscount.totals).toMatchObject({ amountDue: 270 })
    const { errors } = await ask({ code: 'TEN' })
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  test('makes visitors of a network wait after 20 unknown codes, and refuses nobody', async () => {
    await start()
    const { id: productId } = await createProduct(shop.db, { pricePiastres: 30_000 })
    const ask = async (code: string) => {
      const { data } = await shop.graphql<{ previewDiscount: { userErrors: { code: string }[] } }>(
        PREVIEW,
        { variables: { code, lines: [{ productId, quantity: 1 }] } },
      )
      return data.previewDiscount.userErrors
    }
    for (let count = 0; count < 21; count += 1) {
      expect(await ask(`GUESS-${count}`)).toMatchObject([{ code: 'DISCOUNT_REFUSED' }])
    }
    expect(await ask('TEN')).toEqual([])
    // The queue is short: a script that guesses at once is refused.
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, count) => ask(`MORE-${count}`)),
    )
    const codes = guesses.map(([error]) => error?.code)
    expect(codes).toContain('TOO_MANY_ATTEMPTS')
    expect(codes).toContain('DISCOUNT_REFUSED')
  })

  test('looks up no more codes after 20 unknown ones, and neither does the checkout', async () => {
    const { shopper, preview } = await start()
    for (let count = 0; count < 20; count += 1) {
      expect((await preview(`GUESS-${count}`)).userErrors, String(count)).toMatchObject([
        { code: 'DISCOUNT_REFUSED' },
      ])
    }
    expect((await preview('TEN')).userErrors).toMatchObject([
      { __typename: 'TooManyAttempts', code: 'TOO_MANY_ATTEMPTS' },
    ])
    const body = {
      address: '14 Nile Lane',
      city: 'Cairo',
      phone: '01012345678',
      total: 123.45,
      cart_items: [{ product_id: 1, quantity: 1, price: 123.45 }],
    }
    const guess = await shop.rest('POST', '/checkout', {
      ...shopper,
      body: { ...body, discount_code: 'TEN' },
    })
    expect(guess.statusCode).toBe(429)
    expect(Number(guess.headers['retry-after'])).toBeGreaterThan(0)
    expect((await shop.rest('POST', '/checkout', { ...shopper, body })).statusCode).toBe(201)
    const other = await createShopper(shop.db)
    const { data } = await shop.graphql(PREVIEW, { ...other, variables: { code: 'NONE' } })
    expect(data).toMatchObject({ previewDiscount: { userErrors: [{ code: 'DISCOUNT_REFUSED' }] } })
  })
})
