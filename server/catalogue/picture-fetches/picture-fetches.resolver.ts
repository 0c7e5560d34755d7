import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { queueAllPictures, readPictureFetches } from './picture-fetches.service'
import { FetchPicturesPayload, PictureFetches, toPictureFetches } from './picture-fetches.types'

@Resolver()
export class PictureFetchesResolver {
  @Requires('products.edit')
  @Query(() => PictureFetches, {
    description: 'How far the pictures of imported products are fetched from other sites.',
  })
  async pictureFetches(@Ctx() { db }: Context): Promise<PictureFetches> {
    return toPictureFetches(await readPictureFetches(db))
  }

  @Requires('products.edit')
  @Mutation(() => FetchPicturesPayload, {
    description:
      'Has all pictures of products fetched that are on other sites, and tries those again that could not be fetched.',
  })
  async fetchPictures(@Ctx() { db, locale }: Context): Promise<FetchPicturesPayload> {
    return asPayload(locale, async () => {
      await queueAllPictures(db)
      return { pictureFetches: toPictureFetches(await readPictureFetches(db)) }
    })
  }
}
