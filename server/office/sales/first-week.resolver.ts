import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { currentSettings } from '../../shop/settings/current-settings'
import { endFirstWeek } from '../../shop/settings/settings.service'
import { readFirstWeek, sendsMails } from './first-week.service'
import { FirstWeek, HideFirstWeekPayload, RemoveSampleProductsPayload } from './first-week.types'
import { removeSampleProducts } from './sample-products.service'

@Resolver()
export class FirstWeekResolver {
  @Requires('settings.edit')
  @Query(() => FirstWeek, {
    nullable: true,
    description: 'How far the first week of a new shop is; null once it is done or hidden.',
  })
  async firstWeek(@Ctx() { db, get }: Context): Promise<FirstWeek | null> {
    return readFirstWeek(db, await get(currentSettings).get(db), get(sendsMails))
  }

  @Requires('settings.edit')
  @Mutation(() => HideFirstWeekPayload, {
    description: 'Hides the first week for good.',
  })
  async hideFirstWeek(@Ctx() { db, locale }: Context): Promise<HideFirstWeekPayload> {
    const { isHidden = false, userErrors } = await asPayload(locale, async () => {
      await endFirstWeek(db)
      return { isHidden: true }
    })
    return { isHidden, userErrors }
  }

  @Requires('products.edit')
  @Mutation(() => RemoveSampleProductsPayload, {
    description:
      'Deletes the products of the sample catalogue with their sample reviews. Those that were ordered or reviewed are hidden.',
  })
  async removeSampleProducts(@Ctx() { db, locale }: Context): Promise<RemoveSampleProductsPayload> {
    return asPayload(locale, () => removeSampleProducts(db))
  }
}
