import { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyDatabase, startTestDatabase, type TestDatabase } from '../../../test/database'
import { createProduct } from '../../../test/factories'
import { statement, trustRows } from './statement'

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database.close())

const db = () => database.dataSource.manager

const count = statement({
  name: 'test.count',
  sql: 'SELECT count(*) AS count, max(created_at) AS "latestAt" FROM products',
  row: z.object({ count: z.int(), latestAt: z.date().nullable() }),
})

const renameProduct = statement({
  name: 'test.renameProduct',
  sql: 'UPDATE products SET name = $2 WHERE id = $1 RETURNING id, name',
  row: z.object({ id: z.int(), name: z.string() }),
})

const deleteProduct = statement({
  name: 'test.deleteProduct',
  sql: 'DELETE FROM products WHERE id = $1 RETURNING id',
  row: z.object({ id: z.int() }),
})

describe('A statement', () => {
  test('returns the rows of SELECT, UPDATE and DELETE', async () => {
    await emptyDatabase(database.dataSource)
    const { id } = await createProduct(db())
    const find = statement({
      name: 'test.find',
      sql: 'SELECT id, price_piastres AS "pricePiastres" FROM products WHERE id = $1',
      row: z.object({ id: z.int(), pricePiastres: z.int() }),
    })
    expect(await find(db(), [id])).toEqual([{ id, pricePiastres: 10_000 }])
    expect(await find(db(), [id + 1])).toEqual([])
    expect(await renameProduct(db(), [id, 'Cat bed'])).toEqual([{ id, name: 'Cat bed' }])
    expect(await renameProduct(db(), [id + 1, 'Cat bed'])).toEqual([])
    expect(await deleteProduct(db(), [id])).toEqual([{ id }])
    expect(await deleteProduct(db(), [id])).toEqual([])
  })

  test('builds its SQL from the given parts', async () => {
    const numbers = statement({
      name: 'test.numbers',
      sql: (order: 'ASC' | 'DESC') =>
        `SELECT n FROM generate_series(1, $1::int) AS n ORDER BY n ${order}`,
      row: z.object({ n: z.int() }),
    })
    expect(await numbers(db(), [2], 'DESC')).toEqual([{ n: 2 }, { n: 1 }])
    expect(await numbers(db(), [2], 'ASC')).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('throws its name and the column if a row differs from its shape', async () => {
    // A count is a bigint, which pg returns as text.
    await expect(count(db())).rejects.toThrow(
      'test.count returned rows of another shape than declared: count: Invalid input: expected number, received string',
    )
  })

  test('reports each column once, with its path inside JSON', async () => {
    const wrong = statement({
      name: 'test.wrong',
      sql: `SELECT n AS big, json_build_array(json_build_object('at', now())) AS changes
            FROM generate_series(1, 3) AS n`,
      row: z.object({ big: z.string(), changes: z.array(z.object({ at: z.date() })) }),
    })
    await expect(wrong(db())).rejects.toThrow(
      /big: [^;]*received number; changes\.\[\]\.at: [^;]*received string$/,
    )
  })

  test('rejects a column that its shape does not have', async () => {
    const more = statement({
      name: 'test.more',
      sql: 'SELECT 1 AS one, 2 AS two',
      row: z.object({ one: z.int() }),
    })
    await expect(more(db())).rejects.toThrow('Unrecognized key: "two"')
  })

  test('without a shape returns nothing and rejects rows', async () => {
    const touch = statement({ name: 'test.touch', sql: 'UPDATE products SET version = version' })
    expect(await touch(db())).toBeUndefined()
    const select = statement({ name: 'test.select', sql: 'SELECT 1 AS one' })
    await expect(select(db())).rejects.toThrow('test.select')
  })

  test('takes parameters by their names, each as often as it is used', async () => {
    const add = statement({
      name: 'test.add',
      sql: `SELECT $first::int + $second::int AS sum, $first::text || ':' AS text, now()::date IS NULL AS never`,
      row: z.object({ sum: z.int(), text: z.string(), never: z.boolean() }),
    })
    const sums = await add(db(), { second: 2, first: 1 })
    expect(sums).toEqual([{ sum: 3, text: '1:', never: false }])
    await expect(add(db(), { first: 1 })).rejects.toThrow('test.add has other parameters: second')
    await expect(add(db(), { first: 1, second: 2, third: 3 })).rejects.toThrow('third')
  })

  test('builds its SQL with names, too', async () => {
    const pick = statement({
      name: 'test.pick',
      sql: (column: 'a' | 'b') =>
        `SELECT ${column} AS value FROM (SELECT $a::int AS a, $b::int AS b) AS x`,
      row: z.object({ value: z.int() }),
    })
    expect(await pick(db(), { a: 1, b: 2 }, 'b')).toEqual([{ value: 2 }])
  })

  test('with more than five parameters must name them', () => {
    const sql = 'SELECT $1, $2, $3, $4, $5'
    expect(() => statement({ name: 'test.five', sql })).not.toThrow()
    expect(() => statement({ name: 'test.six', sql: `${sql}, $6` })).toThrow('test.six')
  })

  test('must have a unique name', () => {
    expect(() => statement({ name: 'test.count', sql: 'SELECT 1' })).toThrow('test.count')
  })
})

describe('With trusted rows, as in production', () => {
  let trusting: DataSource
  beforeAll(async () => {
    trusting = await new DataSource(database.dataSource.options).initialize()
    trustRows(trusting)
  })
  afterAll(() => trusting.destroy())

  test('rows are not checked', async () => {
    let checks = 0
    const read = statement({
      name: 'test.read',
      sql: 'SELECT 1 AS one',
      row: z.object({ one: z.custom<number>(() => ++checks > 0) }),
    })
    expect(await read(trusting.manager)).toEqual([{ one: 1 }])
    expect(checks).toBe(0)
    await read(db())
    expect(checks).toBe(1)
    await trusting.transaction((transaction) => read(transaction))
    expect(checks).toBe(1)
  })
})
