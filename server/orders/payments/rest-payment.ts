import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import { ONLINE_PAYMENT_STATES, type PaymentSums } from '#domain/payments/payment-state'
import { ONLINE_WAYS, PAYMENT_PROVIDERS, restWayToPay } from '#domain/payments/ways-to-pay'
import type { ShopEvent } from '../../platform/database/events/announce'
import { restIdSchema, restPriceSchema } from '../../platform/http/rest/rest-schemas'
import type { StateChange } from './payments.service'

// A payment outside GraphQL, which names neither its customer nor its page.

export const webhookOnlinePaymentSchema = z
  .strictObject({
    id: restIdSchema,
    order_id: restIdSchema,
    provider: z.enum(PAYMENT_PROVIDERS),
    way_to_pay: z.enum(ONLINE_WAYS.map(restWayToPay)),
    state: z.enum(ONLINE_PAYMENT_STATES),
    amount: restPriceSchema.meta({ description: 'What was asked for, in EGP.' }),
    paid: restPriceSchema.meta({ description: 'What has arrived, in EGP.' }),
    refunded: restPriceSchema.meta({ description: 'What of it was given back, in EGP.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ title: 'WebhookOnlinePayment' })

/** Something new is known of a payment. */
export function onlinePaymentChanged(
  { payment, before, after }: StateChange,
  { paidPiastres, returnedPiastres }: PaymentSums,
): ShopEvent {
  const message: z.output<typeof webhookOnlinePaymentSchema> = {
    id: payment.id,
    order_id: payment.orderId,
    provider: payment.provider,
    way_to_pay: restWayToPay(payment.way),
    state: after,
    amount: toPounds(payment.piastres),
    paid: toPounds(paidPiastres),
    refunded: toPounds(returnedPiastres),
    created_at: payment.createdAt.toISOString(),
  }
  return {
    webhooks: {
      event: 'payment.changed',
      data: () => [{ previous_state: before, payment: message }],
    },
  }
}
