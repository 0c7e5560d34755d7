import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ShippingInput, shippingSchema } from '#domain/checkout.schema'
import type { ErrorCode } from '../gql/checkout'
import { placeRefusals } from '../lib/form-problems'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { useLeave } from '../lib/use-leave'
import { useOneAtATime } from '../lib/use-one-at-a-time'
import { FormAlert } from '../ui/form-alert'
import { Icon } from '../ui/icon'
import { SubmitButton } from '../ui/submit-button'
import { OrderSummary } from './order-summary'
import { SHIPPING_FIELDS, ShippingFields } from './shipping-fields'
import type { ShownOrder } from './shown-order'
import { type PlaceOrderOutcome, usePlaceOrder } from './use-place-order'

interface CheckoutFormProps {
  readonly cartId: string
  readonly order: ShownOrder
  /** What was typed before a reload. */
  readonly shipping: ShippingInput | undefined
  /** The order was sent before, and no answer came. */
  readonly isUnanswered: boolean
  readonly onChanged: (order: ShownOrder, code: ErrorCode) => void
  /** An earlier attempt, of which no answer came, turns out to have made an order. */
  readonly onAlreadyPlaced: () => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { cartId, order, shipping, isUnanswered, onChanged, onAlreadyPlaced } = props
  const t = useText()
  const leave = useLeave()
  const client = useApolloClient()
  const placeOrder = usePlaceOrder()
  const [alert, setAlert] = useState(isUnanswered ? t('checkout.unanswered') : undefined)
  const { register, handleSubmit, setError, formState } = useForm<ShippingInput>({
    resolver: zodResolver(shippingSchema),
    criteriaMode: 'all',
    defaultValues: shipping,
  })
  const { errors, isSubmitting } = formState

  async function finish(): Promise<void> {
    notifySuccess(t('checkout.placed'))
    await leave('/')
    // Only now: this page would otherwise show the empty cart on its way out.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' })
    client.cache.gc()
  }

  async function answer(outcome: PlaceOrderOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'placed':
        return finish()
      case 'changed':
        onChanged(outcome.order, outcome.code)
        return setAlert(outcome.message)
      case 'alreadyPlaced':
        return onAlreadyPlaced()
      case 'refused':
        return setAlert(placeRefusals(outcome.refusals, SHIPPING_FIELDS, setError))
      case 'failed':
        return notifyError(t('checkout.failed'))
      case 'sessionEnded':
        return
    }
  }

  const place = useOneAtATime(async (values: ShippingInput) => {
    setAlert(undefined)
    await answer(await placeOrder(cartId, order, values))
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
      <OrderSummary order={order}>
        <FormAlert>{alert}</FormAlert>
        <SubmitButton className="summary__action" busy={isSubmitting}>
          {t(isSubmitting ? 'checkout.placing' : 'checkout.place')}
        </SubmitButton>
      </OrderSummary>
    </form>
  )
}
