import { randomUUID } from 'node:crypto'
import { createShopper, graphql, signInAsAdmin } from '../../e2e/api'
import { RECIPIENTS } from './sample-people'

const FEE = 55
const FREE_FROM = 1200

interface Product {
  readonly id: string
  readonly price: number
  readonly quantityAvailable: number | null
}

interface Item {
  readonly id: string
  readonly quantity: number
}

/** Sample data of the pictures besides the lists. */
export interface SampleOrders {
  readonly adminToken: string
  readonly shopperToken: string
  /** The orders of the shopper, each in another state. */
  readonly shopper: Readonly<
    Record<'placed' | 'confirmed' | 'onTheRoad' | 'delivered' | 'returned' | 'cancelled', string>
  >
  /** Packed, prepaid in part, and of a customer with a note. */
  readonly openOrder: string
  readonly packed: readonly string[]
  readonly handover: string
  readonly settlement: string
  readonly settledCourier: string
  /** Path of the page of the driver. */
  readonly drivePath: string
  /** Path of the page on which a customer confirms an order. */
  readonly confirmPath: string
}

/** Fills a shop that has the sample catalogue with 40 orders in every state of their life. */
export async function addSampleOrders(shopUrl: string): Promise<SampleOrders> {
  const adminToken = await signInAsAdmin(shopUrl)
  const ask = <Data>(query: string, variables: object = {}, token = adminToken) =>
    graphql<Data>(shopUrl, token, query, variables)

  /** Runs a mutation with these arguments. Throws its user errors. */
  async function act<Result>(
    call: string,
    variables: Readonly<Record<string, readonly [type: string, value: unknown]>>,
    result = '',
    token = adminToken,
  ): Promise<Result> {
    const names = Object.keys(variables)
    const declared = names.map((name) => `$${name}: ${variables[name]?.[0]}`).join(', ')
    const passed = names.map((name) => `${name}: $${name}`).join(', ')
    const { payload } = await ask<{ payload: Result & { userErrors: { message: string }[] } }>(
      `mutation (${declared}) { payload: ${call}(${passed}) { ${result} userErrors { message } } }`,
      Object.fromEntries(names.map((name) => [name, variables[name]?.[1]])),
      token,
    )
    const [error] = payload.userErrors
    if (error) throw new Error(`${call}: ${error.message}`)
    return payload
  }

  const onOrders = (call: string, ids: readonly string[]) => act(call, { ids: ['[ID!]!', ids] })

  await act('updateDeliveryRates', {
    areas: ['[DeliveryArea!]!', ['C', 'GZ', 'ALX', 'DK', 'ELSEWHERE']],
    rate: ['DeliveryRateInput!', { fee: FEE, freeFrom: FREE_FROM, minDays: 1, maxDays: 3 }],
  })
  const { products } = await ask<{ products: { nodes: Product[] } }>(
    '{ products(first: 40, sort: NEWEST) { nodes { id price quantityAvailable } } }',
  )
  const sold = products.nodes.filter(
    ({ quantityAvailable }) => quantityAvailable === null || quantityAvailable > 5,
  )

  let serial = 0

  /** Lines of one to three products, with the totals that a shopper is shown. */
  function draft() {
    serial += 1
    const lines = Array.from({ length: 1 + (serial % 3) }, (_line, index) => {
      const product = sold[(serial * 3 + index) % sold.length]
      if (!product) throw new Error('The sample catalogue has no products in stock')
      return { productId: product.id, quantity: 1 + ((serial + index) % 2), price: product.price }
    })
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const [recipientName, governorate, area, street, courierNote] =
      RECIPIENTS[serial % RECIPIENTS.length] ?? RECIPIENTS[0]
    return {
      recipientName,
      phone: `+2010${String(12_345_678 + serial * 137).padStart(8, '0')}`,
      shippingAddress: { governorate, area, street, floor: '3', apartment: '12', courierNote },
      lines,
      total,
      amountDue: total + (total >= FREE_FROM ? 0 : FEE),
    }
  }

  const key = (): readonly [string, string] => ['String!', randomUUID()]

  /** Orders by phone, which count as confirmed. */
  async function takeOrders(count: number): Promise<readonly string[]> {
    const ids: string[] = []
    for (let index = 0; index < count; index += 1) {
      const { order } = await act<{ order: { id: string } }>(
        'placePhoneOrder',
        { input: ['PhoneOrderInput!', draft()], idempotencyKey: key() },
        'order { id }',
      )
      ids.push(order.id)
    }
    return ids
  }

  const shopperToken = await createShopper(shopUrl, { first_name: 'Mona', second_name: 'Hassan' })

  /** Orders as this shopper or, by default, as a new one. */
  async function checkOut(token?: string): Promise<string> {
    const { recipientName, ...input } = draft()
    const [first_name = '', ...names] = recipientName.split(' ')
    const { order } = await act<{ order: { id: string } }>(
      'checkout',
      { input: ['CheckoutInput!', input], idempotencyKey: key() },
      'order { id }',
      token ?? (await createShopper(shopUrl, { first_name, second_name: names.join(' ') })),
    )
    return order.id
  }

  const itemsOf = async (id: string) =>
    (
      await ask<{ adminOrder: { items: Item[] } }>(
        'query ($id: ID!) { adminOrder(id: $id) { items { id quantity } } }',
        { id },
      )
    ).adminOrder.items

  async function addCourier(input: object): Promise<string> {
    const { courier } = await act<{ courier: { id: string } }>(
      'addCourier',
      { input: ['CourierInput!', input] },
      'courier { id }',
    )
    return courier.id
  }

  const company = await addCourier({
    name: 'Nile Express',
    phone: '02 2735 1234',
    deliveredFee: 45,
    refusedFee: 20,
    trackingUrl: 'https://nile-express.example.com/track/{number}',
  })
  const second = await addCourier({ name: 'Delta Post', deliveredFee: 40, refusedFee: 25 })
  const driver = await addCourier({ name: 'Hassan', phone: '01012345678', isOwnDriver: true })

  const handOver = (ids: readonly string[], courierId: string) =>
    act('handOverOrders', { ids: ['[ID!]!', ids], courierId: ['ID!', courierId] })
  const refuse = (ids: readonly string[], reason: string) =>
    act('refuseOrders', { ids: ['[ID!]!', ids], reason: ['RefusalReason!', reason] })
  const receiveBack = (ids: readonly string[], condition: string) =>
    act('receiveBackOrders', { ids: ['[ID!]!', ids], condition: ['ParcelCondition!', condition] })

  // Delivered by the company, which then pays too little for one and forgets another.
  const delivered = await takeOrders(6)
  await onOrders('packOrders', delivered)
  await handOver(delivered, company)
  await act('setTrackingNumbers', {
    parcels: [
      '[TrackingNumberInput!]!',
      delivered.map((orderId, index) => ({ orderId, trackingNumber: `NX-4820${index}` })),
    ],
  })
  await onOrders('deliverOrders', delivered)
  const { ordersByIds } = await ask<{ ordersByIds: { id: string; total: number }[] }>(
    'query ($ids: [ID!]!) { ordersByIds(ids: $ids) { id total } }',
    { ids: delivered },
  )
  const paid = new Map(ordersByIds.map(({ id, total }) => [id, total]))
  const { settlement } = await act<{ settlement: { id: string } }>(
    'startSettlement',
    {
      input: [
        'SettlementInput!',
        {
          courierId: company,
          fileName: 'nile-express-november.csv',
          lines: [
            ...delivered.slice(0, 5).map((orderId, index) => ({
              trackingNumber: `NX-4820${index}`,
              amount: (paid.get(orderId) ?? 0) - (index === 2 ? 50 : 0),
              fee: index === 3 ? 60 : 45,
            })),
            { trackingNumber: 'NX-99999', amount: 340, fee: 45 },
          ],
        },
      ],
    },
    'settlement { id }',
  )

  const [refused = '', damaged = '', toReceive = '', ...gone] = await takeOrders(5)
  const brought = [refused, damaged, toReceive, ...gone]
  await onOrders('packOrders', brought)
  await handOver(brought, second)
  await refuse([refused], 'PRICE')
  await refuse([damaged, toReceive], 'CHANGED_MIND')
  await receiveBack([refused], 'SELLABLE')
  await receiveBack([damaged], 'DAMAGED')
  await onOrders('loseOrders', gone.slice(0, 1))

  const stops = await takeOrders(5)
  await onOrders('packOrders', stops)
  await handOver(stops, driver)
  const { handovers } = await ask<{ handovers: { nodes: { id: string }[] } }>(
    'query ($courierId: ID!) { handovers(first: 1, courierId: $courierId) { nodes { id } } }',
    { courierId: driver },
  )
  const { driverLink } = await act<{ driverLink: { url: string } }>(
    'createDriverLink',
    { courierId: ['ID!', driver] },
    'driverLink { url }',
  )

  const ownOrders: string[] = []
  for (let count = 0; count < 6; count += 1) ownOrders.push(await checkOut(shopperToken))
  const [placed = '', confirmed = '', onTheRoad = '', done = '', returned = '', cancelled = ''] =
    ownOrders
  await onOrders('confirmOrders', [confirmed, onTheRoad, done, returned])
  await onOrders('packOrders', [onTheRoad, done, returned])
  await handOver([onTheRoad, done, returned], company)
  await onOrders('deliverOrders', [done, returned])
  await act(
    'cancelOrder',
    { id: ['ID!', cancelled], reason: ['String', 'Ordered twice'] },
    '',
    shopperToken,
  )
  const [item] = await itemsOf(returned)
  const returnInput = {
    reason: 'DAMAGED',
    note: 'The bag was torn.',
    items: [{ itemId: item?.id, quantity: 1 }],
  }
  const { orderReturn } = await act<{ orderReturn: { id: string } }>(
    'requestReturn',
    { orderId: ['ID!', returned], input: ['ReturnInput!', returnInput] },
    'orderReturn { id }',
    shopperToken,
  )
  await act('acceptReturn', {
    id: ['ID!', orderReturn.id],
    answer: ['String', 'The courier collects it on Sunday.'],
  })

  const packed = await takeOrders(6)
  await onOrders('packOrders', packed.slice(1))
  const [openOrder = ''] = packed
  await act('packOrders', { ids: ['[ID!]!', [openOrder]], parcelCount: ['Int', 2] })
  await act('recordPrepayment', {
    id: ['ID!', openOrder],
    amount: ['EGP!', 100],
    note: ['String', 'InstaPay'],
  })
  await act('addOrderNote', {
    id: ['ID!', openOrder],
    text: ['String!', 'Asked for delivery after 5 pm.'],
  })
  const { adminOrder } = await ask<{ adminOrder: { phone: string } }>(
    'query ($id: ID!) { adminOrder(id: $id) { phone } }',
    { id: openOrder },
  )
  await act('addCustomerNote', {
    phone: ['String!', adminOrder.phone],
    text: ['String!', 'Prefers to be called in the evening.'],
  })
  const toPack = await takeOrders(5)
  await act('assignCourier', {
    ids: ['[ID!]!', toPack.slice(0, 2)],
    courierId: ['ID', company],
  })
  const toConfirm: string[] = []
  for (let count = 0; count < 6; count += 1) toConfirm.push(await checkOut())
  await onOrders('recordUnansweredCalls', toConfirm.slice(1, 3))
  const { link } = await ask<{ link: { confirmationUrl: string } }>(
    'query ($id: ID!) { link: adminOrder(id: $id) { confirmationUrl } }',
    { id: toConfirm.at(-1) },
  )

  return {
    adminToken,
    shopperToken,
    shopper: { placed, confirmed, onTheRoad, delivered: done, returned, cancelled },
    openOrder,
    packed,
    handover: handovers.nodes[0]?.id ?? '',
    settlement: settlement.id,
    settledCourier: company,
    drivePath: new URL(driverLink.url).pathname,
    confirmPath: new URL(link.confirmationUrl).pathname,
  }
}
