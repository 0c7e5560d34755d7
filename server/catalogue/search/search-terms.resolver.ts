import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { MAX_SEARCH_TERMS } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import {
  addSearchTerms,
  deleteSearchTerms,
  listSearchTerms,
  updateSearchTerms,
} from './search-terms.service'
import {
  DeleteSearchTermsPayload,
  SearchTerms,
  SearchTermsInput,
  SearchTermsPayload,
} from './search-terms.types'

const TERMS_ID = 'The ID of the terms.'

@Resolver()
export class SearchTermsResolver {
  @Requires('products.read')
  @Query(() => [SearchTerms], {
    description: `The search terms that the owner has added, newest first; at most ${MAX_SEARCH_TERMS}.`,
  })
  async searchTerms(@Ctx() { db }: Context): Promise<readonly SearchTerms[]> {
    return listSearchTerms(db)
  }

  @Requires('products.edit')
  @Mutation(() => SearchTermsPayload, {
    description:
      'Adds terms that mean the same, such as a brand in two scripts; search uses them at once.',
  })
  async addSearchTerms(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => SearchTermsInput, { description: 'The terms.' }) input: SearchTermsInput,
  ): Promise<SearchTermsPayload> {
    return asPayload(locale, async () => ({ searchTerms: await addSearchTerms(db, input) }))
  }

  @Requires('products.edit')
  @Mutation(() => SearchTermsPayload, {
    description: 'Replaces terms that mean the same; search uses them at once.',
  })
  async updateSearchTerms(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: TERMS_ID }) id: string,
    @Arg('input', () => SearchTermsInput, { description: 'The new terms.' })
    input: SearchTermsInput,
  ): Promise<SearchTermsPayload> {
    return asPayload(locale, async () => ({ searchTerms: await updateSearchTerms(db, id, input) }))
  }

  @Requires('products.edit')
  @Mutation(() => DeleteSearchTermsPayload, {
    description: 'Deletes search terms.',
  })
  async deleteSearchTerms(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: TERMS_ID }) id: string,
  ): Promise<DeleteSearchTermsPayload> {
    return asPayload(locale, async () => {
      await deleteSearchTerms(db, id)
      return { searchTermsId: id }
    })
  }
}
