import type { Buyers } from '../../e2e/buying'
import { onDatabase } from '../../server/test/server-database'

export const print = (text: string) => void process.stdout.write(`${text}\n`)

/** Reads the order of each idempotency key, and the number of complete orders. */
function readOrders(databaseUrl: string) {
  return onDatabase(databaseUrl, async (client) => {
    const keys = await client.query<{ id: number; key: string }>(
      'SELECT order_id AS id, key FROM idempotency_keys',
    )
    const orders = await client.query(
      'SELECT FROM orders WHERE EXISTS (SELECT FROM order_items WHERE order_id = orders.id)',
    )
    return {
      stored: new Map(keys.rows.map(({ id, key }) => [key, id])),
      rows: orders.rows.length,
    }
  })
}

/**
 * Prints what became of the buyers' orders. Returns whether every confirmed order is stored once, and all responses
 * were an order or a 503.
 */
export async function reportOrders(
  { confirmed, statuses }: Buyers,
  databaseUrl: string,
): Promise<boolean> {
  const { stored, rows } = await readOrders(databaseUrl)
  const lost = [...confirmed].filter(([key, id]) => stored.get(key) !== id).length
  // Each buyer retries until confirmed, so an order that no buyer knows of is a duplicate.
  const duplicated = rows - confirmed.size
  const others = [...statuses.keys()].filter((status) => ![0, 201, 503].includes(status))
  const countOf = (status: number) => statuses.get(status) ?? 0
  print(`orders confirmed:          ${confirmed.size}`)
  print(`orders stored:             ${rows}`)
  print(`lost:                      ${lost}`)
  print(`duplicated:                ${duplicated}`)
  print(`rejected with 503:         ${countOf(503)}`)
  print(`without a response:        ${countOf(0)}`)
  print(
    `other responses:           ${others.map((one) => `${countOf(one)} × ${one}`).join(', ') || 'none'}`,
  )
  return lost === 0 && duplicated === 0 && others.length === 0
}
