import { z } from 'zod'
import { idSchema } from '#domain/text.schema'

/** An amount as REST writes it. */
export const restPriceSchema = z.number().meta({ description: 'In EGP.' })

export const restIdSchema = z.int()

export const restMessageSchema = z.strictObject({ message: z.string() })

/** An id in a path. */
export function idParameter(description: string) {
  return { description, schema: idSchema, example: 1 }
}

/** Of REST's cart lines; the id is the product's. */
export const restLineSchema = z.strictObject({
  id: restIdSchema,
  name: z.string(),
  price: restPriceSchema,
  quantity: z.int(),
  image_url: z.string(),
})

/** Today's lines and total, with a checkout that did not fit them any more. */
export const restConflictSchema = z.strictObject({
  message: z.string(),
  cart_items: z.array(restLineSchema).optional(),
  total: restPriceSchema.optional(),
})
