import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { createShopper, DELIVERY, graphql, type ShopProduct } from './api'

const PATIENCE_MILLISECONDS = 60_000

/** Shoppers who order one piece of a product, again and again, each order until it is confirmed. */
export class Buyers {
  /** The order that each key was confirmed to have made. */
  readonly confirmed = new Map<string, number>()

  private constructor(
    private readonly tokens: readonly string[],
    private readonly product: ShopProduct,
    private readonly shopUrl: () => string,
  ) {}

  /** @param shopUrl where the shop is at the moment of each request. */
  static async create(count: number, product: ShopProduct, shopUrl: () => string): Promise<Buyers> {
    const tokens = await Promise.all(Array.from({ length: count }, () => createShopper(shopUrl())))
    return new Buyers(tokens, product, shopUrl)
  }

  /** Ends when every buyer has so many orders confirmed. */
  async order(ordersEach: number): Promise<void> {
    await Promise.all(
      this.tokens.map(async (token) => {
        for (let count = 0; count < ordersEach; count += 1) await this.orderOnce(token)
      }),
    )
  }

  /** As the shop's page does: the same key until there is an answer. */
  private async orderOnce(token: string): Promise<void> {
    const key = randomUUID()
    const giveUpAt = Date.now() + PATIENCE_MILLISECONDS
    const { id, price } = this.product
    while (Date.now() < giveUpAt) {
      try {
        const response = await fetch(`${this.shopUrl()}/checkout`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            'idempotency-key': key,
          },
          body: JSON.stringify({
            ...DELIVERY,
            total: price,
            cart_items: [{ product_id: Number(id), quantity: 1, price }],
          }),
        })
        expect(response.status).toBe(201)
        this.confirmed.set(key, (await response.json()).id)
        return
      } catch (error) {
        // No answer: the order may be placed or not.
        if (!(error instanceof TypeError)) throw error
      }
    }
    throw new Error('Nobody answered for a minute')
  }

  /** Every confirmed order is there, whole, and there is no other. */
  async expectOrders(ownerToken: string): Promise<void> {
    const { managedOrders } = await graphql<{
      managedOrders: { nodes: { id: string; items: unknown[]; history: unknown[] }[] }
    }>(
      this.shopUrl(),
      ownerToken,
      '{ managedOrders(first: 100) { nodes { id items { name } history { status } } } }',
    )
    const numbers = managedOrders.nodes.map(({ id }) => Number(id))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      [...this.confirmed.values()].toSorted((a, b) => a - b),
    )
    for (const { items, history } of managedOrders.nodes) {
      expect(items).toEqual([{ name: this.product.name }])
      expect(history).toEqual([{ status: 'PENDING' }])
    }
  }
}
