import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql'
import {
  type CourierFilesInput as CourierFilesFields,
  EXPORT_FIELDS,
  type ExportColumn as ExportColumnView,
  type ExportField,
  type ReportColumns as ReportColumnsView,
  type StatusWord as StatusWordView,
  WORD_MEANINGS,
  type WordMeaning,
} from '#domain/couriers/courier-files.schema'
import type { RefusalReason } from '#domain/orders/order-life'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { RefusalReasonEnum } from '../orders/api/order-life.types'
import type { EarlierParcelView } from './tracking-numbers.service'

const ExportFieldEnum = toEnum(EXPORT_FIELDS)

registerEnumType(ExportFieldEnum, {
  name: 'CourierExportField',
  description: 'The content of a column in a file for a courier.',
  valuesConfig: {
    ORDER_ID: { description: 'The number of the order.' },
    RECIPIENT: { description: 'The name of the recipient.' },
    PHONE: { description: 'The phone number of the recipient.' },
    GOVERNORATE: { description: 'The governorate.' },
    AREA: { description: 'The area, or the city.' },
    ADDRESS: { description: 'The street, the floor, the apartment and the landmark.' },
    AMOUNT: { description: 'The amount to collect, in EGP.' },
    NOTE: { description: "The customer's note for the courier." },
    ITEMS: { description: 'The items with their quantities.' },
    PARCEL_COUNT: { description: 'How many parcels the order fills.' },
    TRACKING_NUMBER: { description: "The courier's number of the parcel." },
  },
})

const WordMeaningEnum = toEnum(WORD_MEANINGS)

registerEnumType(WordMeaningEnum, {
  name: 'StatusWordMeaning',
  description: "The meaning of a courier's word for the state of a parcel.",
  valuesConfig: {
    DELIVERED: { description: 'Delivered.' },
    PARTLY_DELIVERED: { description: 'A part of it: nothing is done until somebody says which.' },
    REFUSED: { description: 'Refused at the door.' },
    LOST: { description: 'Lost by the courier.' },
    RECEIVED_BACK: { description: 'Back in the shop.' },
    NOTHING: { description: 'Nothing that changes the order.' },
  },
})

@ObjectType({ description: 'A column of the files that a courier gets.' })
export class ExportColumn implements ExportColumnView {
  @Field(() => ExportFieldEnum, { description: 'Its contents.' })
  field!: ExportField

  @Field(() => String, { description: 'Its heading.' })
  heading!: string
}

@ObjectType({ description: "The meaning of a courier's word for the state of a parcel." })
class StatusWord implements StatusWordView {
  @Field(() => String, { description: 'The word in its files.' })
  word!: string

  @Field(() => WordMeaningEnum, { description: 'Its meaning.' })
  meaning!: WordMeaning

  @Field(() => RefusalReasonEnum, { nullable: true, description: 'Of a refusal.' })
  reason!: RefusalReason | null
}

@ObjectType({ description: "The headings of the columns of a courier's reports, and its words." })
export class ReportColumns implements ReportColumnsView {
  @Field(() => String, { nullable: true, description: 'Of the tracking number.' })
  trackingNumber!: string | null

  @Field(() => String, { nullable: true, description: 'Of the order number.' })
  orderId!: string | null

  @Field(() => String, { nullable: true, description: 'Of the state of the parcel.' })
  status!: string | null

  @Field(() => String, { nullable: true, description: 'Of the amount collected.' })
  amount!: string | null

  @Field(() => [StatusWord], { description: 'The words for the states.' })
  words!: StatusWord[]
}

@ObjectType({ description: 'A parcel of an order that has a later one.' })
export class EarlierParcel implements EarlierParcelView {
  orderId!: number

  @Field(() => String, { description: "The courier's number of the parcel." })
  trackingNumber!: string
}

@InputType({ description: 'A column of the files that a courier gets.' })
class ExportColumnInput {
  @Field(() => ExportFieldEnum, { description: 'Its contents.' })
  field!: ExportField

  @Field(() => String, { description: 'Its heading.' })
  heading!: string
}

@InputType({ description: "The meaning of a courier's word for the state of a parcel." })
class StatusWordInput {
  @Field(() => String, { description: 'The word in its files.' })
  word!: string

  @Field(() => WordMeaningEnum, { description: 'Its meaning.' })
  meaning!: WordMeaning

  @Field(() => RefusalReasonEnum, { nullable: true, description: 'Of a refusal.' })
  reason?: RefusalReason | null
}

@InputType({ description: "The headings of the columns of a courier's reports, and its words." })
class ReportColumnsInput {
  @Field(() => String, { nullable: true, description: 'Of the tracking number.' })
  trackingNumber?: string | null

  @Field(() => String, { nullable: true, description: 'Of the order number.' })
  orderId?: string | null

  @Field(() => String, { nullable: true, description: 'Of the state of the parcel.' })
  status?: string | null

  @Field(() => String, { nullable: true, description: 'Of the amount collected.' })
  amount?: string | null

  @Field(() => [StatusWordInput], { defaultValue: [], description: 'The words for the states.' })
  words?: StatusWordInput[]
}

@InputType({ description: 'The formats of the files that a courier gets and sends.' })
export class CourierFilesInput implements CourierFilesFields {
  @Field(() => [ExportColumnInput], {
    nullable: true,
    description: 'The columns of the files that it gets.',
  })
  exportColumns?: ExportColumnInput[] | null

  @Field(() => ReportColumnsInput, { nullable: true, description: 'The columns of its reports.' })
  reportColumns?: ReportColumnsInput | null
}
