import { z } from 'zod'
import { idSchema } from '#domain/text.schema'

/** An amount of money. */
export const restPriceSchema = z.number().meta({ description: 'In EGP.' })

export const restIdSchema = z.int()

export const restMessageSchema = z.strictObject({ message: z.string() })

/** An id in a path. */
export function idParameter(description: string) {
  return { description, schema: idSchema, example: 1 }
}

/** A cart line; the id is the product's. */
export const restLineSchema = z.strictObject({
  id: restIdSchema,
  name: z.string(),
  price: restPriceSchema,
  quantity: z.int(),
  image_url: z.string(),
})

/** The current lines and total, sent when a checkout's prices are outdated. */
export const restConflictSchema = z.strictObject({
  message: z.string(),
  cart_items: z.array(restLineSchema).optional(),
  total: restPriceSchema.optional(),
})
