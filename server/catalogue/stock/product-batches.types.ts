import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { NullWithout } from '../../platform/http/graphql/requires'
import type { ExpiringBatchView, ProductBatchView } from './product-batches.service'

@ObjectType({ description: 'Units of a product that expire on the same day.' })
export class ProductBatch implements ProductBatchView {
  @Field(() => ID, { description: 'The ID of the batch.' })
  id!: number

  productId!: number

  @Field(() => CalendarDate, {
    description: 'The last day on which they may be used, in Cairo, such as `2027-03-31`.',
  })
  expiresOn!: string

  @Field(() => Int, { description: 'Days until it expires: 0 on its last day, negative after it.' })
  daysLeft!: number

  @Field(() => String, { nullable: true, description: 'The number of the batch on its packages.' })
  code!: string | null

  @Field(() => Int, { description: 'The units that were received.' })
  quantity!: number

  @Field(() => Int, {
    description: 'The units that are left on the shelf, also for orders that are not packed.',
  })
  units!: number

  @Field(() => DateTime, { description: 'When it was received or added.' })
  receivedAt!: Date

  @NullWithout(VALUE_PERMISSIONS.staffNames)
  @Field(() => String, { nullable: true, description: 'The first name of who did, at that time.' })
  receivedBy!: string | null
}

@ObjectType({ description: 'A batch that expires soon or has expired.' })
export class ExpiringBatch extends ProductBatch implements ExpiringBatchView {
  @Field(() => String, { description: 'The name of its product.' })
  productName!: string

  @Field(() => String, { nullable: true, description: 'The Arabic name of its product.' })
  productNameAr!: string | null

  @Field(() => String, { nullable: true, description: 'The supplier of its product.' })
  supplier!: string | null
}

@ObjectType({ description: 'A batch in a list.' })
export class ExpiringBatchEdge {
  @Field(() => String, { description: 'The cursor of the batch: pass it as `after`.' })
  cursor!: string

  @Field(() => ExpiringBatch, { description: 'The batch.' })
  node!: ExpiringBatch
}

@ObjectType({ description: 'A page of batches, those that expire first at the top.' })
export class ExpiringBatchConnection {
  @Field(() => [ExpiringBatch], { description: 'The batches of this page.' })
  nodes!: readonly ExpiringBatch[]

  @Field(() => [ExpiringBatchEdge], { description: 'The same batches with their cursors.' })
  edges!: readonly ExpiringBatchEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@InputType({ description: 'A batch of a product.' })
export class ProductBatchInput {
  @Field(() => ID, { nullable: true, description: 'The ID of the batch; null to add one.' })
  id?: string | null

  @Field(() => ID, { description: 'The ID of its product.' })
  productId!: string

  @Field(() => CalendarDate, {
    description: 'The last day on which it may be used, such as `2027-03-31`.',
  })
  expiresOn!: string

  @Field(() => String, { nullable: true, description: 'The number of the batch on its packages.' })
  code?: string | null

  @Field(() => Int, {
    description: 'The units of it on the shelf, at most those that no other batch has.',
  })
  units!: number
}

@ObjectType({ description: 'The batches of a product after a change.' })
export class SaveProductBatchPayload extends MutationPayload {
  @Field(() => [ProductBatch], { nullable: true, description: 'Null if it was not saved.' })
  batches!: readonly ProductBatch[] | null
}

@InputType({ description: 'A batch to write off.' })
export class WriteOffBatchInput {
  @Field(() => ID, { description: 'The ID of the batch.' })
  id!: string

  @Field(() => Int, {
    description: 'The units that were left of it when it was read: with another number, it stays.',
  })
  units!: number
}

@ObjectType({ description: 'The result of writing off batches.' })
export class WriteOffBatchesPayload extends MutationPayload {
  @Field(() => Int, {
    nullable: true,
    description: 'The units that were taken out of the stock. `userErrors` name what was not.',
  })
  units?: number
}
