import { describe, expect, test } from 'vitest'
import { guessColumns } from '#domain/files/columns'
import { asPounds } from '#domain/money/units'
import { readTable } from '../../platform/files/table-file'
import type { CourierOrdersQuery } from '../../platform/gql/couriers'
import {
  actsOf,
  mergeWords,
  partsOf,
  planReport,
  REPORT_RULES,
  toReportRows,
  type Word,
  wordsOf,
} from './report-file'

type CourierOrder = CourierOrdersQuery['courierOrders'][number]

const csv = (text: string) => new File([text], 'report.csv', { type: 'text/csv' })

async function read(text: string) {
  const file = await readTable(csv(text), REPORT_RULES)
  return toReportRows(file, guessColumns(file, REPORT_RULES).columns)
}

const item = (name: string, price: number, quantity: number) => ({
  __typename: 'OrderItem' as const,
  id: name,
  name,
  price: asPounds(price),
  quantity,
  returnedQuantity: 0,
})

function order(
  id: string,
  fields: Partial<CourierOrder> = {},
  trackingNumber: string | null = null,
) {
  return {
    __typename: 'AdminOrder' as const,
    id,
    status: 'PROCESSING' as const,
    confirmationState: 'CONFIRMED' as const,
    shipmentState: 'WITH_COURIER' as const,
    paymentState: 'DUE' as const,
    shipment: { __typename: 'Shipment' as const, id: `s${id}`, trackingNumber },
    total: asPounds(300),
    returned: asPounds(0),
    paid: asPounds(0),
    itemsTotal: asPounds(250),
    items: [item('toy', 50, 2), item('bed', 150, 1)],
    awaitedItems: [],
    ...fields,
  }
}

const DELIVERED = { word: 'Delivered', meaning: 'DELIVERED', reason: null } as const
const REFUSED = { word: 'Rejected', meaning: 'REFUSED', reason: 'PRICE' } as const
const PARTLY: Word = { word: 'Partial', meaning: 'PARTLY_DELIVERED', reason: null }
const UNKNOWN: Word = { word: 'On its way', meaning: null, reason: null }

describe('A report', () => {
  test('is read by the headings that couriers use, in both languages', async () => {
    expect(await read('AWB;Order Ref;Status\nNX-1;#12;Delivered\n;;\n;13;Rejected\n')).toEqual([
      { line: 2, trackingNumber: 'NX-1', orderId: '12', status: 'Delivered', collected: null },
      { line: 4, trackingNumber: null, orderId: '13', status: 'Rejected', collected: null },
    ])
    expect(await read('رقم التتبع,رقم الطلب,الحالة\nNX-1,12,تم التسليم\n')).toEqual([
      { line: 2, trackingNumber: 'NX-1', orderId: '12', status: 'تم التسليم', collected: null },
    ])
  })

  test.each([
    ['Delivered', 'DELIVERED', null],
    ['تسليم جزئي', 'PARTLY_DELIVERED', null],
    ['Customer refused', 'REFUSED', 'OTHER'],
    ['Lost', 'LOST', null],
    ['Delivery failed', 'NOTHING', null],
    ['Whatever', null, null],
  ])('has words such as %s with what they surely mean', async (word, meaning, reason) => {
    expect(wordsOf(await read(`awb,status\n1,${word}\n2,${word}\n`), [])).toEqual([
      { word, meaning, reason },
    ])
  })

  test('has words that mean what they meant last time, and the others are remembered, too', async () => {
    const known = { word: 'delivered', meaning: 'NOTHING', reason: null } as const
    const words = wordsOf(await read('awb,status\n1,Delivered\n'), [known])
    expect(words).toEqual([{ ...known, word: 'Delivered' }])
    expect(mergeWords(words, [known, REFUSED])).toEqual([...words, REFUSED])
  })

  test('has words of which nobody has said what they mean: they are not remembered', async () => {
    const words = wordsOf(await read('awb,status\n1,Whatever\n'), [])
    expect(mergeWords(words, [])).toEqual([])
  })

  test('never takes for granted that something is back in the shop', async () => {
    const known = { word: 'Returned', meaning: 'RECEIVED_BACK', reason: null } as const
    expect(wordsOf(await read('awb,status\n1,Returned\n'), [known])).toEqual([
      { word: 'Returned', meaning: 'REFUSED', reason: 'OTHER' },
    ])
  })
})

