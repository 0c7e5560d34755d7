import { describe, expect, test } from 'vitest'
import { untilBlocked } from '../../test/blocking'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { environmentSettings } from './environment-settings'
import { updateSettings } from './settings.service'

const shop = setUpShop()

const READ = `{ settings {
  version values { shopName phone email address orderRecipients }
  changes { version changedBy differences { name before after } }
} }`
const UPDATE = `mutation ($input: SettingsInput!, $version: Int!) {
  updateSettings(input: $input, expectedVersion: $version) {
    settings { version values { shopName phone email address } } userErrors { code field message }
  }
}`
const REVERT = `mutation ($version: Int!) {
  revertSettings(version: $version) {
    settings { version values { phone email } } userErrors { code message }
  }
}`

interface Payload {
  readonly settings: { readonly version: number; readonly values: object } | null
  readonly userErrors: readonly { readonly code: string; readonly field?: string | null }[]
}

const update = async (token: string, input: object, version: number) => {
  const variables = { input, version }
  const { data } = await shop.graphql<{ updateSettings: Payload }>(UPDATE, { token, variables })
  return data.updateSettings
}
const revert = async (token: string, version: number) => {
  const { data } = await shop.graphql<{ revertSettings: Payload }>(REVERT, {
    token,
    variables: { version },
  })
  return data.revertSettings
}

describe('A setting', () => {
  test('has the value of the environment until it is changed', async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(READ, { token })
    expect(data).toMatchObject({
      settings: { version: 0, values: { shopName: null, phone: '+20 2 2735 1234' }, changes: [] },
    })
  })

  test('that is changed wins over the environment, and the others stay', async () => {
    const { token } = await createAdmin(shop.db)
    const { settings } = await update(token, { phone: '19123', shopName: ' Nilo ' }, 0)
    expect(settings).toMatchObject({
      version: 1,
      values: { phone: '19123', shopName: 'Nilo', email: 'care@shop.example.com' },
    })
  })

  test('that is emptied is not set, whatever the environment has', async () => {
    const { token } = await createAdmin(shop.db)
    const { settings } = await update(token, { phone: '', email: null }, 0)
    expect(settings).toMatchObject({ values: { phone: null, email: null } })
    const { data } = await shop.graphql('{ shop { phone email hours } }')
    expect(data).toEqual({ shop: { phone: null, email: null, hours: null } })
  })

  test('has days off and holidays, with problems at their places, and the delivery page names them', async () => {
    const { token } = await createAdmin(shop.db)
    await shop.db.query(
      `INSERT INTO delivery_rates (area, fee_piastres, min_days, max_days) VALUES ('C', 0, 1, 2)`,
    )
    const page = async () => {
      const { data } = await shop.graphql<{ helpPage: { html: string } }>(
        '{ helpPage(page: DELIVERY) { html } }',
      )
      return data.helpPage.html
    }
    expect(await page()).toContain(
      'these days are not counted, and nothing is delivered on them: Friday.',
    )
    const { userErrors } = await update(
      token,
      {
        daysOff: ['FRI', 'someday'],
        holidays: ['2026-05-01 Labour Day', '2026-04-31 2026-05-02 X'],
      },
      0,
    )
    expect(userErrors.map(({ field }) => field)).toEqual(['daysOff.1', 'holidays.1'])
    const week = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
    expect((await update(token, { daysOff: week }, 0)).userErrors).toMatchObject([
      { field: 'daysOff' },
    ])
    const holidays = ['٢٠٢٦-٠٥-٠١ Labour Day', '2026-03-20 2026-03-22 Eid']
    const { settings } = await update(token, { daysOff: ['SAT', 'FRI'], holidays }, 0)
    expect(settings).toMatchObject({ version: 1 })
    expect(await page()).toContain('Friday and Saturday.')
    const { data } = await shop.graphql('{ settings { values { daysOff holidays } } }', { token })
    expect(data).toEqual({
      settings: {
        values: {
          daysOff: ['FRI', 'SAT'],
          holidays: ['2026-03-20 2026-03-22 Eid', '2026-05-01 Labour Day'],
        },
      },
    })
    await update(token, { daysOff: [], holidays: [] }, 1)
    expect(await page()).not.toContain('not counted')
  })

  test('is the stock at which products are low that have no threshold of their own', async () => {
    const { token } = await createAdmin(shop.db)
    const [usual, own] = [
      await createProduct(shop.db, { name: 'Usual', stock: 12 }),
      await createProduct(shop.db, { name: 'Own', stock: 12, lowStockThreshold: 3 }),
    ]
    const readLow = async () => {
      const { data } = await shop.graphql<{
        adminProducts: { nodes: { id: string; inventory: { isLowStock: boolean } }[] }
        low: { nodes: { id: string }[] }
        tasks: { kind: string; count: number }[]
      }>(
        `{ adminProducts { nodes { id inventory { isLowStock } } }
           low: adminProducts(stockLevel: LOW) { nodes { id } } tasks { kind count } }`,
        { token },
      )
      return {
        marked: data.adminProducts.nodes
          .filter(({ inventory }) => inventory.isLowStock)
          .map(({ id }) => Number(id)),
        listed: data.low.nodes.map(({ id }) => Number(id)),
        counted: data.tasks.find(({ kind }) => kind === 'LOW_STOCK')?.count,
      }
    }
    expect(await readLow()).toEqual({ marked: [], listed: [], counted: 0 })
    for (const lowStock of [-1, 100_001]) {
      const { userErrors } = await update(token, { lowStock }, 0)
      expect(userErrors, String(lowStock)).toMatchObject([{ field: 'lowStock' }])
    }
    await update(token, { lowStock: 12 }, 0)
    expect(await readLow()).toEqual({ marked: [usual.id], listed: [usual.id], counted: 1 })
    await shop.db.query('UPDATE products SET stock = 3 WHERE id = $1', [own.id])
    await update(token, { lowStock: 0 }, 1)
    expect(await readLow()).toEqual({ marked: [own.id], listed: [own.id], counted: 1 })
  })

  test('is changed by the owner only', async () => {
    const { token } = await createShopper(shop.db)
    for (const caller of [{ token }, {}]) {
      const variables = { input: { phone: '19123' }, version: 0 }
      const { errors } = await shop.graphql(UPDATE, { ...caller, variables })
      expect(errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/)
    }
    expect((await shop.graphql('{ shop { phone } }')).data).toEqual({
      shop: { phone: '+20 2 2735 1234' },
    })
  })

  test('with a problem changes nothing, and every problem is reported with its field', async () => {
    const { token } = await createAdmin(shop.db)
    const { settings, userErrors } = await update(
      token,
      { phone: 'x', email: 'y', shopName: 'Nilo' },
      0,
    )
    expect(settings).toBeNull()
    expect(userErrors).toMatchObject([
      { code: 'INVALID', field: 'phone' },
      { code: 'INVALID', field: 'email' },
    ])
    expect((await shop.graphql(READ, { token })).data).toMatchObject({ settings: { version: 0 } })
  })
})

