import { describe, expect, test } from 'vitest'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createStaff, type TestUser } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { addExpense, deleteExpense, listExpenses, updateExpense } from './expenses.service'

const shop = setUpShop()

const RENT = { spentOn: '2026-11-01', category: 'rent', amount: 12_000.5, note: ' Shop ' } as const

const ADD = `mutation ($input: ExpenseInput!, $key: String) {
  addExpense(input: $input, idempotencyKey: $key) {
    expense { id spentOn category amount note } userErrors { code field message }
  }
}`

interface Added {
  readonly addExpense: {
    readonly expense: { readonly id: string } | null
    readonly userErrors: readonly { readonly code: string; readonly field: string }[]
  }
}

const add = async (user: TestUser, input: object, key?: string) =>
  (
    await shop.graphql<Added>(ADD, {
      ...user,
      variables: { input: { ...RENT, category: 'RENT', ...input }, key },
    })
  ).data.addExpense

const listed = async (...input: Parameters<typeof listExpenses>[1][]) =>
  (await listExpenses(shop.db, input[0] ?? {})).nodes

describe('Expenses', () => {
  test('are listed by their day, the latest first, page by page', async () => {
    for (const day of ['2026-11-02', '2026-11-03', '2026-11-02', '2026-10-31']) {
      await addExpense(shop.db, { ...RENT, spentOn: day })
    }
    const pages: string[][] = []
    let after: string | null = null
    do {
      const page = await listExpenses(shop.db, { first: 2, after })
      pages.push(page.nodes.map(({ spentOn, id }) => `${spentOn} ${id}`))
      after = page.hasNextPage ? page.endCursor : null
      expect(await page.count()).toBe(4)
    } while (after)
    const ids = (await listed()).map(({ id }) => id)
    expect(pages).toEqual([
      [`2026-11-03 ${ids[0]}`, `2026-11-02 ${ids[1]}`],
      [`2026-11-02 ${ids[2]}`, `2026-10-31 ${ids[3]}`],
    ])
    expect(ids[1]).toBeGreaterThan(ids[2] ?? 0)
  })

  test('are found by their days, both included, and by category', async () => {
    await addExpense(shop.db, RENT)
    await addExpense(shop.db, { ...RENT, spentOn: '2026-11-30', category: 'wages' })
    await addExpense(shop.db, { ...RENT, spentOn: '2026-12-01' })
    expect(await listed({ from: '2026-11-01', to: '2026-11-30' })).toHaveLength(2)
    expect(await listed({ from: '2026-11-02' })).toHaveLength(2)
    expect(await listed({ to: '2026-11-30', category: 'rent' })).toMatchObject([
      { spentOn: '2026-11-01', piastres: 1_200_050, note: 'Shop' },
    ])
  })

  test('cannot be asked for in a way that the database does not understand', async () => {
    await addExpense(shop.db, RENT)
    expect(await listed({ from: '0000-01-01', to: '9999-12-31' })).toHaveLength(1)
    expect(await listed({ to: '0000-01-01' })).toEqual([])
    expect(await listed({ from: '9999-12-31' })).toEqual([])
    const after = Buffer.from('2147483647.2147483647').toString('base64url')
    expect(await listed({ after })).toHaveLength(1)
    const noCursor = await expectAppError(listExpenses(shop.db, { after: 'no cursor' }))
    expect(noCursor.code).toBe('INVALID')
  })

  test('that are wrong name every field at once', async () => {
    const wrong = { spentOn: '1926-11-01', category: 'fun', amount: 0, note: 'x'.repeat(301) }
    const { details } = await expectAppError(addExpense(shop.db, wrong as never))
    expect(details.problems?.map(({ field }) => field)).toEqual([
      'spentOn',
      'category',
      'amount',
      'note',
    ])
    expect(await listed()).toEqual([])
  })

  test('are corrected and deleted, once they exist', async () => {
    const { id } = await addExpense(shop.db, RENT)
    const corrected = await updateExpense(shop.db, id, { ...RENT, amount: 1, note: null })
    expect(corrected).toMatchObject({ id, piastres: 100, note: null })
    await deleteExpense(shop.db, id)
    expect(await listed()).toEqual([])
    for (const missing of [id, 'x', 2_147_483_648]) {
      for (const act of [updateExpense(shop.db, missing, RENT), deleteExpense(shop.db, missing)]) {
        expect((await expectAppError(act)).code).toBe('NOT_FOUND')
      }
    }
  })
})

describe('In the API, an expense', () => {
  test('is added once for its key, and logged with who added it', async () => {
    const admin = await createAdmin(shop.db)
    const first = await add(admin, {}, 'key')
    expect(first).toMatchObject({
      expense: { spentOn: '2026-11-01', category: 'RENT', amount: 12_000.5, note: 'Shop' },
      userErrors: [],
    })
    expect(await add(admin, {}, 'key')).toEqual(first)
    expect(await add(admin, { amount: 5 }, 'key')).toMatchObject({
      expense: null,
      userErrors: [{ code: 'CONFLICT', field: 'idempotencyKey' }],
    })
    expect(await listed()).toHaveLength(1)
    const { data } = await shop.graphql(
      '{ changes(kind: EXPENSE) { nodes { action subject fields { field after } } } }',
      admin,
    )
    expect(data.changes).toMatchObject({
      nodes: [
        {
          action: 'ADDED',
          subject: first.expense?.id,
          fields: expect.arrayContaining([
            { field: 'category', after: 'rent' },
            { field: 'amount', after: '12000.50' },
          ]) as unknown,
        },
      ],
    })
  })

  test('is for those who handle the money', async () => {
    const [caller, accountant] = [
      await createStaff(shop.db, 'caller'),
      await createStaff(shop.db, 'accountant'),
    ]
    expect((await add(accountant, {})).userErrors).toEqual([])
    for (const query of [
      '{ expenses { totalCount } }',
      'mutation { deleteExpense(id: 1) { expenseId } }',
      `mutation { addExpense(input: { spentOn: "2026-11-01", category: RENT, amount: 1 }) { expense { id } } }`,
      `mutation { updateExpense(id: 1, input: { spentOn: "2026-11-01", category: RENT, amount: 1 }) { expense { id } } }`,
    ]) {
      const { errors } = await shop.graphql(query, caller)
      expect(errors, query).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    }
    expect(await listed()).toHaveLength(1)
  })
})
