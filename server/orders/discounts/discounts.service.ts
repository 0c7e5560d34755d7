import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Discount } from '#domain/discounts/discounts'
import { type DiscountInput, discountSchema } from '#domain/discounts/discounts.schema'
import { AppError } from '#domain/errors'
import { MAX_DISCOUNT_CODES } from '#domain/limits'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { whileAdding } from '../../platform/database/statements/limited-table'
import { statement } from '../../platform/database/statements/statement'
import { isUniqueViolation } from '../../platform/database/statements/unique-violation'
import { DiscountCodeEntity } from './discount-code.entity'

/** A discount code as the owner sees it. */
export interface DiscountCodeView extends Discount {
  readonly id: number
  /** Days in Cairo, inclusive. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly maxUses: number | null
  readonly maxUsesPerCustomer: number | null
  readonly isActive: boolean
  /** Cancelled orders do not count. */
  readonly uses: number
}

const codeColumns = entityColumns(DiscountCodeEntity, ['createdAt'])

const listCodes = statement({
  name: 'discounts.listCodes',
  sql: `SELECT ${codeColumns.select('discount_codes')},
       (SELECT count(*) FROM discount_uses WHERE code_id = id AND counts)::int AS uses
     FROM discount_codes WHERE id = coalesce($1, id) ORDER BY id DESC`,
  row: z.object({ ...codeColumns.shape, uses: z.int() }),
})

/** Returns all codes, newest first. */
export async function listDiscountCodes(db: EntityManager): Promise<readonly DiscountCodeView[]> {
  return listCodes(db, [null])
}

async function getDiscountCode(db: EntityManager, id: number): Promise<DiscountCodeView> {
  const [code] = await listCodes(db, [id])
  if (!code) throw notFound()
  return code
}

const notFound = () => new AppError('NOT_FOUND', { key: 'discount.notFound' })

/** Runs a write; throws CONFLICT if another code has the same text. */
async function withUniqueCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('CONFLICT', {
      key: 'discount.taken',
      problems: [{ field: 'code', key: 'discount.taken' }],
    })
  }
}

/** Adds a code, which can be used at once. Throws INVALID, CONFLICT. */
export async function addDiscountCode(
  db: EntityManager,
  input: Unchecked<DiscountInput>,
): Promise<DiscountCodeView> {
  const columns = validate(discountSchema, input)
  const { id } = await withUniqueCode(() =>
    whileAdding(db, 'discount_codes', async (transaction) => {
      if ((await transaction.count(DiscountCodeEntity)) >= MAX_DISCOUNT_CODES) {
        throw new AppError('CONFLICT', {
          key: 'discount.tooManyCodes',
          parameters: { max: MAX_DISCOUNT_CODES },
        })
      }
      const code = transaction.create(DiscountCodeEntity, columns)
      return transaction.save(code, { transaction: false })
    }),
  )
  return getDiscountCode(db, id)
}

/** Changes a code; orders that have used it stay as they are. Throws INVALID, NOT_FOUND, CONFLICT. */
export async function updateDiscountCode(
  db: EntityManager,
  id: unknown,
  input: Unchecked<DiscountInput>,
): Promise<DiscountCodeView> {
  const columns = validate(discountSchema, input)
  const codeId = readId(id)
  if (codeId === undefined) throw notFound()
  await withUniqueCode(() => db.update(DiscountCodeEntity, { id: codeId }, columns))
  return getDiscountCode(db, codeId)
}

/** Activates or deactivates a code. Throws NOT_FOUND. */
export async function setDiscountCodeActive(
  db: EntityManager,
  id: unknown,
  isActive: boolean,
): Promise<DiscountCodeView> {
  const codeId = readId(id)
  if (codeId === undefined) throw notFound()
  await db.update(DiscountCodeEntity, { id: codeId }, { isActive })
  return getDiscountCode(db, codeId)
}
