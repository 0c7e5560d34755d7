import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import { mobileSchema, optionalPhoneSchema } from '#domain/addresses/phone.schema'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { toPounds } from '#domain/money/money'
import { checkoutFormSchema } from '#domain/orders/checkout.schema'
import type { z } from '#domain/validation/zod'
import { ACCOUNT_FIELDS } from '../../accounts/accounts/account-fields'
import { useAccountSchemas } from '../../accounts/accounts/use-account-schemas'
import { useBeginSession } from '../../accounts/accounts/use-begin-session'
import type { NewSession } from '../../accounts/accounts/use-login'
import { toAddressValues } from '../../accounts/addresses/to-address-values'
import { COUNTRY_CODE } from '../../platform/forms/country-code'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import type { OrderedProduct } from '../../platform/routing/checkout-path'
import { useLoginState } from '../../platform/routing/return-path'
import { useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import { chosenArea } from '../../shop/delivery/chosen-area'
import { calculateTotals } from '../../shop/delivery/order-totals'
import { loadPlacedOrderPanel } from '../orders/load-placed-order-panel'
import { CheckoutHelp } from './checkout-help'
import { findVisitorDraft, type VisitorInput, writeVisitorDraft } from './form-draft'
import type { OrderDraft } from './order-draft'
import { OrderSummary } from './order-summary'
import { SignInHere } from './sign-in-here'
import { useFinishOrder } from './use-finish-order'
import { useJoin } from './use-join'
import { type Answer, usePlaceOrder } from './use-place-order'
import { VisitorFields } from './visitor-fields'
import './checkout-form.css'
import './visitor-form.css'

const FIELDS = [...ACCOUNT_FIELDS, ...ADDRESS_FIELDS, 'phone'] as const

/** The rules of an account and of an order; the phone of the order is the mobile unless there is another one. */
function useVisitorSchema() {
  const schemas = useAccountSchemas()
  return useMemo(
    () =>
      checkoutFormSchema.extend({
        ...schemas.register.shape,
        mobile: mobileSchema,
        phone: optionalPhoneSchema,
      }),
    [schemas],
  )
}

type VisitorOutput = z.output<ReturnType<typeof useVisitorSchema>>

function blankInput(): VisitorInput {
  return {
    ...toAddressValues(),
    governorate: GOVERNORATES.find((code) => code === chosenArea.read()) ?? '',
    addressId: '',
    saveAddress: true,
    phone: '',
    firstName: '',
    secondName: '',
    mobile: '',
    email: '',
    password: '',
  }
}

function toShipping(values: VisitorOutput) {
  const { firstName: _, secondName: __, email: ___, password: ____, mobile, ...shipping } = values
  return { ...shipping, phone: shipping.phone || `${COUNTRY_CODE}${mobile}` }
}

export interface VisitorFormProps {
  /** The product, if it is ordered alone. */
  readonly product: OrderedProduct | undefined
  readonly order: OrderDraft
  /** Whether something of the cart is sold out, and not part of the order. */
  readonly isReduced: boolean
  readonly rates: readonly DeliveryTermsFragment[]
  /** From now on the visitor is being signed in: the page must stay as it is. */
  readonly onJoining: () => void
  /** The visitor is signed in; with the response to their order, unless they have only signed in. */
  readonly onJoined: (answer?: Answer) => void
}

/** The checkout of a visitor: account, address and order on one page, with one button. */
export function VisitorForm(props: VisitorFormProps) {
  const { product, order, isReduced, rates, onJoining, onJoined } = props
  const t = useText()
  const loginState = useLoginState()
  const join = useJoin()
  const beginSession = useBeginSession()
  const placeOrder = usePlaceOrder()
  const finish = useFinishOrder()
  const [alert, setAlert] = useState<string>()
  const form = useForm<VisitorInput, unknown, VisitorOutput>({
    resolver: zodResolver(useVisitorSchema()),
    criteriaMode: 'all',
    defaultValues: { ...blankInput(), ...findVisitorDraft() },
  })
  const { control, handleSubmit, register, setError, subscribe, getValues, formState } = form
  // When shown, the first field with an error gets the focus, in this order.
  for (const name of FIELDS) register(name)
  const { isSubmitting } = formState
  const chosen = useWatch({ control, name: 'governorate' })
  const governorate = GOVERNORATES.find((code) => code === chosen)
  const totals = calculateTotals(order.lines, rates, governorate)

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeVisitorDraft(values),
      }),
    [subscribe],
  )

  const place = useSingleFlight(async (values: VisitorOutput) => {
    setAlert(undefined)
    onJoining()
    if (governorate) chosenArea.write(governorate)
    // While the order is being placed; finish() waits for it.
    loadPlacedOrderPanel().catch(() => undefined)
    const { firstName, secondName, mobile, email, password } = values
    const joined = await join({ firstName, secondName, mobile, email, password })
    if (joined.kind === 'rejected') {
      return setAlert(applyServerErrors(joined.userErrors, FIELDS, setError))
    }
    const amountDue = toPounds(totals.totalPiastres)
    const answer = await placeOrder(
      {
        cartId: joined.cartId,
        product,
        order: { ...order, amountDue, discountCode: undefined },
      },
      toShipping(values),
    )
    if (answer.outcome.kind === 'placed') return finish(answer.outcome.order, answer.attempt)
    onJoined(answer)
  })

  async function signedIn(session: NewSession): Promise<void> {
    onJoining()
    await beginSession(session)
    onJoined()
  }

  return (
    <div className="checkout__visitor">
      <SignInHere readEmail={() => getValues('email')} onSignedIn={signedIn} />
      <FormProvider {...form}>
        <form className="checkout" method="post" noValidate onSubmit={handleSubmit(place)}>
          <div className="checkout__details">
            <VisitorFields />
            <section className="card checkout__payment">
              <h2>{t('checkout.payment')}</h2>
              <p>
                <Icon name="cash" />
                {t('checkout.cash')}
              </p>
            </section>
          </div>
          <OrderSummary order={order} totals={totals} rates={rates} area={governorate}>
            {isReduced && <p className="delivery-detail">{t('checkout.leftOut')}</p>}
            {/* Whether a code can be used depends on the account. */}
            <Link className="checkout__code" to="/signup" state={loginState}>
              {t('discount.add')}
            </Link>
            <FormAlert>{alert}</FormAlert>
            <SubmitButton className="summary__action" busy={isSubmitting}>
              {t(isSubmitting ? 'checkout.placing' : 'checkout.place')}
            </SubmitButton>
            <CheckoutHelp />
          </OrderSummary>
        </form>
      </FormProvider>
    </div>
  )
}
