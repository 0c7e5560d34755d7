import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Governorate } from '#domain/delivery/governorates'
import type { Piastres } from '#domain/money/units'
import { GovernorateEnum } from '../../accounts/addresses/address.types'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import type { HandoverParcelView, HandoverSheetView, HandoverView } from './handovers.service'

@ObjectType({ description: 'The parcels that a courier took at once.' })
export class Handover implements HandoverView {
  @Field(() => ID, { description: 'The number of the handover.' })
  id!: number

  @Field(() => String, { description: 'The name of the courier.' })
  courierName!: string

  @Field(() => DateTime, { description: 'When it was.' })
  createdAt!: Date

  @Field(() => Int, { description: 'How many parcels it has, without those taken back.' })
  parcelCount!: number

  @Field(() => EGP, {
    name: 'due',
    description: 'The amount to collect, without the parcels taken back.',
  })
  duePiastres!: Piastres
}

@ObjectType({ description: 'An order of a handover.' })
export class HandoverParcel implements HandoverParcelView {
  orderId!: number

  @Field(() => String, { description: 'The recipient.' })
  recipientName!: string

  @Field(() => String, { description: 'The city of delivery.' })
  city!: string

  @Field(() => GovernorateEnum, { nullable: true, description: 'The governorate, if known.' })
  governorate!: Governorate | null

  @Field(() => String, { nullable: true, description: 'The area, if known.' })
  area!: string | null

  @Field(() => EGP, {
    name: 'due',
    description: 'The amount to collect at the time of the handover.',
  })
  duePiastres!: Piastres

  @Field(() => Int, { description: 'Of how many parcels the order consists.' })
  parcelCount!: number

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was taken back: it is no longer a part of the handover.',
  })
  takenBackAt!: Date | null
}

@ObjectType({ description: 'A handover with its parcels.' })
export class HandoverSheet extends Handover implements HandoverSheetView {
  @Field(() => [HandoverParcel], { description: 'The parcels, by number.' })
  parcels!: readonly HandoverParcel[]
}

@ObjectType({ description: 'A handover in a list.' })
export class HandoverEdge {
  @Field(() => String, { description: 'The cursor of the handover: pass it as `after`.' })
  cursor!: string

  @Field(() => Handover, { description: 'The handover.' })
  node!: Handover
}

@ObjectType({ description: 'A page of handovers, newest first.' })
export class HandoverConnection {
  @Field(() => [Handover], { description: 'The handovers of this page.' })
  nodes!: readonly Handover[]

  @Field(() => [HandoverEdge], { description: 'The same handovers with their cursors.' })
  edges!: readonly HandoverEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}
