import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { announce, hasSubscribers, type ShopEvent } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'

/** The fields of a product that are sent to webhooks. */
interface ReportedProduct {
  readonly id: number
  readonly name: string
  readonly nameAr: string | null
  readonly pricePiastres: Piastres
  readonly imageUrl: string
  readonly stock: number | null
}

function toWebhookProduct(product: ReportedProduct) {
  const { id, name, nameAr, pricePiastres, imageUrl, stock } = product
  return { id, name, name_ar: nameAr, price: toPounds(pricePiastres), image_url: imageUrl, stock }
}

/** A product whose stock became low, at the number of units that it counts as low with. */
interface LowProduct extends ReportedProduct {
  readonly lowStockAt: number
}

/** The event of products whose stock has become low; they are read only if a webhook has subscribed. */
export function productsBecameLow(read: () => readonly LowProduct[]): ShopEvent {
  return {
    webhooks: {
      event: 'product.lowStock',
      data: () =>
        read().map((product) => ({
          product: toWebhookProduct(product),
          low_stock_at: product.lowStockAt,
        })),
    },
  }
}

interface ProductChange {
  readonly change: 'added' | 'updated' | 'deleted'
  readonly product: ReportedProduct
}

type Changes = readonly ProductChange[]

/** The event of any number of products; their changes are read only if a webhook has subscribed. */
export function productsChanged(read: () => Changes | Promise<Changes>): ShopEvent {
  return {
    webhooks: {
      event: 'product.changed',
      async data() {
        const changes = await read()
        return changes.map(({ change, product }) => ({
          change,
          product: toWebhookProduct(product),
        }))
      },
    },
  }
}

const readReported = statement({
  name: 'productEvents.readReported',
  // Locked in the order of their ids, like everywhere else.
  sql: `SELECT id, name, name_ar AS "nameAr", price_piastres AS "pricePiastres",
       image_url AS "imageUrl", stock,
       coalesce(low_stock_threshold, (SELECT low_stock_setting())) AS "lowStockAt"
     FROM products WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE`,
  row: z.object({
    id: z.int(),
    name: z.string(),
    nameAr: z.string().nullable(),
    pricePiastres: piastresColumn,
    imageUrl: z.string(),
    stock: z.int().nullable(),
    lowStockAt: z.int(),
  }),
})

/** The event of added products. */
export function productsAdded(transaction: EntityManager, ids: readonly number[]): ShopEvent {
  return productsChanged(async () =>
    (await readReported(transaction, [ids])).map((product) => ({ change: 'added', product })),
  )
}

const isLow = ({ stock, lowStockAt }: LowProduct) => stock !== null && stock <= lowStockAt

function isSame(a: ReportedProduct, b: ReportedProduct): boolean {
  return (
    a.name === b.name &&
    a.nameAr === b.nameAr &&
    a.pricePiastres === b.pricePiastres &&
    a.imageUrl === b.imageUrl &&
    a.stock === b.stock
  )
}

/**
 * Changes or deletes products, and announces which of them it has. Without a webhook for it, that costs one
 * statement, however many products there are.
 */
export async function announceProductChanges<T>(
  transaction: EntityManager,
  ids: readonly number[],
  change: () => Promise<T>,
): Promise<T> {
  if (!(await hasSubscribers(transaction, 'product.changed', 'product.lowStock'))) return change()
  const before = await readReported(transaction, [ids])
  const result = await change()
  const after = new Map(
    (await readReported(transaction, [ids])).map((product) => [product.id, product]),
  )
  const changes = before.flatMap((product): Changes => {
    const changed = after.get(product.id)
    if (!changed) return [{ change: 'deleted', product }]
    return isSame(product, changed) ? [] : [{ change: 'updated', product: changed }]
  })
  const low = before.flatMap((product) => {
    const changed = after.get(product.id)
    return changed && isLow(changed) && !isLow(product) ? [changed] : []
  })
  const events = [
    ...(changes.length > 0 ? [productsChanged(() => changes)] : []),
    ...(low.length > 0 ? [productsBecameLow(() => low)] : []),
  ]
  if (events.length > 0) await announce(transaction, ...events)
  return result
}
