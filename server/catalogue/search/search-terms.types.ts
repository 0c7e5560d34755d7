import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type { CategoryKey } from '#domain/products/categories'
import {
  SEARCH_TERMS_KINDS,
  type SearchTermsInput as SearchTermsInputShape,
  type SearchTermsKind,
} from '#domain/search/search-terms.schema'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { CategoryKeyEnum } from '../products/category.types'
import type { SearchTermsView } from './search-terms.service'

const SearchTermsKindEnum = toEnum(SEARCH_TERMS_KINDS)

registerEnumType(SearchTermsKindEnum, {
  name: 'SearchTermsKind',
  description: 'How terms mean the same.',
  valuesConfig: {
    BRAND: { description: 'One brand, written in several scripts or ways.' },
    SYNONYM: { description: 'Different words for one thing.' },
  },
})

@ObjectType({
  description: 'Terms that mean the same to shoppers: who searches for one finds all.',
})
export class SearchTerms implements SearchTermsView {
  @Field(() => ID, { description: 'The ID of the terms.' })
  id!: number

  @Field(() => SearchTermsKindEnum, { description: 'How they mean the same.' })
  kind!: SearchTermsKind

  @Field(() => [String], { description: 'The terms, in any language.' })
  terms!: readonly string[]

  @Field(() => CategoryKeyEnum, {
    nullable: true,
    description: 'The category whose products they mean, too; null if none was chosen.',
  })
  category!: CategoryKey | null
}

@InputType({ description: 'Terms that mean the same to shoppers.' })
export class SearchTermsInput implements SearchTermsInputShape {
  @Field(() => SearchTermsKindEnum, { description: 'How they mean the same.' })
  kind!: SearchTermsKind

  @Field(() => [String], {
    description:
      '2 to 20 terms of at most 60 characters, in any language; with a category, one is enough.',
  })
  terms!: string[]

  @Field(() => CategoryKeyEnum, {
    nullable: true,
    description: 'A category whose products they mean, too.',
  })
  category?: CategoryKey | null
}

@ObjectType({ description: 'The result of adding or updating search terms.' })
export class SearchTermsPayload extends MutationPayload {
  @Field(() => SearchTerms, { nullable: true, description: 'The terms; null on failure.' })
  searchTerms?: SearchTerms
}

@ObjectType({ description: 'The result of deleting search terms.' })
export class DeleteSearchTermsPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the terms; null on failure.' })
  searchTermsId?: string
}
