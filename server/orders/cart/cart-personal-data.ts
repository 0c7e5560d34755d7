import { z } from 'zod'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { toRestLine } from '../../platform/http/rest/rest-lines'
import { restLineSchema } from '../../platform/http/rest/rest-schemas'
import { getCart } from './cart.service'

/** The cart, which the database deletes with the account. */
export const cartPersonalData: PersonalDataProvider = {
  export: {
    schema: { cart_items: z.array(restLineSchema) },
    example: {
      cart_items: [
        {
          id: 1,
          name: 'Nilo Cat Toy',
          price: 120,
          quantity: 2,
          image_url: '/pictures/cat-toy.svg',
        },
      ],
    },
    async read(db, userId) {
      const { lines } = await getCart(db, userId)
      return { cart_items: lines.map(toRestLine) }
    },
  },
}
