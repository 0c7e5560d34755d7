import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { addToCart, type CartView, getCart, removeFromCart, setCartQuantity } from './cart.service'
import { Cart, CartPayload, toCartLine } from './cart.types'

const PRODUCT_ID = 'The product.'
function toCart({ userId, lines, totalPiastres }: CartView): Cart {
  return {
    id: String(userId),
    lines: lines.map((line) => toCartLine(line, String(userId))),
    totalPiastres,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

@Resolver()
export class CartResolver {
  @RequiresAccount()
  @Query(() => Cart, { description: 'The cart of the signed-in user.' })
  async cart(@Ctx() { db, viewer }: Context): Promise<Cart> {
    const { id } = await viewer()
    return toCart(await getCart(db, id))
  }

  @RequiresAccount()
  @Mutation(() => CartPayload, {
    description: 'Adds to the quantity already in the cart.',
  })
  addToCart(
    @Ctx() context: Context,
    @Arg('productId', () => ID, { description: PRODUCT_ID }) productId: string,
    @Arg('quantity', () => Int, { defaultValue: 1, description: 'The quantity to add.' })
    quantity: number,
    @Arg('seenPrice', () => EGP, {
      nullable: true,
      description:
        'The unit price that the shopper saw, which `earlierPrice` names if it is not the current one; by default the current price.',
    })
    seenPrice?: number,
  ): Promise<CartPayload> {
    const input = { quantity, seenPrice }
    return changeCart(context, (userId) => addToCart(context.db, userId, productId, input))
  }

  @RequiresAccount()
  @Mutation(() => CartPayload, { description: 'Sets the quantity of a line.' })
  setCartQuantity(
    @Ctx() context: Context,
    @Arg('productId', () => ID, { description: PRODUCT_ID }) productId: string,
    @Arg('quantity', () => Int, { description: 'The new quantity, 1 to 999.' }) quantity: number,
  ): Promise<CartPayload> {
    return changeCart(context, (userId) =>
      setCartQuantity(context.db, userId, productId, { quantity }),
    )
  }

  @RequiresAccount()
  @Mutation(() => CartPayload, { description: 'Removes a line from the cart.' })
  removeFromCart(
    @Ctx() context: Context,
    @Arg('productId', () => ID, { description: PRODUCT_ID }) productId: string,
  ): Promise<CartPayload> {
    return changeCart(context, (userId) => removeFromCart(context.db, userId, productId))
  }
}

async function changeCart(
  { db, viewer, locale }: Context,
  change: (userId: number) => Promise<unknown>,
): Promise<CartPayload> {
  const { id } = await viewer()
  return asPayload(locale, async () => {
    await change(id)
    return { cart: toCart(await getCart(db, id)) }
  })
}
