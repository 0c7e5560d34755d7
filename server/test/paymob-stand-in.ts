import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPaymobServer, type PaymobStandIn } from './paymob-server'

/** Runs a stand-in for Paymob while the tests of a file run, and empties it before each. */
export function setUpPaymob(): PaymobStandIn {
  const server = createPaymobServer()
  beforeAll(() => server.start())
  beforeEach(() => server.reset())
  afterAll(() => server.stop())
  return server.standIn
}
