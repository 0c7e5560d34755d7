import { describe, expect, test } from 'vitest'
import type { CourierOrdersQuery } from '../gql/couriers'
import { readTable } from '../lib/table-file'
import {
  actsOf,
  guessReportColumns,
  mergeWords,
  planReport,
  toReportRows,
  type Word,
  wordsOf,
} from './report-file'

type CourierOrder = CourierOrdersQuery['courierOrders'][number]

const csv = (text: string) => new File([text], 'report.csv', { type: 'text/csv' })

async function read(text: string) {
  const file = await readTable(csv(text))
  return toReportRows(file, guessReportColumns(file, null))
}

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
    ...fields,
  }
}

const DELIVERED: Word = { word: 'Delivered', meaning: 'DELIVERED', reason: null }
const REFUSED: Word = { word: 'Rejected', meaning: 'REFUSED', reason: 'PRICE' }

describe('A report', () => {
  test('is read by the headings that couriers use, in both languages', async () => {
    expect(await read('AWB;Order Ref;Status\nNX-1;#12;Delivered\n;;\n;13;Rejected\n')).toEqual([
      { line: 2, trackingNumber: 'NX-1', orderId: '12', status: 'Delivered' },
      { line: 3, trackingNumber: null, orderId: '13', status: 'Rejected' },
    ])
    expect(await read('رقم التتبع,رقم الطلب,الحالة\nNX-1,12,تم التسليم\n')).toEqual([
      { line: 2, trackingNumber: 'NX-1', orderId: '12', status: 'تم التسليم' },
    ])
  })

  test.each([
    ['Delivered', 'DELIVERED'],
    ['Not delivered', 'NOTHING'],
    ['Out for delivery', 'NOTHING'],
    ['تم التسليم', 'DELIVERED'],
    ['لم يتم التسليم', 'NOTHING'],
    ['Customer refused', 'REFUSED'],
    ['مرفوض', 'REFUSED'],
    ['Lost', 'LOST'],
    ['Returned to shop', 'RECEIVED_BACK'],
    ['Whatever', 'NOTHING'],
  ])('has words such as %s with a usual meaning', async (word, meaning) => {
    expect(wordsOf(await read(`awb,status\n1,${word}\n2,${word}\n`), [])).toMatchObject([
      { word, meaning },
    ])
  })

  test('has words that mean what they meant last time, and the others are remembered, too', async () => {
    const known: Word = { word: 'delivered', meaning: 'NOTHING', reason: null }
    const words = wordsOf(await read('awb,status\n1,Delivered\n'), [known])
    expect(words).toEqual([known])
    expect(mergeWords(words, [known, REFUSED])).toEqual([known, REFUSED])
  })
})

describe('What a report does', () => {
  const plan = async (text: string, orders: readonly CourierOrder[]) =>
    planReport(await read(text), [DELIVERED, REFUSED], orders)

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
    const planned = await plan('order,status,awb\n1,Delivered,\n2,Delivered,\n3,On its way,\n', [
      order('1', { status: 'COMPLETED', shipmentState: 'DELIVERED' }),
      order('2', { shipmentState: 'NONE', shipment: null }),
      order('3'),
    ])
    expect(planned.map(({ outcome }) => outcome)).toEqual(['done', 'notPossible', 'nothing'])
    expect(actsOf(planned)).toEqual([])
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
