import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { buildSchema } from '../../app/schema'
import { CodeGraph, type Declaration } from '../../test/code-graph'

// Which mutations move money or stock is nowhere declared, so that it cannot be forgotten: it is what their code reaches.

const WRITES_MONEY =
  /INSERT INTO cash_entries\b|\b(?:create|save|insert|upsert)\(\s*CashEntryEntity\b/
const WRITES_STOCK =
  /(?=[\s\S]*\bstock\b)(?:UPDATE|INSERT INTO) products\b|\b(?:create|save|insert|upsert|update|increment|decrement)\(\s*ProductEntity\b/

/** Mutations without an `idempotencyKey`, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  startPayment: 'opens a page of the provider, or the open one again, whose reports count once',
  startPaymentByLink: 'as `startPayment`',
  updateOrderToPay: 'asks the provider, whose reports count once',
  askCarrier: 'takes in a report of the carrier, which counts once, however often it is asked for',
}

const graph = new CodeGraph()

const writers = new Set(
  graph.declarations
    .filter(({ node }) => {
      const text = node.getText()
      return WRITES_MONEY.test(text) || WRITES_STOCK.test(text)
    })
    .map(({ id }) => id),
)

const isMutation = ({ node }: Declaration) =>
  ts.isMethodDeclaration(node) &&
  ts.getDecorators(node)?.some(({ expression }) => expression.getText().startsWith('Mutation('))

const mutations = buildSchema().getMutationType()?.getFields() ?? {}
const moving = graph.declarations
  .filter(isMutation)
  .filter(({ id }) => graph.pathTo(id, (other) => writers.has(other)))
  .map(({ id, node }) => ({
    id,
    name: ts.isMethodDeclaration(node) ? node.name.getText() : '',
  }))
  .filter(({ name }) => !EXCEPTIONS[name])

function takesKey(name: string): boolean {
  return Boolean(mutations[name]?.args.some((arg) => arg.name === 'idempotencyKey'))
}

describe('A mutation that moves money or stock', () => {
  test('is found by what it writes', () => {
    expect(graph.declarations.filter(isMutation)).toHaveLength(Object.keys(mutations).length)
    const names = moving.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['addProduct', 'closeSettlement', 'deliverByLink', 'recordRefund']),
    )
    for (const name of ['addOrderNote', 'addToCart', 'login', 'startSettlement', 'writeReview']) {
      expect(names).not.toContain(name)
    }
  })

  test('takes an idempotency key', () => {
    expect(moving.filter(({ name }) => !takesKey(name)).map(({ name }) => name)).toEqual([])
  })

  test('looks its key up before it writes', () => {
    const LOOKS_UP = /#(?:runOnce|claimKey|lockBatch|findBooked)$/
    const without = moving.filter(({ id }) => !graph.pathTo(id, (other) => LOOKS_UP.test(other)))
    expect(without.map(({ name }) => name)).toEqual([])
  })

  test('has no exception that is not needed', () => {
    for (const name of Object.keys(EXCEPTIONS)) {
      expect(mutations[name], name).toBeDefined()
      expect(takesKey(name), name).toBe(false)
    }
  })
})
