import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { MAX_FAVOURITES } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { Product } from '../products/product.types'
import { addFavourite, isFavourite, listFavourites, removeFavourite } from './favourites.service'
import { FavouritePayload } from './favourites.types'

const ProductIdArg = () => Arg('productId', () => ID, { description: 'The ID of the product.' })

@Resolver()
export class FavouritesResolver {
  @DatabaseCost(1)
  @Query(() => [Product], {
    description:
      'The favourites of the signed-in user, the last added one first, without hidden products. Requires a token.',
  })
  async favourites(@Ctx() { db, viewer }: Context): Promise<readonly Product[]> {
    return listFavourites(db, (await viewer()).id)
  }

  @DatabaseCost(0.2)
  @Query(() => Boolean, {
    description: 'Whether a product is a favourite of the signed-in user. Requires a token.',
  })
  async isFavourite(
    @Ctx() { db, viewer }: Context,
    @ProductIdArg() productId: string,
  ): Promise<boolean> {
    return isFavourite(db, (await viewer()).id, productId)
  }

  @Mutation(() => FavouritePayload, {
    description: `Keeps a product as a favourite; again, it changes nothing. An account can have at most ${MAX_FAVOURITES}. Requires a token.`,
  })
  async addFavourite(
    @Ctx() { db, viewer, locale }: Context,
    @ProductIdArg() productId: string,
  ): Promise<FavouritePayload> {
    const { id } = await viewer()
    return asPayload(locale, async () => {
      await addFavourite(db, id, productId)
      return { isFavourite: true }
    })
  }

  @Mutation(() => FavouritePayload, {
    description: 'Removes a favourite; again, it changes nothing. Requires a token.',
  })
  async removeFavourite(
    @Ctx() { db, viewer, locale }: Context,
    @ProductIdArg() productId: string,
  ): Promise<FavouritePayload> {
    const { id } = await viewer()
    return asPayload(locale, async () => {
      await removeFavourite(db, id, productId)
      return { isFavourite: false }
    })
  }
}
