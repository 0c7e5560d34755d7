import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import {
  CHANGE_ACTIONS,
  CHANGE_KINDS,
  type ChangeAction,
  type ChangeKind,
} from '#domain/change-log/change-log.schema'
import type { ChangedField as ChangedFieldView } from '#domain/change-log/changed-fields'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { AdminProduct } from '../products/admin-products.types'
import type { ChangeView } from './change-log.service'

export const ChangeKindEnum = toEnum(CHANGE_KINDS)
const ChangeActionEnum = toEnum(CHANGE_ACTIONS)

registerEnumType(ChangeKindEnum, {
  name: 'ChangeKind',
  description: 'The subject of a change.',
  valuesConfig: {
    PRODUCT: { description: 'A product, or its texts.' },
    ORDER: { description: 'An order, with its lines, parcels, payments and returns.' },
    SETTING: { description: 'A setting of the shop.' },
    DISCOUNT: { description: 'A discount code.' },
    DELIVERY_RATE: { description: 'The delivery fee of an area.' },
    COURIER: { description: 'A courier.' },
    HANDOVER: { description: 'Parcels handed over to a courier.' },
    SETTLEMENT: { description: "A courier's statement." },
    EXPENSE: { description: 'An expense of the shop.' },
    CUSTOMER: { description: 'A decision about a phone number.' },
    REVIEW: { description: 'A review.' },
    SEARCH_TERM: { description: 'Words that the search takes for each other.' },
    COLLECTION: { description: 'A collection of products.' },
    PAGE: { description: 'A page that tells shoppers about the shop.' },
    API_KEY: { description: 'An API key.' },
    WEBHOOK: { description: 'A webhook.' },
    ACCOUNT: { description: 'An account of the team.' },
  },
})

registerEnumType(ChangeActionEnum, {
  name: 'ChangeAction',
  description: 'The kind of action.',
  valuesConfig: {
    ADDED: { description: 'It was added.' },
    CHANGED: { description: 'Some of its fields were changed.' },
    REMOVED: { description: 'It was removed.' },
  },
})

@ObjectType({ description: 'A field of something that was changed.' })
export class ChangedField implements ChangedFieldView {
  @Field(() => String, { description: 'The name of the field, such as `price`.' })
  field!: string

  @Field(() => String, { nullable: true, description: 'Its value before; null without one.' })
  before!: string | null

  @Field(() => String, { nullable: true, description: 'Its value after; null without one.' })
  after!: string | null

  @Field(() => Boolean, {
    description: 'Whether its values are not in the log because they are private.',
  })
  isPrivate!: boolean

  @Field(() => Boolean, {
    description: 'Whether its values are amounts in EGP, with two decimals.',
  })
  isAmount!: boolean
}

@ObjectType({ description: 'A change that the team or a tool has made.' })
export class Change implements ChangeView {
  @Field(() => ID, { description: 'The ID of the change.' })
  id!: string

  @Field(() => DateTime, { description: 'When it was made.' })
  happenedAt!: Date

  @Field(() => ID, { nullable: true, description: 'The ID of the account that made it.' })
  accountId!: number | null

  @Field(() => ID, { nullable: true, description: 'The ID of the API key that it was made with.' })
  apiKeyId!: number | null

  @Field(() => String, {
    nullable: true,
    description: 'The first name of that account, or the name of that API key, at that time.',
  })
  actorName!: string | null

  @Field(() => String, { nullable: true, description: 'The network address that it came from.' })
  address!: string | null

  @Field(() => ChangeActionEnum, { description: 'The kind of action.' })
  action!: ChangeAction

  @Field(() => ChangeKindEnum, { description: 'The kind of thing that was changed.' })
  kind!: ChangeKind

  @Field(() => ID, { nullable: true, description: 'The ID of what was changed.' })
  subject!: string | null

  @Field(() => String, { nullable: true, description: 'Its name at that time.' })
  title!: string | null

  // Not exposed: the values that the computed fields, such as whether the change can be reverted, are derived from.
  cairoTime!: string
  source!: string
  before!: ChangeView['before']
  after!: ChangeView['after']
}

@ObjectType({ description: 'A change in a list.' })
export class ChangeEdge {
  @Field(() => String, { description: 'The cursor of the change: pass it as `after`.' })
  cursor!: string

  @Field(() => Change, { description: 'The change.' })
  node!: Change
}

@ObjectType({ description: 'A page of the log of changes, newest first.' })
export class ChangeConnection {
  @Field(() => [Change], { description: 'The changes of this page.' })
  nodes!: readonly Change[]

  @Field(() => [ChangeEdge], { description: 'The same changes with their cursors.' })
  edges!: readonly ChangeEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: 'The result of putting a price or stock back.' })
export class RestoreChangePayload extends MutationPayload {
  @Field(() => AdminProduct, { nullable: true, description: 'The product; null on failure.' })
  adminProduct?: AdminProduct
}
