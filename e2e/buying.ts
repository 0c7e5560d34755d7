import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { checkOut, graphql, type ShopProduct } from './api'

const RETRY_MILLISECONDS = 100

/** Shoppers who order one thing after the other. */
export interface Buying {
  /** The numbers of the orders that were confirmed, by idempotency key. */
  readonly confirmed: ReadonlyMap<string, number>
  /** How often there was each status; 0 is no answer. */
  readonly statuses: ReadonlyMap<number, number>
  /** Ends it, once everybody knows what became of the order that is under way. */
  stop(): Promise<void>
}

/**
 * Lets each shopper order as the shop's page does: the same key again and again until there is an
 * order, whatever becomes of the server meanwhile.
 */
export function startBuying(
  shopUrl: () => string,
  tokens: readonly string[],
  product: ShopProduct,
  onConfirmed: () => void = () => {},
): Buying {
  const confirmed = new Map<string, number>()
  const statuses = new Map<number, number>()
  let isOver = false

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
        onConfirmed()
      }
      // What is neither passing nor an order is for the caller to find among the statuses.
      if (status !== 503 && status !== 0) return
      await wait(RETRY_MILLISECONDS)
    }
  }

  const buying = Promise.all(
    tokens.map(async (token) => {
      while (!isOver) await order(token)
    }),
  )
  return {
    confirmed,
    statuses,
    async stop() {
      isOver = true
      await buying
    },
  }
}

interface OrderPage {
  readonly managedOrders: {
    readonly nodes: readonly {
      readonly id: string
      readonly items: readonly unknown[]
      readonly history: readonly unknown[]
    }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

/** Every confirmed order is in the shop, whole, and there is no other. */
export async function expectOrders(
  shopUrl: string,
  ownerToken: string,
  product: ShopProduct,
  confirmed: Buying['confirmed'],
): Promise<void> {
  const numbers: number[] = []
  let after: string | null = null
  for (;;) {
    const { managedOrders }: OrderPage = await graphql(
      shopUrl,
      ownerToken,
      `query ($after: String) {
        managedOrders(first: 100, oldestFirst: true, after: $after) {
          nodes { id items { name } history { status } } pageInfo { hasNextPage endCursor }
        }
      }`,
      { after },
    )
    for (const { id, items, history } of managedOrders.nodes) {
      numbers.push(Number(id))
      expect(items).toEqual([{ name: product.name }])
      expect(history).toEqual([{ status: 'PENDING' }])
    }
    if (!managedOrders.pageInfo.hasNextPage) break
    after = managedOrders.pageInfo.endCursor
  }
  expect(numbers).toEqual([...confirmed.values()].toSorted((a, b) => a - b))
}
