import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#domain/messages/locale'
import type { HelpPageName } from '#domain/pages/help-pages'
import { LocaleEnum } from '../../accounts/accounts/accounts.types'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import {
  type HelpPageView,
  listWrittenPages,
  previewHelpPage,
  readHelpPage,
  readOwnText,
  readWrittenPage,
  updateHelpPage,
  type WrittenPage,
} from './help-pages.service'
import {
  EditableHelpPage,
  HelpPage,
  HelpPageInput,
  HelpPageNameEnum,
  HelpText,
  HelpTextInput,
  UpdateHelpPagePayload,
} from './help-pages.types'

const PAGE = 'The page.'

@Resolver(() => EditableHelpPage)
export class HelpPagesResolver {
  @DatabaseCost(1)
  @Query(() => HelpPage, {
    description: 'A page that tells shoppers about the shop, such as the one about delivery.',
  })
  async helpPage(
    @Ctx() context: Context,
    @Arg('page', () => HelpPageNameEnum, { description: PAGE }) page: HelpPageName,
  ): Promise<HelpPageView> {
    return readHelpPage(page, context, context.locale)
  }

  @Requires('content.edit')
  @DatabaseCost(1)
  @Query(() => [EditableHelpPage], {
    description: 'The pages that tell shoppers about the shop: one for each `HelpPageName`.',
  })
  async editableHelpPages(@Ctx() { db }: Context): Promise<readonly WrittenPage[]> {
    return listWrittenPages(db)
  }

  @Requires('content.edit')
  @DatabaseCost(1)
  @Query(() => EditableHelpPage, { description: 'One of these pages.' })
  async editableHelpPage(
    @Ctx() { db }: Context,
    @Arg('page', () => HelpPageNameEnum, { description: PAGE }) page: HelpPageName,
  ): Promise<WrittenPage> {
    return readWrittenPage(db, page)
  }

  @FieldResolver(() => HelpText, {
    description: 'The shop’s own text in a language, made from its settings.',
  })
  async ownText(
    @Root() { page }: EditableHelpPage,
    @Ctx() context: Context,
    @Arg('locale', () => LocaleEnum, { description: 'The language.' }) locale: Locale,
  ): Promise<HelpText> {
    return readOwnText(page, context, locale)
  }

  @Requires('content.edit')
  @Query(() => HelpPage, { description: 'A page as shoppers would read it with another text.' })
  async previewHelpPage(
    @Ctx() context: Context,
    @Arg('page', () => HelpPageNameEnum, { description: PAGE }) page: HelpPageName,
    @Arg('locale', () => LocaleEnum, { description: 'The language.' }) locale: Locale,
    @Arg('text', () => HelpTextInput, { description: 'The text.' }) text: HelpTextInput,
  ): Promise<HelpPageView> {
    return previewHelpPage(page, context, locale, text)
  }

  @Requires('content.edit')
  @Mutation(() => UpdateHelpPagePayload, {
    description: 'Changes a page, for every shopper at once.',
  })
  async updateHelpPage(
    @Ctx() { db, locale }: Context,
    @Arg('page', () => HelpPageNameEnum, { description: PAGE }) page: HelpPageName,
    @Arg('input', () => HelpPageInput, { description: 'The change.' }) input: HelpPageInput,
    @Arg('expectedVersion', () => Int, {
      description: 'The version that was edited; CONFLICT if it was changed since.',
    })
    expectedVersion: number,
  ): Promise<UpdateHelpPagePayload> {
    return asPayload(locale, async () => ({
      helpPage: await updateHelpPage(db, page, input, { expectedVersion }),
    }))
  }
}
