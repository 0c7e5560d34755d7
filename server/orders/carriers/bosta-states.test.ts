import { expect, test } from 'vitest'
import { bostaReport } from './bosta-states'

// The states and types of docs.bosta.co, "Get Shipment Status via Webhook".
test.each([
  ['10', 'SEND', null],
  ['20', 'SEND', null],
  ['21', 'SEND', 'pickedUp'],
  ['30', 'SEND', 'inTransit'],
  ['41', 'SEND', 'outForDelivery'],
  ['45', 'SEND', 'delivered'],
  ['45', undefined, 'delivered'],
  ['45', 'EXCHANGE', 'delivered'],
  ['46', 'EXCHANGE', null],
  ['46', 'Exchange', null],
  ['45', 'SIGN_AND_RETURN', 'delivered'],
  ['45', 'RTO', 'returned'],
  ['41', 'RTO', 'refused'],
  ['46', 'RTO', 'returned'],
  ['46', 'SEND', 'returned'],
  ['47', 'SEND', 'attemptFailed'],
  ['48', 'SEND', 'stopped'],
  ['45', 'FXF_SEND', 'inTransit'],
  ['60', 'FXF_SEND', 'delivered'],
  ['60', 'SEND', null],
  ['45', 'CUSTOMER_RETURN_PICKUP', null],
  ['46', 'CUSTOMER_RETURN_PICKUP', null],
  ['45.0', 'SEND', null],
  ['toString', 'SEND', null],
] as const)('State %s of the type %s is %s', (state, type, report) => {
  expect(bostaReport(state, type)).toBe(report)
})
