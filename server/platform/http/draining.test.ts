import { beforeEach, expect, test } from 'vitest'
import { createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { RETRY_HEADER, RETRY_STATUS } from './draining'
import { createReadiness } from './health'

const readiness = createReadiness()
const shop = setUpShop({ readiness })

beforeEach(() => {
  readiness.isStopping = false
})

const retried = { headers: { [RETRY_HEADER]: '1' } }

test('A draining server serves requests, cached ones too, and ends their connections', async () => {
  const { id } = await createProduct(shop.db)
  const path = `/products/${id}`
  const before = await shop.rest('GET', path)
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive'])
  readiness.isStopping = true
  for (const url of [path, '/readyz', '/nowhere', '/graphql?query={__typename}']) {
    const { headers } = await shop.rest('GET', url)
    expect(headers.connection, url).toBe('close')
  }
  expect((await shop.rest('GET', path)).body).toBe(before.body)
})

test('It refuses reads of proxies that send them to another server, and no writes', async () => {
  const { id } = await createProduct(shop.db)
  const path = `/products/${id}`
  expect((await shop.rest('GET', path, retried)).statusCode).toBe(200)
  readiness.isStopping = true
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await shop.rest(method, path, retried)
    expect([statusCode, headers.connection, headers['cache-control']]).toEqual([
      RETRY_STATUS,
      'close',
      'no-store',
    ])
  }
  const query = { body: { query: '{ products { totalCount } }' }, ...retried }
  const response = await shop.rest('POST', '/graphql', query)
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
})
