import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { execute, parse } from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from '../../../app/schema'
import { eventually } from '../../../test/eventually'
import { setUpShop } from '../../../test/shop'
import type { Context } from '../../features/context'
import { createDocumentLimits } from './document-limits'

const shop = setUpShop({ newAppForEachTest: true })

const schema = buildSchema()

const QUERY = '{ search(query: "samlon") { totalCount } }'
const REFUSAL = 'The client has closed the connection.'

test('A text that waited for its turn is not validated if its client has left', async () => {
  const { admit } = createDocumentLimits(schema)
  await expect(admit(QUERY, { hasLeft: () => true })).rejects.toThrow(REFUSAL)
  await expect(admit(QUERY, { hasLeft: () => false })).resolves.toBeUndefined()
})

test('A query whose client has left reads nothing from the database', async () => {
  await shop.app.ready()
  const statements = await shop.database.statements.during(async () => {
    const { errors } = await execute({
      schema,
      document: parse(QUERY),
      contextValue: { ...shop.app.runtime, hasLeft: () => true },
    })
    expect(errors?.map(({ message }) => message)).toEqual([REFUSAL])
  })
  expect(statements).toEqual([])
})

test('The shop knows whether a client has left', async () => {
  let context: Context | undefined
  shop.app.addHook('onRequest', async (request) => {
    context = request.context
  })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(client, 'connect')
  client.write('POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n')
  await eventually(() => expect(context?.hasLeft()).toBe(false))
  client.resetAndDestroy()
  await eventually(() => expect(context?.hasLeft()).toBe(true))
})
