import { expect, test } from 'vitest'
import { stateThatMatters } from './state-that-matters'

const NEW = {
  status: 'PENDING',
  confirmationState: 'TO_CONFIRM',
  shipmentState: 'NONE',
  paymentState: 'DUE',
} as const

test.each([
  ['the answer of the customer', {}, 'confirmation'],
  [
    'its parcel, once it is confirmed',
    { status: 'PROCESSING', confirmationState: 'CONFIRMED' },
    'shipment',
  ],
  ['its parcel, if it was refused', { status: 'CANCELLED', shipmentState: 'REFUSED' }, 'shipment'],
  ['money that is to be given back', { status: 'CANCELLED', paymentState: 'TO_REFUND' }, 'payment'],
  [
    'cash that the courier still has',
    { status: 'COMPLETED', paymentState: 'COLLECTED' },
    'payment',
  ],
  [
    'its status, once nothing is left to do',
    { status: 'COMPLETED', paymentState: 'REMITTED' },
    'status',
  ],
] as const)('What matters of an order is %s', (_, changes, state) => {
  expect(stateThatMatters({ ...NEW, ...changes })).toBe(state)
})
