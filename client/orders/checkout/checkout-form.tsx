import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { toPounds } from '#domain/money/money'
import {
  type CheckoutFormInput,
  type CheckoutFormOutput,
  checkoutFormSchema,
} from '#domain/orders/checkout.schema'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { timelyErrors } from '../../platform/forms/timely-errors'
import type { AddressFieldsFragment } from '../../platform/gql/addresses'
import type { ErrorCode } from '../../platform/gql/checkout'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { notifyError } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { chosenArea } from '../../shop/delivery/chosen-area'
import { loadPlacedOrderPanel } from '../orders/load-placed-order-panel'
import type { Attempt } from './attempt'
import { CheckoutHelp } from './checkout-help'
import { formDraft } from './form-draft'
import { OrderDiscount } from './order-discount'
import type { OrderDraft, OrderSource } from './order-draft'
import { OrderSummary } from './order-summary'
import { PaymentChoice, placeText } from './payment-choice'
import { ShippingFields } from './shipping-fields'
import { useFinishOrder } from './use-finish-order'
import { useOrderDiscount } from './use-order-discount'
import { type Answer, usePlaceOrder } from './use-place-order'
import './checkout-form.css'

/** The fields in the order of the page. */
const FIELDS = [...ADDRESS_FIELDS, 'phone'] as const

interface CheckoutFormProps {
  readonly source: OrderSource
  readonly order: OrderDraft
  /** Whether something of the cart is sold out, and not part of the order. */
  readonly isReduced: boolean
  readonly rates: readonly DeliveryTermsFragment[]
  readonly addresses: readonly AddressFieldsFragment[]
  /** The input before a reload, or the defaults. */
  readonly shipping: CheckoutFormInput
  /** The outcome of an earlier attempt, to be shown. */
  readonly answer: Answer | undefined
  /** Initially shown at the button. */
  readonly notice: string | undefined
  readonly onChanged: (order: OrderDraft, code: ErrorCode) => void
  /** An earlier attempt without a response turns out to have placed an order. */
  readonly onAlreadyPlaced: () => void
  /** Nobody knows whether the order was placed. */
  readonly onUnanswered: (attempt: Attempt) => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { source, order, isReduced, rates, addresses, shipping } = props
  const { answer, notice, onChanged, onAlreadyPlaced, onUnanswered } = props
  const { cartId, product } = source
  const t = useText()
  const finish = useFinishOrder()
  const placeOrder = usePlaceOrder()
  const [onlineWay, setOnlineWay] = useState<OnlineWay>()
  const [alert, setAlert] = useState(notice)
  const form = useForm<CheckoutFormInput, unknown, CheckoutFormOutput>({
    resolver: zodResolver(checkoutFormSchema),
    criteriaMode: 'all',
    defaultValues: shipping,
  })
  const { control, handleSubmit, register, setError, subscribe, formState } = form
  // When shown, the first field with an error gets the focus, in this order.
  for (const name of FIELDS) register(name)
  const { isSubmitting } = formState
  const chosen = useWatch({ control, name: 'governorate' })
  const governorate = GOVERNORATES.find((code) => code === chosen)
  const discount = useOrderDiscount(source, order, rates, governorate)
  const { totals } = discount

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => formDraft.write({ cartId, values }),
      }),
    [cartId, subscribe],
  )

  async function handle({ attempt, outcome }: Answer): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        return finish(outcome.order, attempt)
      case 'changed':
        onChanged(outcome.order, outcome.code)
        if (outcome.code === 'DISCOUNT_REFUSED') {
          return discount.refuse(outcome.message)
        }
        return setAlert(outcome.message)
      case 'alreadyPlaced':
        return onAlreadyPlaced()
      case 'rejected':
        return setAlert(applyServerErrors(outcome.userErrors, shownFields(), setError))
      case 'failed':
        return notifyError(t('checkout.failed'))
      case 'unanswered':
        return onUnanswered(attempt)
      case 'sessionEnded':
        return
    }
  }

  /** Those of a saved address are not shown: its errors are at the button. */
  function shownFields() {
    const isSaved = form.getValues('addressId') !== ''
    return isSaved ? (['phone'] as const) : FIELDS
  }

  const place = useSingleFlight(async (values: CheckoutFormOutput) => {
    setAlert(undefined)
    if (governorate) chosenArea.write(governorate)
    // While the order is being placed; finish() waits for it.
    loadPlacedOrderPanel().catch(() => undefined)
    const amountDue = toPounds(totals.totalPiastres)
    const seenOrder = { ...order, amountDue, discountCode: discount.usedCode, onlineWay }
    await handle(await placeOrder({ cartId, product, order: seenOrder }, values))
  })

  const showAnswer = useEffectEvent(() => {
    if (answer) void handle(answer)
  })
  // Once, and after the fields are registered.
  useEffect(() => {
    const timer = setTimeout(() => showAnswer())
    return () => clearTimeout(timer)
  }, [])

  return (
    <FormProvider {...form}>
      <form
        className="checkout"
        method="post"
        noValidate
        onSubmit={handleSubmit(place)}
        {...timelyErrors(form)}
      >
        <div className="checkout__details">
          <ShippingFields addresses={addresses} />
          <PaymentChoice chosen={onlineWay} onChoose={setOnlineWay} />
        </div>
        <OrderSummary order={order} totals={totals} rates={rates} area={governorate}>
          {isReduced && <p className="delivery-detail">{t('checkout.leftOut')}</p>}
          <OrderDiscount
            discount={discount}
            order={order}
            area={governorate}
            isAlone={product !== undefined}
          />
          <FormAlert>{alert}</FormAlert>
          <SubmitButton className="summary__action" busy={isSubmitting}>
            {t(placeText(isSubmitting, onlineWay))}
          </SubmitButton>
          <CheckoutHelp />
        </OrderSummary>
      </form>
    </FormProvider>
  )
}
