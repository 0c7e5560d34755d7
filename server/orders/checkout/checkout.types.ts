import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import type { WayToPay } from '#domain/payments/ways-to-pay'
import { ShippingAddressInput } from '../../accounts/addresses/address.types'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { UserError } from '../../platform/http/graphql/user-error.types'
import { Adjustment, Order } from '../orders/api/orders.types'
import { WayToPayEnum } from '../payments/payments.types'

@InputType({ description: 'A product to order, at the price the client last saw.' })
export class CheckoutLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string

  @Field(() => Int, { description: 'The quantity, 1 to 999.' })
  quantity!: number

  @Field(() => EGP, { description: 'The unit price; it must be the current price.' })
  price!: number
}

@InputType({ description: 'An order to place.' })
export class CheckoutInput {
  @Field(() => [CheckoutLineInput], { description: 'The lines to order; each product once.' })
  lines!: CheckoutLineInput[]

  @Field(() => EGP, { description: 'The sum of price times quantity.' })
  total!: number

  @Field(() => EGP, {
    nullable: true,
    description:
      'The total that the shopper saw, including the delivery fee and the discount. If it is no longer correct, no order is placed.',
  })
  amountDue?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'A discount code, in any case. If it cannot be used, no order is placed.',
  })
  discountCode?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to leave the cart unchanged, for an order that is not placed from the cart. By default, the ordered quantities are removed from it.',
  })
  keepCart?: boolean | null

  @Field(() => ShippingAddressInput, {
    nullable: true,
    description: 'The delivery address. Without it, `address` and `city` are required.',
  })
  shippingAddress?: ShippingAddressInput

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to save `shippingAddress` to the account. It is skipped if it is already saved, or if there are already 10 saved addresses.',
  })
  saveAddress?: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Street, house and floor; at most 300 characters. Only without `shippingAddress`.',
  })
  address?: string

  @Field(() => String, {
    nullable: true,
    description: 'At most 100 characters. Only without `shippingAddress`.',
  })
  city?: string

  @Field(() => String, { description: 'Digits with an optional leading +; at most 20 characters.' })
  phone!: string

  @Field(() => WayToPayEnum, {
    nullable: true,
    description:
      'How it is paid, one of `Shop.waysToPay`; in cash on delivery by default. An order that is paid online waits for its payment: see `CheckoutPayload.paymentUrl`.',
  })
  wayToPay?: WayToPay | null
}

@ObjectType({
  implements: UserError,
  description:
    'A submitted price, total or amount due is not the current one, or a product was deleted.',
})
export class PriceChanged extends UserError {
  @Field(() => EGP, { name: 'total', description: 'The total of the lines.' })
  totalPiastres!: Piastres

  @Field(() => [Adjustment], { description: 'The current fees and discounts.' })
  adjustments!: readonly Adjustment[]

  @Field(() => EGP, { name: 'amountDue', description: 'The amount due.' })
  amountDuePiastres!: Piastres
}

@ObjectType({
  implements: UserError,
  description: 'There is not enough stock for the submitted lines.',
})
export class OutOfStock extends UserError {
  @Field(() => EGP, { name: 'total', description: 'The total of the lines.' })
  totalPiastres!: Piastres

  @Field(() => [Adjustment], { description: 'The current fees and discounts.' })
  adjustments!: readonly Adjustment[]

  @Field(() => EGP, { name: 'amountDue', description: 'The amount due.' })
  amountDuePiastres!: Piastres
}

@ObjectType({
  implements: UserError,
  description: 'The discount code cannot be used. The totals do not include it.',
})
export class DiscountRefused extends UserError {
  @Field(() => EGP, { name: 'total', description: 'The total of the lines.' })
  totalPiastres!: Piastres

  @Field(() => [Adjustment], { description: 'The current fees and discounts.' })
  adjustments!: readonly Adjustment[]

  @Field(() => EGP, { name: 'amountDue', description: 'The amount due.' })
  amountDuePiastres!: Piastres
}

@ObjectType({ description: 'The result of a checkout.' })
export class CheckoutPayload extends MutationPayload {
  @Field(() => Order, { nullable: true, description: 'The order; null on failure.' })
  order?: Order

  @Field(() => String, {
    nullable: true,
    description:
      'Where an order that is paid online is paid: the page of the provider, or one of the shop if the provider does not respond; null for cash on delivery.',
  })
  paymentUrl?: string | null
}
