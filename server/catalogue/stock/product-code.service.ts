import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { isolate } from '#domain/messages/format-message'
import { isSameCode, type ProductCode, readProductCode } from '#domain/scanning/product-code'
import { type ProductCodeInput, productCodeSchema } from '#domain/stock/stock-booking.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { type AdminProductView, getAdminProduct } from '../products/admin-products.service'
import { announceProductChanges } from '../products/product-events'
import { writeNumbers } from '../products/product-numbers.service'

const lockCodes = statement({
  name: 'productCode.lock',
  sql: 'SELECT gtin, sku FROM products WHERE id = $1 FOR NO KEY UPDATE',
  row: z.object({ gtin: z.string().nullable(), sku: z.string().nullable() }),
})

const setGtin = statement({
  name: 'productCode.setGtin',
  sql: 'UPDATE products SET gtin = $2, version = version + 1 WHERE id = $1',
})

const setSku = statement({
  name: 'productCode.setSku',
  sql: 'UPDATE products SET sku = $2, version = version + 1 WHERE id = $1',
})

async function write(
  transaction: EntityManager,
  id: number,
  { kind, code }: ProductCode,
  replaces: string | null,
): Promise<void> {
  const [product] = await lockCodes(transaction, [id])
  if (!product) throw new AppError('NOT_FOUND', { key: 'product.notFound' })
  const current = product[kind]
  if (isSameCode({ kind, code }, current)) return
  if (current !== null && current !== replaces) {
    throw new AppError('CONFLICT', {
      key: 'product.hasOtherCode',
      parameters: { code: { en: isolate(current, 'en'), ar: isolate(current, 'ar') } },
      field: 'code',
    })
  }
  await (kind === 'gtin' ? setGtin : setSku)(transaction, [id, code])
}

/** Parses a scanned code. Throws INVALID if it is not clear which keys were pressed. */
export function productCodeOf(input: Unchecked<ProductCodeInput>) {
  const { productId, code, replaces } = validate(productCodeSchema, input)
  const read = readProductCode(code)
  if (!read) throw invalid([{ field: 'code', key: 'product.codeUnclear' }])
  return { productId, code: read, replaces }
}

/**
 * Gives a product a code that was scanned: its barcode, or its SKU where it is no barcode. Throws INVALID, also if another
 * product has it; NOT_FOUND; and CONFLICT if the product has another one than what is to be replaced.
 */
export async function setProductCode(
  db: EntityManager,
  { productId, code, replaces }: ReturnType<typeof productCodeOf>,
): Promise<AdminProductView> {
  return writeNumbers(db, productId, { [code.kind]: code.code }, (check) =>
    db.transaction(async (transaction) => {
      await check(transaction)
      return announceProductChanges(transaction, [productId], async () => {
        await write(transaction, productId, code, replaces)
        return getAdminProduct(transaction, productId)
      })
    }),
  )
}
