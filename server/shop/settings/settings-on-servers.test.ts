import { afterEach, describe, expect, test } from 'vitest'
import { ENTITIES } from '../../app/features'
import { connect } from '../../platform/database/open'
import { eventually } from '../../test/eventually'
import { createAdmin } from '../../test/factories'
import { createTestApp, setUpShop } from '../../test/shop'

const shop = setUpShop()

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Another server of the shop, with connections of its own if the database can have them. */
async function startSecondServer() {
  const { url, dataSource, notifications } = shop.database
  if (url === undefined) {
    const app = await createTestApp({ dataSource, notifications })
    closers.push(async () => void (await app.close()))
    return app
  }
  const second = await connect({ url }, { poolSize: 2, entities: ENTITIES })
  const app = await createTestApp(second)
  closers.push(
    async () => void (await app.close()),
    () => second.close(),
  )
  return app
}

const UPDATE = `mutation ($input: SettingsInput!, $version: Int!) {
  updateSettings(input: $input, expectedVersion: $version) { settings { version } userErrors { message } }
}`

async function update(token: string, input: object, version: number): Promise<void> {
  const { data } = await shop.graphql(UPDATE, { token, variables: { input, version } })
  expect(data).toEqual({ updateSettings: { settings: { version: version + 1 }, userErrors: [] } })
}

describe('A change of the settings', () => {
  test('reaches another server, whose responses were cached', async () => {
    const { token } = await createAdmin(shop.db)
    const other = await startSecondServer()
    const read = async () => {
      const response = await other.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: '{ shop { phone shopName } }' },
      })
      return response.json().data.shop
    }
    for (const [version, phone] of ['19001', '19002', '19003'].entries()) {
      await read()
      await update(token, { phone, shopName: `Shop of ${phone}` }, version)
      await eventually(async () =>
        expect(await read()).toEqual({ phone, shopName: `Shop of ${phone}` }),
      )
    }
  })

  test('is in the next response of its own server', async () => {
    const { token } = await createAdmin(shop.db)
    await shop.graphql('{ shop { email } }')
    await update(token, { email: 'new@shop.example.com' }, 0)
    expect((await shop.graphql('{ shop { email } }')).data).toEqual({
      shop: { email: 'new@shop.example.com' },
    })
  })
})

test('Reading the settings costs a request no statement', async () => {
  const { token } = await createAdmin(shop.db)
  await update(token, { phone: '19123' }, 0)
  await shop.graphql('{ shop { phone } }')
  // Other fields, so that no cached response is sent.
  const statements = await shop.database.statements.during(() =>
    shop.graphql('{ shop { phone email hours about } }'),
  )
  expect(statements).toEqual([])
})
