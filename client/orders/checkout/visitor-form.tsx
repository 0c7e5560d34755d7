import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { createVisitorSchema } from '#domain/accounts/visitor.schema'
import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import { mobileSchema, optionalPhoneSchema } from '#domain/addresses/phone.schema'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { toPounds } from '#domain/money/money'
import { checkoutFormSchema } from '#domain/orders/checkout.schema'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import type { z } from '#domain/validation/zod'
import { useAccountSchemas } from '../../accounts/accounts/use-account-schemas'
import { useBeginSession } from '../../accounts/accounts/use-begin-session'
import type { NewSession } from '../../accounts/accounts/use-login'
import { toAddressValues } from '../../accounts/addresses/to-address-values'
import { COUNTRY_CODE } from '../../platform/forms/country-code'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { timelyErrors } from '../../platform/forms/timely-errors'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { usePageContext } from '../../platform/page/page-context'
import type { OrderedProduct } from '../../platform/routing/checkout-path'
import { accountOf } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { chosenArea } from '../../shop/delivery/chosen-area'
import { loadPlacedOrderPanel } from '../orders/load-placed-order-panel'
import { CheckoutHelp } from './checkout-help'
import { findVisitorDraft, type VisitorInput, writeVisitorDraft } from './form-draft'
import { OrderDiscount } from './order-discount'
import type { OrderDraft } from './order-draft'
import { OrderSummary } from './order-summary'
import { PaymentChoice, placeText } from './payment-choice'
import { SignInHere } from './sign-in-here'
import { useFinishOrder } from './use-finish-order'
import { useJoin } from './use-join'
import { useOrderDiscount } from './use-order-discount'
import { type Answer, usePlaceOrder } from './use-place-order'
import { VisitorFields } from './visitor-fields'
import './checkout-form.css'
import './visitor-form.css'

const FIELDS = ['name', 'mobile', 'email', ...ADDRESS_FIELDS, 'phone'] as const

/** The rules of a visitor and of an order; the phone of the order is the mobile unless there is another one. */
function useVisitorSchema() {
  const schemas = useAccountSchemas()
  const { isEmailOptional = false } = usePageContext().shop
  return useMemo(
    () =>
      checkoutFormSchema.extend({
        ...createVisitorSchema(schemas, { isEmailOptional }).shape,
        mobile: mobileSchema,
        phone: optionalPhoneSchema,
      }),
    [schemas, isEmailOptional],
  )
}

/** In place of the id of a cart, until there is an account. */
const VISITOR = 'visitor'

type VisitorOutput = z.output<ReturnType<typeof useVisitorSchema>>

function blankInput(): VisitorInput {
  return {
    ...toAddressValues(),
    governorate: GOVERNORATES.find((code) => code === chosenArea.read()) ?? '',
    addressId: '',
    saveAddress: true,
    phone: '',
    name: '',
    mobile: '',
    email: '',
  }
}

function toShipping(values: VisitorOutput) {
  const { name: _, email: __, mobile, ...shipping } = values
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
  const join = useJoin()
  const beginSession = useBeginSession()
  const placeOrder = usePlaceOrder()
  const finish = useFinishOrder()
  const [onlineWay, setOnlineWay] = useState<OnlineWay>()
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
  const discount = useOrderDiscount({ cartId: VISITOR, product }, order, rates, governorate)
  const { totals } = discount

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
    const { name, mobile, email } = values
    const joined = await join({ name, mobile, email })
    if (joined.kind === 'rejected') {
      return setAlert(applyServerErrors(joined.userErrors, FIELDS, setError))
    }
    discount.keepFor({ cartId: joined.cartId, product })
    const amountDue = toPounds(totals.totalPiastres)
    const answer = await placeOrder(
      {
        cartId: joined.cartId,
        product,
        order: { ...order, amountDue, discountCode: discount.usedCode, onlineWay },
      },
      toShipping(values),
    )
    if (answer.outcome.kind === 'placed') return finish(answer.outcome.order, answer.attempt)
    onJoined(answer)
  })

  async function signedIn(session: NewSession): Promise<void> {
    onJoining()
    const cartId = accountOf(session.token)
    if (cartId !== undefined) discount.keepFor({ cartId, product })
    await beginSession(session)
    onJoined()
  }

  return (
    <div className="checkout__visitor">
      <SignInHere readEmail={() => getValues('email') ?? ''} onSignedIn={signedIn} />
      <FormProvider {...form}>
        <form
          className="checkout"
          method="post"
          noValidate
          onSubmit={handleSubmit(place)}
          {...timelyErrors(form)}
        >
          <div className="checkout__details">
            <VisitorFields />
            <PaymentChoice chosen={onlineWay} onChoose={setOnlineWay} />
          </div>
          <OrderSummary order={order} totals={totals} rates={rates} area={governorate}>
            {isReduced && <p className="delivery-detail">{t('checkout.leftOut')}</p>}
            <OrderDiscount discount={discount} order={order} area={governorate} isAlone />
            <FormAlert>{alert}</FormAlert>
            <SubmitButton className="summary__action" busy={isSubmitting}>
              {t(placeText(isSubmitting, onlineWay))}
            </SubmitButton>
            <CheckoutHelp />
          </OrderSummary>
        </form>
      </FormProvider>
    </div>
  )
}
