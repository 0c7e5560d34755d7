import { z } from 'zod'
import { ADJUSTMENT_KINDS } from '#domain/money/pricing'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import { idSchema } from '#domain/validation/text.schema'

/** An amount of money. */
export const restPriceSchema = z.number().meta({ description: 'In EGP.' })

export const restIdSchema = z.int()

export const restMessageSchema = z.strictObject({ message: z.string() }).meta({ title: 'Message' })

export const restOrderStatusSchema = z.enum(ORDER_STATUSES).meta({ title: 'OrderStatus' })

/** Who placed an order. */
export const restCustomerSchema = z
  .strictObject({ first_name: z.string(), mobile: z.string() })
  .meta({ title: 'Customer' })

/** One problem with one field of the input. */
export const restFieldProblemSchema = z
  .strictObject({ field: z.string(), message: z.string() })
  .meta({ title: 'FieldProblem' })

/** An id in a path. */
export function idParameter(description: string) {
  return { description, schema: idSchema, example: 1 }
}

/** A cart line; the id is the product's. */
export const restLineSchema = z
  .strictObject({
    id: restIdSchema,
    name: z.string(),
    price: restPriceSchema,
    quantity: z.int(),
    image_url: z.string(),
  })
  .meta({ title: 'CartLine' })

/** A fee or discount. */
export const restAdjustmentSchema = z
  .strictObject({
    kind: z.enum(ADJUSTMENT_KINDS),
    label: z.string(),
    amount: z.number().meta({ description: 'In EGP; negative for a discount or a reduction.' }),
  })
  .meta({ title: 'Adjustment' })

/**
 * The current lines and total, sent when a checkout's prices are outdated. With fees or discounts, also the
 * amount due.
 */
export const restConflictSchema = z
  .strictObject({
    message: z.string(),
    cart_items: z.array(restLineSchema).optional(),
    errors: z.array(restFieldProblemSchema).optional(),
    total: restPriceSchema.optional(),
    adjustments: z.array(restAdjustmentSchema).optional(),
    amount_due: restPriceSchema.optional(),
  })
  .meta({ title: 'CheckoutConflict' })
