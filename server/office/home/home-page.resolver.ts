import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { momentInCairo } from '#domain/delivery/cairo-day'
import { previewMomentSchema } from '#domain/home/home-page.schema'
import type { Locale } from '#domain/messages/locale'
import { validate } from '#domain/validation/validate'
import { LocaleEnum } from '../../accounts/accounts/accounts.types'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import {
  type HomePageView,
  homePages,
  previewHomePage,
  readHomePage,
  secondsUntilChange,
  updateHomePage,
  viewHomePage,
} from './home-page.service'
import { EditableHomePage, HomePage, HomePageInput, UpdateHomePagePayload } from './home-page.types'

@Resolver()
export class HomePageResolver {
  @DatabaseCost(1)
  @Query(() => HomePage, { description: 'The home page as it is now, besides its products.' })
  async homePage(@Ctx() context: Context): Promise<HomePageView> {
    const { db, get, locale } = context
    const content = await get(homePages).get(db)
    const at = new Date()
    const seconds = secondsUntilChange(content, at)
    if (seconds !== undefined) context.limitMaxAge(seconds)
    return viewHomePage(content, context, { at, locale })
  }

  @Requires('content.edit')
  @DatabaseCost(1)
  @Query(() => EditableHomePage, { description: 'The home page as its owner edits it.' })
  async editableHomePage(@Ctx() { db }: Context): Promise<EditableHomePage> {
    return readHomePage(db)
  }

  @Requires('content.edit')
  @DatabaseCost(2)
  @Query(() => HomePage, {
    description: 'The home page as shoppers would see it at a moment with a change.',
  })
  async previewHomePage(
    @Ctx() context: Context,
    @Arg('input', () => HomePageInput, { description: 'The change.' }) input: HomePageInput,
    @Arg('locale', () => LocaleEnum, { description: 'The language.' }) locale: Locale,
    @Arg('at', () => String, {
      description: 'The date and time in Cairo, such as 2026-11-21T18:30.',
    })
    at: string,
  ): Promise<HomePageView> {
    const moment = momentInCairo(validate(previewMomentSchema, { at }).at)
    return previewHomePage(input, context, { at: moment, locale })
  }

  @Requires('content.edit')
  @Mutation(() => UpdateHomePagePayload, {
    description: 'Changes the home page, for every shopper at once.',
  })
  async updateHomePage(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => HomePageInput, { description: 'The change.' }) input: HomePageInput,
    @Arg('expectedVersion', () => Int, {
      description: 'The version that was edited; CONFLICT if it was changed since.',
    })
    expectedVersion: number,
  ): Promise<UpdateHomePagePayload> {
    return asPayload(locale, async () => ({
      homePage: await updateHomePage(db, input, { expectedVersion }),
    }))
  }
}
