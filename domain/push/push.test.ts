import { expect, test } from 'vitest'
import { pushKindsOf, quietUntil } from './push'

const NIGHT = { from: 22, to: 8 }
const AFTERNOON = { from: 13, to: 15 }

test.each([
  // Cairo is two hours ahead of UTC in winter and three in summer.
  ['2026-11-26T19:59:59Z', NIGHT, undefined],
  ['2026-11-26T20:00:00Z', NIGHT, '2026-11-27T06:00:00.000Z'],
  ['2026-11-27T05:59:59Z', NIGHT, '2026-11-27T06:00:00.000Z'],
  ['2026-11-27T06:00:00Z', NIGHT, undefined],
  ['2026-07-01T19:30:00Z', NIGHT, '2026-07-02T05:00:00.000Z'],
  ['2026-11-26T11:30:00Z', AFTERNOON, '2026-11-26T13:00:00.000Z'],
  ['2026-11-26T13:00:00Z', AFTERNOON, undefined],
  // The clocks go forward in the night to 24 April 2026, and back in the night to 30 October.
  ['2026-04-23T20:30:00Z', NIGHT, '2026-04-24T05:00:00.000Z'],
  ['2026-10-29T20:30:00Z', NIGHT, '2026-10-30T06:00:00.000Z'],
])('at %s, quiet hours %j last until %s', (now, hours, end) => {
  expect(quietUntil(new Date(now), hours)?.toISOString()).toBe(end)
})

test('roles get notifications only of what they may see', () => {
  expect(pushKindsOf('shopper')).toEqual([])
  expect(pushKindsOf('packer')).toEqual(['newOrder', 'orderCancelled', 'lowStock'])
  expect(pushKindsOf('caller')).toEqual([
    'newOrder',
    'orderCancelled',
    'returnRequested',
    'lowStock',
  ])
})
