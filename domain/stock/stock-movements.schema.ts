import { pageFields } from '../validation/list.schema'
import { idSchema } from '../validation/text.schema'
import { z } from '../validation/zod'

/** Why a stock has changed. */
export const STOCK_REASONS = [
  /** It was counted for the first time, or the product was added with it. */
  'initial',
  'sold',
  /** An order was edited, which took or gave back units. */
  'edited',
  'cancelled',
  'returned',
  'received',
  'counted',
  'damaged',
  /** It was not sold before it expired. */
  'expired',
  'imported',
  /** Any other change: by hand, for several products, or by a tool. */
  'corrected',
] as const

export type StockReason = (typeof STOCK_REASONS)[number]

/** A page of the history of a product's stock. */
export const stockMovementsSchema = z.object({ productId: idSchema, ...pageFields })

export type StockMovementsInput = z.input<typeof stockMovementsSchema>
