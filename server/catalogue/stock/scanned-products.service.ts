import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { scannedCodeSchema } from '#domain/stock/stock-booking.schema'
import { statement } from '../../platform/database/statements/statement'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
} from '../products/admin-products.service'
import { findByScan, HAS_NUMBER } from '../products/product-numbers.service'

/** A product with the units that are reserved for orders, see ProductUnits. */
export interface ScannedProductView {
  readonly product: AdminProductView
  readonly reserved: number
}

/** SQL for the units of a product that orders have taken and that are not packed. */
export const RESERVED_UNITS = `(SELECT coalesce(sum(order_items.quantity - order_items.returned_quantity), 0)::int
  FROM order_items JOIN orders ON orders.id = order_items.order_id
  WHERE order_items.product_id = products.id AND order_items.stock_taken AND orders.shipment_state = 'none')`

const findScanned = statement({
  name: 'stock.findScanned',
  sql: `SELECT ${ADMIN_PRODUCT_COLUMNS}, ${RESERVED_UNITS} AS reserved
     FROM products WHERE ${HAS_NUMBER} ORDER BY products.id LIMIT 2`,
  row: adminProductRow.extend({ reserved: z.int() }),
})

/**
 * The product whose SKU or barcode was scanned: none, one, or several if it is not clear which, as where they shared a barcode
 * before barcodes were unique.
 */
export async function findScannedProducts(
  db: EntityManager,
  code: unknown,
): Promise<readonly ScannedProductView[]> {
  const { data } = scannedCodeSchema.safeParse(code)
  if (data === undefined) return []
  const rows = await findByScan(data, (parameters) => findScanned(db, parameters))
  return rows.map(({ reserved, ...product }) => ({ product, reserved }))
}
