import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { MAX_FAVOURITES } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { Product } from '../products/product.types'
import { addFavourite, isFavourite, listFavourites, removeFavourite } from './favourites.service'
import { FavouritePayload } from './favourites.types'

const ProductIdArg = () => Arg('productId', () => ID, { description: 'The ID of the product.' })

@Resolver()
export class FavouritesResolver {
  @DatabaseCost(1)
  @RequiresAccount()
  @Query(() => [Product], {
    description: `The favourites of the signed-in user, the last added one first, without hidden products; at most ${MAX_FAVOURITES}.`,
  })
  async favourites(@Ctx() { db, viewer }: Context): Promise<readonly Product[]> {
    return listFavourites(db, (await viewer()).id)
  }

  @DatabaseCost(0.2)
  @RequiresAccount()
  @Query(() => Boolean, {
    description: 'Whether a product is a favourite of the signed-in user.',
  })
  async isFavourite(
    @Ctx() { db, viewer }: Context,
    @ProductIdArg() productId: string,
  ): Promise<boolean> {
    return isFavourite(db, (await viewer()).id, productId)
  }

  @RequiresAccount()
  @Mutation(() => FavouritePayload, {
    description: `Adds a product to the favourites; a repeated call changes nothing. An account can have at most ${MAX_FAVOURITES}.`,
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

  @RequiresAccount()
  @Mutation(() => FavouritePayload, {
    description: 'Removes a favourite; again, it changes nothing.',
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
