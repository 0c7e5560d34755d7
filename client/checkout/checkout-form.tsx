import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ADDRESS_FIELDS } from '#domain/address.schema'
import {
  type CheckoutFormInput,
  type CheckoutFormOutput,
  checkoutFormSchema,
} from '#domain/checkout.schema'
import { reachesMinimum } from '#domain/discounts'
import { GOVERNORATES } from '#domain/governorates'
import { toPiastres, toPounds } from '#domain/money'
import { chooseArea } from '../delivery/chosen-area'
import { calculateTotals } from '../delivery/order-totals'
import { toDiscount } from '../discounts/applied-discount'
import { DiscountField } from '../discounts/discount-field'
import { loadDiscount, storeDiscount } from '../discounts/stored-discount'
import type { AddressFieldsFragment } from '../gql/addresses'
import type { ErrorCode } from '../gql/checkout'
import type { DeliveryTermsFragment } from '../gql/delivery'
import type { AppliedDiscountFragment } from '../gql/discounts'
import { applyServerErrors } from '../lib/form-errors'
import { notifyError, notifySuccess } from '../lib/notify'
import { setPlacedOrder } from '../lib/placed-order'
import { useFormatPounds, useText } from '../lib/text'
import { useSingleFlight } from '../lib/use-single-flight'
import { useNavigateAway } from '../routing/use-navigate-away'
import { FormAlert } from '../ui/form-alert'
import { Icon } from '../ui/icon'
import { SubmitButton } from '../ui/submit-button'
import { deleteFormDraft, saveFormDraft } from './form-draft'
import type { OrderDraft } from './order-draft'
import { OrderSummary } from './order-summary'
import { ShippingFields } from './shipping-fields'
import { type PlaceOrderOutcome, usePlaceOrder } from './use-place-order'
import './checkout-form.css'

/** The fields in the order of the page. */
const FIELDS = [...ADDRESS_FIELDS, 'phone'] as const

interface CheckoutFormProps {
  readonly cartId: string
  readonly order: OrderDraft
  readonly rates: readonly DeliveryTermsFragment[]
  readonly addresses: readonly AddressFieldsFragment[]
  /** The input before a reload, or the defaults. */
  readonly shipping: CheckoutFormInput
  /** The order was sent before, but no response arrived. */
  readonly isUnconfirmed: boolean
  readonly onChanged: (order: OrderDraft, code: ErrorCode) => void
  /** An earlier attempt without a response turns out to have placed an order. */
  readonly onAlreadyPlaced: () => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { cartId, order, rates, addresses, shipping } = props
  const { isUnconfirmed, onChanged, onAlreadyPlaced } = props
  const t = useText()
  const format = useFormatPounds()
  const leave = useNavigateAway()
  const client = useApolloClient()
  const placeOrder = usePlaceOrder()
  const [alert, setAlert] = useState(isUnconfirmed ? t('checkout.unanswered') : undefined)
  const form = useForm<CheckoutFormInput, unknown, CheckoutFormOutput>({
    resolver: zodResolver(checkoutFormSchema),
    criteriaMode: 'all',
    defaultValues: shipping,
  })
  const { control, handleSubmit, register, setError, subscribe, formState } = form
  // The first one with an error gets the focus, in this order, whenever it is shown.
  for (const name of FIELDS) register(name)
  const { isSubmitting } = formState
  const chosen = useWatch({ control, name: 'governorate' })
  const governorate = GOVERNORATES.find((code) => code === chosen)
  const [applied, setApplied] = useState(() => loadDiscount(cartId))
  const [refusal, setRefusal] = useState<string>()
  const discount = applied && toDiscount(applied)
  const totals = calculateTotals(order.lines, rates, governorate, discount)
  // Below its minimum, and where delivery is free anyway, the code is not used.
  const isUsed = totals.adjustments.some(({ kind }) => kind === 'discount')

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveFormDraft(cartId, values),
      }),
    [cartId, subscribe],
  )

  function applyDiscount(next: AppliedDiscountFragment | undefined): void {
    setApplied(next)
    setRefusal(undefined)
    storeDiscount(cartId, next)
  }

  async function finish(orderId: string): Promise<void> {
    setPlacedOrder(orderId)
    deleteFormDraft()
    storeDiscount(cartId, undefined)
    notifySuccess(t('checkout.placed'))
    await leave('/')
    // Only after leaving: this page would flash the empty cart.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' })
    client.cache.gc()
  }

  async function handleOutcome(outcome: PlaceOrderOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        return finish(outcome.orderId)
      case 'changed':
        onChanged(outcome.order, outcome.code)
        if (outcome.code === 'DISCOUNT_REFUSED') {
          applyDiscount(undefined)
          return setRefusal(outcome.message)
        }
        return setAlert(outcome.message)
      case 'alreadyPlaced':
        return onAlreadyPlaced()
      case 'rejected':
        return setAlert(applyServerErrors(outcome.userErrors, shownFields(), setError))
      case 'failed':
        return notifyError(t('checkout.failed'))
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
    if (governorate) chooseArea(governorate)
    const amountDue = toPounds(totals.totalPiastres)
    const discountCode = isUsed ? applied?.code : undefined
    await handleOutcome(await placeOrder(cartId, { ...order, amountDue, discountCode }, values))
  })

  return (
    <FormProvider {...form}>
      <form className="checkout" method="post" noValidate onSubmit={handleSubmit(place)}>
        <div className="checkout__details">
          <ShippingFields addresses={addresses} />
          <section className="card checkout__payment">
            <h2>{t('checkout.payment')}</h2>
            <p>
              <Icon name="cash" />
              {t('checkout.cash')}
            </p>
          </section>
        </div>
        <OrderSummary order={order} totals={totals} rates={rates} area={governorate}>
          <DiscountField
            applied={applied}
            refusal={refusal}
            area={governorate}
            onChange={applyDiscount}
          />
          {discount && !reachesMinimum(discount, toPiastres(order.total)) && (
            <p className="delivery-detail">
              {t('discount.belowMinimum', { amount: format(toPounds(discount.minItemsPiastres)) })}
            </p>
          )}
          <FormAlert>{alert}</FormAlert>
          <SubmitButton className="summary__action" busy={isSubmitting}>
            {t(isSubmitting ? 'checkout.placing' : 'checkout.place')}
          </SubmitButton>
        </OrderSummary>
      </form>
    </FormProvider>
  )
}