describe('What a report does', () => {
  const plan = async (text: string, orders: readonly CourierOrder[]) =>
    planReport(await read(text), [DELIVERED, REFUSED, PARTLY, UNKNOWN], orders)

  test('finds parcels by tracking number, then by order number', async () => {
    const planned = await plan('awb,order,status\nnx-7,1,Delivered\n,2,Rejected\nX,9,Delivered\n', [
      order('7', {}, 'NX-7'),
      order('1'),
      order('2'),
    ])
    expect(planned).toMatchObject([
      { orderId: '7', outcome: 'deliver', newNumber: null },
      { orderId: '2', outcome: 'refuse', reason: 'PRICE' },
      { orderId: undefined, outcome: 'unknown' },
    ])
    expect(actsOf(planned)).toEqual([
      { act: 'deliver', reason: null, ids: ['7'] },
      { act: 'refuse', reason: 'PRICE', ids: ['2'] },
    ])
  })

  test('says what is no news, not possible now, or without a meaning', async () => {
    const planned = await plan(
      'order,status,awb\n1,Delivered,\n2,Delivered,\n3,On its way,\n4,Partial,\n5,,\n',
      [
        order('1', { status: 'COMPLETED', shipmentState: 'DELIVERED' }),
        order('2', { shipmentState: 'NONE', shipment: null }),
        order('3'),
        order('4'),
        order('5'),
      ],
    )
    expect(planned.map(({ outcome }) => outcome)).toEqual([
      'done',
      'notPossible',
      'unknownWord',
      'partly',
      'nothing',
    ])
    expect(actsOf(planned)).toEqual([])
  })

  test.each([
    ['what one part costs', '250', 'deliverPartly'],
    ['what no part costs', '260', 'partly'],
    ['all that was due', '300', 'partly'],
    ['nothing', '0', 'partly'],
    ['no amount', '2.5E+2', 'partly'],
    ['no amount at all', '', 'partly'],
  ])('is never the delivery of a part: %s was collected', async (_, collected, outcome) => {
    const planned = await plan(`order,status,COD collected\n1,Partial,${collected}\n`, [order('1')])
    expect(planned).toMatchObject([{ outcome }])
    expect(actsOf(planned)).toEqual([])
    expect(partsOf(planned)).toMatchObject([{ order: { id: '1' } }])
  })

  test('is no part of what was delivered in part already, or is no longer on the road', async () => {
    const planned = await plan('order,status,awb\n1,Partial,\n2,Partial,\n', [
      order('1', {
        status: 'COMPLETED',
        shipmentState: 'DELIVERED',
        awaitedItems: [{ id: '1' }],
      }),
      order('2', { shipmentState: 'REFUSED' }),
    ])
    expect(planned.map(({ outcome }) => outcome)).toEqual(['done', 'notPossible'])
    expect(partsOf(planned)).toEqual([])
  })

  test('is nothing for a row about an earlier parcel, even if it names the order', async () => {
    const rows = await read('awb,order,status\nNX-1,7,Delivered\nNX-2,7,Rejected\n')
    const earlier = {
      __typename: 'EarlierParcel',
      order: { id: '7' },
      trackingNumber: 'NX-1',
    } as const
    const orders = [order('7', {}, 'NX-2')]
    const planned = planReport(rows, [DELIVERED, REFUSED], orders, [earlier])
    expect(planned).toMatchObject([
      { orderId: '7', outcome: 'earlierParcel', newNumber: null },
      { orderId: '7', outcome: 'refuse' },
    ])
    const [onlyEarlier] = planReport(rows.slice(0, 1), [DELIVERED, REFUSED], orders, [earlier])
    expect(actsOf(onlyEarlier ? [onlyEarlier] : [])).toEqual([])
  })

  test('is that of the last row of an order', async () => {
    const planned = await plan('order,status,awb\n1,Rejected,\n1,Delivered,\n', [order('1')])
    expect(planned.map(({ outcome }) => outcome)).toEqual(['repeated', 'deliver'])
  })

  test('is to keep tracking numbers of what is packed or on the road', async () => {
    const planned = await plan('order,awb\n1,A-1\n2,A-2\n3,A-3\n', [
      order('1', { shipmentState: 'PACKED' }),
      order('2', {}, 'a-2'),
      order('3', { shipmentState: 'DELIVERED', status: 'COMPLETED' }),
    ])
    expect(planned.map(({ newNumber }) => newNumber)).toEqual(['A-1', null, null])
  })

  test('takes one request for 200 orders', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => String(index + 1))
    const text = `order,status\n${ids.map((id) => `${id},Delivered`).join('\n')}`
    const planned = await plan(
      text,
      ids.map((id) => order(id)),
    )
    expect(actsOf(planned).map((act) => act.ids.length)).toEqual([200, 200, 50])
  })
})