describe('Of two people who edit the same settings', () => {
  test('the second is a conflict', async () => {
    const { token } = await createAdmin(shop.db)
    await update(token, { phone: '19123' }, 0)
    const { settings, userErrors } = await update(token, { email: 'a@shop.example.com' }, 0)
    expect(settings).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }])
  })

  test('the second is a conflict, even if both save at the same moment', async () => {
    const { id: accountId } = await createAdmin(shop.db)
    const editor = { accountId, environment: environmentSettings(shop.app.runtime.env) }
    let second: Promise<unknown> | undefined
    await shop.db.transaction(async (transaction) => {
      await updateSettings(transaction, { phone: '19123' }, { expectedVersion: 0 }, editor)
      second = updateSettings(shop.db, { phone: '19555' }, { expectedVersion: 0 }, editor).catch(
        (error: unknown) => error,
      )
      await untilBlocked(shop.database, transaction, second)
    })
    expect(await second).toMatchObject({ code: 'CONFLICT' })
    expect((await shop.graphql('{ shop { phone } }')).data).toEqual({ shop: { phone: '19123' } })
  })
})

describe('The history', () => {
  test('says who changed what, newest first', async () => {
    const { token } = await createAdmin(shop.db)
    await update(token, { phone: '19123', orderRecipients: ['a@example.com', 'b@example.com'] }, 0)
    await update(token, { shopName: 'Nilo' }, 1)
    const { data } = await shop.graphql(READ, { token })
    expect(data).toMatchObject({
      settings: {
        changes: [
          {
            version: 2,
            changedBy: expect.any(String),
            differences: [{ name: 'SHOP_NAME', before: null, after: 'Nilo' }],
          },
          {
            version: 1,
            differences: [
              { name: 'PHONE', before: '+20 2 2735 1234', after: '19123' },
              { name: 'ORDER_RECIPIENTS', before: null, after: 'a@example.com, b@example.com' },
            ],
          },
        ],
      },
    })
  })

  test('has no change that changes nothing', async () => {
    const { token } = await createAdmin(shop.db)
    const { settings } = await update(token, { phone: '+20 2 2735 1234' }, 0)
    expect(settings).toMatchObject({ version: 0 })
  })

  test('puts a change back, and later changes of other settings stay', async () => {
    const { token } = await createAdmin(shop.db)
    await update(token, { phone: '19123' }, 0)
    await update(token, { email: 'a@shop.example.com' }, 1)
    expect((await revert(token, 1)).settings).toEqual({
      version: 3,
      values: { phone: '+20 2 2735 1234', email: 'a@shop.example.com' },
    })
    expect((await revert(token, 9)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test('outlives the account that made a change', async () => {
    const { id, token } = await createAdmin(shop.db)
    await update(token, { phone: '19123' }, 0)
    await shop.db.query('DELETE FROM users WHERE id = $1', [id])
    const other = await createAdmin(shop.db)
    const { data } = await shop.graphql(READ, { token: other.token })
    expect(data).toMatchObject({ settings: { changes: [{ version: 1, changedBy: null }] } })
  })
})
