import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type ShippingInput, shippingFormSchema } from '#domain/checkout.schema'
import { ELSEWHERE } from '#domain/delivery'
import { findGovernorate } from '#domain/find-governorate'
import { toPounds } from '#domain/money'
import { chooseArea } from '../delivery/chosen-area'
import { calculateTotals } from '../delivery/order-totals'
import type { ErrorCode } from '../gql/checkout'
import type { DeliveryTermsFragment } from '../gql/delivery'
import { applyServerErrors } from '../lib/form-errors'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { useSingleFlight } from '../lib/use-single-flight'
import { useNavigateAway } from '../routing/use-navigate-away'
import { FormAlert } from '../ui/form-alert'
import { Icon } from '../ui/icon'
import { SubmitButton } from '../ui/submit-button'
import type { OrderDraft } from './order-draft'
import { OrderSummary } from './order-summary'
import { SHIPPING_FIELDS, ShippingFields } from './shipping-fields'
import { type PlaceOrderOutcome, usePlaceOrder } from './use-place-order'
import './checkout-form.css'

interface CheckoutFormProps {
  readonly cartId: string
  readonly order: OrderDraft
  readonly rates: readonly DeliveryTermsFragment[]
  /** The input before a reload, or the defaults. */
  readonly shipping: ShippingInput
  /** The order was sent before, but no response arrived. */
  readonly isUnconfirmed: boolean
  readonly onChanged: (order: OrderDraft, code: ErrorCode) => void
  /** An earlier attempt without a response turns out to have placed an order. */
  readonly onAlreadyPlaced: () => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { cartId, order, rates, shipping, isUnconfirmed, onChanged, onAlreadyPlaced } = props
  const t = useText()
  const leave = useNavigateAway()
  const client = useApolloClient()
  const placeOrder = usePlaceOrder()
  const [alert, setAlert] = useState(isUnconfirmed ? t('checkout.unanswered') : undefined)
  const { register, handleSubmit, setError, control, formState } = useForm<ShippingInput>({
    resolver: zodResolver(shippingFormSchema),
    criteriaMode: 'all',
    defaultValues: shipping,
  })
  const { errors, isSubmitting } = formState
  const city = useWatch({ control, name: 'city' }).trim()
  const governorate = findGovernorate(city)
  const area = city ? (governorate ?? ELSEWHERE) : undefined
  const totals = calculateTotals(order.lines, rates, area)

  async function finish(): Promise<void> {
    notifySuccess(t('checkout.placed'))
    await leave('/')
    // Only after leaving: this page would flash the empty cart.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' })
    client.cache.gc()
  }

  async function handleOutcome(outcome: PlaceOrderOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        return finish()
      case 'changed':
        onChanged(outcome.order, outcome.code)
        return setAlert(outcome.message)
      case 'alreadyPlaced':
        return onAlreadyPlaced()
      case 'rejected':
        return setAlert(applyServerErrors(outcome.userErrors, SHIPPING_FIELDS, setError))
      case 'failed':
        return notifyError(t('checkout.failed'))
      case 'sessionEnded':
        return
    }
  }

  const place = useSingleFlight(async (values: ShippingInput) => {
    setAlert(undefined)
    if (governorate) chooseArea(governorate)
    const amountDue = toPounds(totals.totalPiastres)
    await handleOutcome(await placeOrder(cartId, { ...order, amountDue }, values))
  })

  return (
    <form className="checkout" method="post" noValidate onSubmit={handleSubmit(place)}>
      <div className="checkout__details">
        <ShippingFields register={register} errors={errors} />
        <section className="card checkout__payment">
          <h2>{t('checkout.payment')}</h2>
          <p>
            <Icon name="cash" />
            {t('checkout.cash')}
          </p>
        </section>
      </div>
      <OrderSummary order={order} totals={totals} rates={rates} area={area}>
        <FormAlert>{alert}</FormAlert>
        <SubmitButton className="summary__action" busy={isSubmitting}>
          {t(isSubmitting ? 'checkout.placing' : 'checkout.place')}
        </SubmitButton>
      </OrderSummary>
    </form>
  )
}
