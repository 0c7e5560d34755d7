import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { FieldProblem } from '#domain/errors'
import { isolate } from '#domain/messages/format-message'
import { piastresColumn } from '#domain/money/money.schema'
import type { Priceable } from '#domain/money/pricing'
import type { editedItemsSchema } from '#domain/orders/order-edit.schema'
import { statement } from '../../platform/database/statements/statement'
import { OrderItemEntity } from '../orders/entities/order-item.entity'

/** A line of an edited order: as it was bought, or a product at today's price. */
export interface EditedLine extends Priceable {
  /** Null for a new line. */
  readonly itemId: number | null
  /** Null once the product is deleted. */
  readonly productId: number | null
  readonly name: string
  readonly nameAr: string | null
  /** 0 for a new line. */
  readonly previousQuantity: number
  /** Units that came back after the delivery, in an order that was opened again. */
  readonly returnedQuantity: number
  /** Whether its quantity is, or will be, out of the product's stock. */
  readonly isTracked: boolean
  /** Units in stock now; null if it is not tracked. */
  readonly stock: number | null
}

export interface EditedLines {
  readonly lines: readonly EditedLine[]
  /** Those that go, with a quantity of 0. */
  readonly removed: readonly EditedLine[]
  readonly problems: readonly FieldProblem[]
}

type LineInput = NonNullable<z.output<typeof editedItemsSchema>['items']>[number]

const lockProducts = statement({
  name: 'orderEdit.lockProducts',
  sql: `SELECT id, name, name_ar AS "nameAr", price_piastres AS "pricePiastres", stock, hidden
     FROM products WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE`,
  row: z.object({
    id: z.int(),
    name: z.string(),
    nameAr: z.string().nullable(),
    pricePiastres: piastresColumn,
    stock: z.int().nullable(),
    hidden: z.boolean(),
  }),
})

type Product = Awaited<ReturnType<typeof lockProducts>>[number]

function toLine(item: OrderItemEntity, products: ReadonlyMap<number, Product>): EditedLine {
  const { id, productId, name, nameAr, pricePiastres, quantity, returnedQuantity, stockTaken } =
    item
  const product = productId === null ? undefined : products.get(productId)
  return {
    itemId: id,
    productId,
    name,
    nameAr,
    pricePiastres,
    quantity,
    previousQuantity: quantity,
    returnedQuantity,
    // Items never deducted from stock, such as before it was tracked, are neither deducted nor restocked now.
    isTracked: stockTaken && product?.stock != null,
    stock: product?.stock ?? null,
  }
}

function toNewLine(product: Product, quantity: number): EditedLine {
  const { id: productId, name, nameAr, pricePiastres, stock } = product
  return {
    itemId: null,
    productId,
    name,
    nameAr,
    pricePiastres,
    quantity,
    previousQuantity: 0,
    returnedQuantity: 0,
    isTracked: stock !== null,
    stock,
  }
}

/** How many units the order can have at most; undefined without a limit. */
function available({ productId, isTracked, stock, previousQuantity }: EditedLine) {
  if (productId === null) return previousQuantity
  return isTracked && stock !== null ? previousQuantity + stock : undefined
}

function outOfStock(field: string, { name, nameAr }: EditedLine, left: number): FieldProblem {
  return {
    field,
    code: 'OUT_OF_STOCK',
    key: 'orderEdit.outOfStock',
    parameters: { product: { en: isolate(name, 'en'), ar: isolate(nameAr ?? name, 'ar') }, left },
  }
}

function cameBack(field: string, { name, nameAr, returnedQuantity }: EditedLine): FieldProblem {
  return {
    field,
    key: 'orderEdit.cameBack',
    parameters: {
      product: { en: isolate(name, 'en'), ar: isolate(nameAr ?? name, 'ar') },
      count: returnedQuantity,
    },
  }
}

/**
 * The lines of an order after an edit; lines that stay keep their price. The products are locked until the end of the
 * transaction. Without input, they are those that it has.
 */
export async function readEditedLines(
  transaction: EntityManager,
  orderId: number,
  input: readonly LineInput[] | null,
): Promise<EditedLines> {
  const items = await transaction.find(OrderItemEntity, {
    where: { orderId },
    order: { id: 'ASC' },
  })
  const ids = [...items, ...(input ?? [])].flatMap(({ productId }) => productId ?? [])
  const locked = input ? await lockProducts(transaction, [[...new Set(ids)]]) : []
  const products = new Map(locked.map((product) => [product.id, product]))
  const existing = items.map((item) => toLine(item, products))
  if (!input) return { lines: existing, removed: [], problems: [] }
  const lines: EditedLine[] = []
  const problems: FieldProblem[] = []
  const seen = new Set<number>()
  // A merged order may have a product in several lines, which take from the same stock.
  const taken = new Map<number | null, number>()
  input.forEach(({ itemId, productId, quantity }, index) => {
    const field = `items.${index}`
    const before = existing.find((line) =>
      itemId == null ? line.productId === productId : line.itemId === itemId,
    )
    const product = productId == null ? undefined : products.get(productId)
    if (!before && itemId != null) {
      problems.push({ field: `${field}.itemId`, key: 'orderEdit.noItem' })
    } else if (!before && (!product || product.hidden)) {
      problems.push({ field: `${field}.productId`, key: 'orderEdit.notSold' })
    } else {
      const line = before ? { ...before, quantity } : product && toNewLine(product, quantity)
      if (!line) return
      const key = line.itemId ?? -(line.productId ?? 0)
      const name = itemId == null ? 'productId' : 'itemId'
      const isTwice = seen.has(key)
      if (isTwice) problems.push({ field: `${field}.${name}`, key: 'invalid.duplicateLine' })
      seen.add(key)
      lines.push(line)
      const ofOthers = isTwice ? 0 : (taken.get(line.productId) ?? 0)
      const all = available(line)
      const left = all === undefined ? undefined : Math.max(0, all - ofOthers)
      if (left !== undefined && quantity > Math.max(left, line.previousQuantity)) {
        problems.push(outOfStock(`${field}.quantity`, line, left))
      }
      taken.set(line.productId, ofOthers + Math.max(0, quantity - line.previousQuantity))
      if (quantity < line.returnedQuantity) problems.push(cameBack(`${field}.quantity`, line))
    }
  })
  const kept = new Set(lines.map(({ itemId }) => itemId))
  const removed = existing
    .filter(({ itemId }) => !kept.has(itemId))
    .map((line) => ({ ...line, quantity: 0 }))
  const returned = removed.filter(({ returnedQuantity }) => returnedQuantity > 0)
  problems.push(...returned.map((line) => cameBack('items', line)))
  return { lines, removed, problems }
}
