import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import { ShippingAddressInput } from '../../accounts/addresses/address.types'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { Adjustment } from '../orders/api/orders.types'
import { EDITED_TEXTS, type EditedText } from './order-edit-event'

@InputType({ description: 'A line of an edited order: one that it has, or a product.' })
export class OrderEditLineInput {
  @Field(() => ID, {
    nullable: true,
    description: 'An item of the order; needed for one whose product was deleted.',
  })
  itemId?: string | null

  @Field(() => ID, {
    nullable: true,
    description:
      'A product, instead of `itemId`: one that the order has keeps its price, another has the current one.',
  })
  productId?: string | null

  @Field(() => Int, { description: 'The quantity, 1 to 999.' })
  quantity!: number
}

@InputType({ description: 'A lower amount to collect, while a courier has the parcel.' })
export class LoweredAmountInput {
  @Field(() => EGP, { description: 'The amount to collect instead, 0 or more.' })
  amountDue!: number

  @Field(() => String, {
    description: 'Why, at most 100 characters; the customer reads it.',
  })
  reason!: string
}

@InputType({ description: 'The changes to an order. Omitted fields stay unchanged.' })
export class OrderEditInput {
  @Field(() => [OrderEditLineInput], {
    nullable: true,
    description: 'All lines that the order has then, each product once.',
  })
  items?: OrderEditLineInput[] | null

  @Field(() => String, {
    nullable: true,
    description:
      'A discount code; null for none. The one that it has only has to reach its minimum.',
  })
  discountCode?: string | null

  @Field(() => String, { nullable: true, description: 'The recipient of the parcel.' })
  recipientName?: string | null

  @Field(() => String, { nullable: true, description: 'An Egyptian phone number.' })
  phone?: string | null

  @Field(() => ShippingAddressInput, {
    nullable: true,
    description: "The address, with the courier's note.",
  })
  shippingAddress?: ShippingAddressInput | null

  @Field(() => LoweredAmountInput, {
    nullable: true,
    description: 'A lower amount to collect, while a courier has the parcel; never a higher one.',
  })
  loweredAmount?: LoweredAmountInput | null
}

@ObjectType({ description: 'A line of an order as an edit would make it.' })
export class OrderEditLine {
  itemId!: number | null

  productId!: number | null

  @Field(() => String, { description: 'The name of the product.' })
  name!: string

  nameAr!: string | null

  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => EGP, { name: 'price', description: 'The unit price: old of old lines.' })
  pricePiastres!: Piastres

  @Field(() => Int, { description: 'The quantity.' })
  quantity!: number
}

@ObjectType({ description: 'The preview of an edit of an order.' })
export class OrderEditPreview {
  @Field(() => [OrderEditLine], { description: 'The lines.' })
  lines!: readonly OrderEditLine[]

  @Field(() => [Adjustment], { description: 'The fees and discounts.' })
  adjustments!: readonly Adjustment[]

  @Field(() => EGP, { name: 'total', description: 'The total: pass it as `expectedTotal`.' })
  totalPiastres!: Piastres

  @Field(() => EGP, { name: 'amountDue', description: 'The amount that is then due at the door.' })
  amountDuePiastres!: Piastres

  @Field(() => EGP, { name: 'toRefund', description: 'The amount paid beyond the total.' })
  toRefundPiastres!: Piastres
}

@ObjectType({ description: 'The result of previewing an edit.' })
export class OrderEditPreviewPayload extends MutationPayload {
  @Field(() => OrderEditPreview, {
    nullable: true,
    description: 'The order after the edit; null if it is not possible.',
  })
  preview?: OrderEditPreview
}

const EditedTextEnum = toEnum(EDITED_TEXTS)

registerEnumType(EditedTextEnum, {
  name: 'EditedText',
  description: 'A text of an order that an edit may change.',
  valuesConfig: {
    RECIPIENT_NAME: { description: 'The recipient of the parcel.' },
    PHONE: { description: 'The phone number.' },
    ADDRESS: { description: 'The address.' },
    COURIER_NOTE: { description: 'The note for the courier.' },
    DISCOUNT_CODE: { description: 'The discount code.' },
  },
})

@ObjectType({ description: 'A text that an edit has changed.' })
export class EditedTextChange {
  @Field(() => EditedTextEnum, { description: 'Which text.' })
  name!: EditedText

  @Field(() => String, { nullable: true, description: 'The text before the edit; null for none.' })
  before!: string | null

  @Field(() => String, { nullable: true, description: 'The text after the edit; null for none.' })
  after!: string | null
}

@ObjectType({ description: 'An item that an edit has added, changed or removed.' })
export class EditedItem {
  @Field(() => String, { description: 'The name of the product.' })
  name!: string

  nameAr!: string | null

  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => Int, { description: 'The quantity that it had; 0 for a new one.' })
  before!: number

  @Field(() => Int, { description: 'The quantity that it has; 0 if it was removed.' })
  after!: number
}

@ObjectType({ description: 'The changes that an edit made to an order.' })
export class OrderEdit {
  @Field(() => EGP, {
    name: 'totalBefore',
    nullable: true,
    description: 'The total before the edit; null if it is unchanged.',
  })
  totalBeforePiastres!: Piastres | null

  @Field(() => EGP, {
    name: 'totalAfter',
    nullable: true,
    description: 'The total after the edit; null if it is unchanged.',
  })
  totalAfterPiastres!: Piastres | null

  @Field(() => String, {
    nullable: true,
    description: 'Why the amount was lowered; null if it was not.',
  })
  amountReason!: string | null

  @Field(() => [EditedItem], { description: 'The items that differ.' })
  items!: readonly EditedItem[]

  @Field(() => [EditedTextChange], { description: 'The texts that differ.' })
  texts!: readonly EditedTextChange[]

  @Field(() => Boolean, {
    name: 'wasWithCourier',
    description: 'Whether the courier had the parcel and was to be notified.',
  })
  tellCourier!: boolean

  @Field(() => Boolean, {
    name: 'wasCourierNotified',
    description: 'Whether the courier was notified of an earlier edit.',
  })
  courierTold!: boolean
}
