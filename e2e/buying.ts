import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { checkOut, graphql, type ShopProduct } from './api'

const RETRY_MILLISECONDS = 100

/** Shoppers who keep placing orders. */
export interface Buyers {
  /** The numbers of the confirmed orders, by idempotency key. */
  readonly confirmed: ReadonlyMap<string, number>
  /** The number of responses by status; 0 stands for no response. */
  readonly statuses: ReadonlyMap<number, number>
  /** Resolves when this many more orders are confirmed. */
  confirmMore(count: number): Promise<void>
  /** Resolves when each buyer's last order is settled. */
  stop(): Promise<void>
}

/** Each buyer retries an order with the same key until it is confirmed, as the page does. */
export function startBuyers(
  shopUrl: () => string,
  tokens: readonly string[],
  product: ShopProduct,
): Buyers {
  const confirmed = new Map<string, number>()
  const statuses = new Map<number, number>()
  const orders = new EventEmitter()
  let isStopped = false

  async function order(token: string): Promise<void> {
    const key = randomUUID()
    for (;;) {
      const { status, body } = await checkOut(shopUrl(), token, product, 1, key).catch(
        (error: unknown) => {
          if (!(error instanceof TypeError)) throw error
          return { status: 0, body: {} as Record<string, unknown> }
        },
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) {
        confirmed.set(key, Number(body.id))
        orders.emit('confirmed')
      }
      // Callers check `statuses` for anything but an order or a temporary failure.
      if (status !== 503 && status !== 0) return
      await wait(RETRY_MILLISECONDS)
    }
  }

  const running = Promise.all(
    tokens.map(async (token) => {
      while (!isStopped) await order(token)
    }),
  )
  return {
    confirmed,
    statuses,
    async confirmMore(count) {
      const goal = confirmed.size + count
      while (confirmed.size < goal) await once(orders, 'confirmed')
    },
    async stop() {
      isStopped = true
      await running
    },
  }
}

interface OrderPage {
  readonly adminOrders: {
    readonly nodes: readonly {
      readonly id: string
      readonly items: readonly unknown[]
      readonly history: readonly unknown[]
    }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

/** Expects the shop to have every confirmed order, complete, and no others. */
export async function expectOrders(
  shopUrl: string,
  adminToken: string,
  product: ShopProduct,
  confirmed: Buyers['confirmed'],
): Promise<void> {
  const numbers: number[] = []
  let after: string | null = null
  for (;;) {
    const { adminOrders }: OrderPage = await graphql(
      shopUrl,
      adminToken,
      `query ($after: String) {
        adminOrders(first: 100, sort: OLDEST, after: $after) {
          nodes { id items { name } history { status } } pageInfo { hasNextPage endCursor }
        }
      }`,
      { after },
    )
    for (const { id, items, history } of adminOrders.nodes) {
      numbers.push(Number(id))
      expect(items).toEqual([{ name: product.name }])
      expect(history).toEqual([{ status: 'PENDING' }])
    }
    if (!adminOrders.pageInfo.hasNextPage) break
    after = adminOrders.pageInfo.endCursor
  }
  expect(numbers).toEqual([...confirmed.values()].toSorted((a, b) => a - b))
}
