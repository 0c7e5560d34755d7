import { expect, test } from 'vitest'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { createApiKey } from '../../office/integrations/api-keys.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels } from './fulfilment.service'
import { readTimeline } from './timeline.service'

const shop = setUpShop()

const TIMELINE = `query ($id: ID!) {
  orderTimeline(id: $id) { kind actor actorName actorRole method note } }`

interface Timeline {
  readonly orderTimeline: readonly {
    readonly kind: string
    readonly actor: string
    readonly actorName: string | null
    readonly actorRole: string | null
    readonly method: string | null
  }[]
}

async function order(): Promise<number> {
  const shopper = await createShopper(shop.db, { firstName: 'Hala' })
  return (await placeOrder(shop.db, shopper, [await createProduct(shop.db)])).id
}

const act = (mutation: string, token: string, id: number) =>
  shop.graphql(`mutation ($ids: [ID!]!) { ${mutation} { userErrors { message } } }`, {
    token,
    variables: { ids: [id] },
  })

async function timeline(id: number, token: string) {
  const { data } = await shop.graphql<Timeline>(TIMELINE, { token, variables: { id } })
  return data.orderTimeline
}

test('The timeline names who of the team did something, even after the account is gone', async () => {
  const owner = await createAdmin(shop.db)
  const packer = await createStaff(shop.db, 'packer')
  const id = await order()
  await shop.db.update(UserEntity, { id: packer.id }, { firstName: 'Mona' })
  await act('packOrders(ids: $ids)', packer.token, id)
  await act('cancelOrders(ids: $ids, reason: "Twice")', owner.token, id)
  await shop.db.delete(UserEntity, { id: packer.id })
  const { firstName } = await shop.db.findOneByOrFail(UserEntity, { id: owner.id })
  expect(await timeline(id, owner.token)).toMatchObject([
    { kind: 'PLACED', actor: 'CUSTOMER', actorName: expect.stringContaining('Hala') },
    { kind: 'PACKED', actor: 'STAFF', actorName: 'Mona', actorRole: 'PACKER' },
    { kind: 'STATUS_CHANGED', actorName: firstName, actorRole: 'ADMIN', note: 'Twice' },
  ])
})

test('Couriers and API keys have their names, rules have none, and API keys see nobody’s', async () => {
  const owner = await createAdmin(shop.db)
  const { id: courierId } = await saveCourier(shop.db, null, { name: 'Nile Express' })
  const scopes = ['readOrders', 'writeOrderStatus'] as const
  const { key } = await createApiKey(shop.db, { name: 'Odoo', scopes: [...scopes] })
  const id = await order()
  await act('packOrders(ids: $ids)', key, id)
  await actOnParcels(shop.db, [id], 'handOver', 'rule', { courierId })
  await actOnParcels(shop.db, [id], 'deliver', 'courier')
  expect((await timeline(id, owner.token)).slice(1)).toMatchObject([
    { actor: 'API_KEY', actorName: 'Odoo', actorRole: null },
    { actor: 'RULE', actorName: null },
    { actor: 'COURIER', actorName: 'Nile Express' },
  ])
  const seen = await timeline(id, key)
  expect(seen.length).toBeGreaterThan(3)
  expect(seen.filter(({ actorName }) => actorName !== null)).toEqual([])
})

const PREPAY = `mutation ($id: ID!, $method: PrepaymentMethod) {
  recordPrepayment(id: $id, amount: 5, method: $method) { userErrors { message } } }`

test('A prepayment has a method, in the order, its timeline and the ledger; older clients name none', async () => {
  const { token } = await createStaff(shop.db, 'accountant')
  const packer = await createStaff(shop.db, 'packer')
  const id = await order()
  for (const method of ['WALLET', undefined]) {
    await shop.graphql(PREPAY, { token, variables: { id, ...(method && { method }) } })
  }
  const { data } = await shop.graphql(
    'query ($id: ID!) { prepayments(orderId: $id) { method } cashEntries { nodes { method } } }',
    { token, variables: { id } },
  )
  const methods = [{ method: 'WALLET' }, { method: null }]
  expect(data).toEqual({ prepayments: methods, cashEntries: { nodes: methods } })
  expect((await timeline(id, token)).slice(1)).toMatchObject(methods)
  expect((await timeline(id, packer.token)).slice(1)).toMatchObject([
    { method: null },
    { method: null },
  ])
  const { body } = await shop.rest('GET', '/cash-entries.csv', { token })
  expect(body.split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/,note,method$/),
    expect.stringMatching(/,prepaid,5\.00,,wallet$/),
  ])
  expect((await readTimeline(shop.db, id)).slice(1)).toMatchObject([
    { method: 'wallet' },
    { method: null },
  ])
})
