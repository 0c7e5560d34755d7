import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { MAX_RECIPIENT_NAME_LENGTH } from '#domain/limits'
import { toPounds } from '#domain/money/money'
import {
  type PhoneOrderFormInput,
  type PhoneOrderFormOutput,
  phoneOrderFormSchema,
} from '#domain/orders/phone-order.schema'
import { AddressFields } from '../../../../accounts/addresses/address-fields'
import { Field } from '../../../../platform/forms/field'
import { FormAlert } from '../../../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../../../platform/forms/form-errors'
import { SubmitButton } from '../../../../platform/forms/submit-button'
import type { DeliveryTermsFragment } from '../../../../platform/gql/delivery'
import type { AppliedDiscountFragment } from '../../../../platform/gql/discounts'
import { notifySuccess } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import { calculateTotals } from '../../../../shop/delivery/order-totals'
import { SummaryTotals } from '../../../../shop/delivery/summary-totals'
import { toDiscount } from '../../../discounts/applied-discount'
import { DiscountField } from '../../../discounts/discount-field'
import { ProductPicker } from '../product-picker'
import { Caller, NO_ACCOUNT } from './caller'
import { EMPTY, FIELDS, valuesOf } from './form-values'
import { LastOrder } from './last-order'
import {
  addProduct,
  type Line,
  type LastOrder as Order,
  repeatOrder,
  toLines,
  totalOf,
} from './order-lines'
import { PickedLines } from './picked-lines'
import { usePhoneCustomer } from './use-phone-customer'
import { type PhoneOrderOutcome, usePlacePhoneOrder } from './use-place-phone-order'
import '../../../cart/summary.css'
import './new-order.css'

interface NewOrderFormProps {
  readonly rates: readonly DeliveryTermsFragment[]
  /** Reads the rates again. */
  readonly onChanged: () => void
}

/** An order, written while the customer is on the phone. */
export function NewOrderForm({ rates, onChanged }: NewOrderFormProps) {
  const t = useText()
  const navigate = useNavigate()
  const placeOrder = usePlacePhoneOrder()
  const [lines, setLines] = useState<readonly Line[]>([])
  const [missing, setMissing] = useState<readonly string[]>([])
  const [accountId, setAccountId] = useState(NO_ACCOUNT)
  const [applied, setApplied] = useState<AppliedDiscountFragment>()
  const [refusal, setRefusal] = useState<string>()
  const [alert, setAlert] = useState<string>()
  /** The last values filled in automatically. */
  const filled = useRef(EMPTY)
  const form = useForm<PhoneOrderFormInput, unknown, PhoneOrderFormOutput>({
    resolver: zodResolver(phoneOrderFormSchema),
    criteriaMode: 'all',
    defaultValues: EMPTY,
  })
  const { register, control, handleSubmit, getValues, setValue, setError, formState } = form
  const { errors, isSubmitting } = formState

  /** Fills in the form without overwriting values that the team has typed. */
  function fillIn(values: PhoneOrderFormInput): void {
    for (const name of FIELDS) {
      if (name === 'phone' || getValues(name) !== filled.current[name]) continue
      setValue(name, values[name] ?? '')
    }
    filled.current = values
  }

  const { customer, isFailed, lookUp } = usePhoneCustomer((found) => fillIn(valuesOf(found)))

  function onPhone(text: string): void {
    setAccountId(NO_ACCOUNT)
    setMissing([])
    void lookUp(text)
  }

  function repeat(order: Order): void {
    const repeated = repeatOrder(lines, order)
    setLines(repeated.lines)
    setMissing(repeated.missing)
  }

  const lastOrder = customer?.lastOrder
  const chosen = useWatch({ control, name: 'governorate' })
  const governorate = GOVERNORATES.find((code) => code === chosen)
  const discount = applied && toDiscount(applied)
  const totals = calculateTotals(lines, rates, governorate, discount)
  const isUsed = totals.adjustments.some(({ kind }) => kind === 'discount')

  function applyDiscount(next: AppliedDiscountFragment | undefined): void {
    setApplied(next)
    setRefusal(undefined)
  }

  /** Returns the message to show beside the button, if any. */
  function handle(outcome: PhoneOrderOutcome): string | undefined {
    switch (outcome.kind) {
      case 'placed':
        notifySuccess(t('newOrder.placed', { id: outcome.id }))
        void navigate(`/adminorder?order=${outcome.id}`)
        return undefined
      case 'changed':
        setLines(toLines(outcome.lines))
        onChanged()
        if (!outcome.isCode) return t('newOrder.changed')
        setApplied(undefined)
        setRefusal(outcome.message)
        return undefined
      case 'rejected':
        return applyServerErrors(outcome.userErrors, FIELDS, setError)
      case 'alreadyPlaced':
        return t('newOrder.alreadyPlaced')
      case 'unanswered':
        return t('newOrder.failed')
    }
  }

  const place = useSingleFlight(async (values: PhoneOrderFormOutput) => {
    setAlert(lines.length === 0 ? t('invalid.noLines') : undefined)
    if (lines.length === 0) return
    const { phone, recipientName, ...shippingAddress } = values
    const outcome = await placeOrder({
      phone,
      recipientName,
      accountId: accountId || null,
      shippingAddress,
      lines: lines.map(({ product: { id: productId, price }, quantity }) => ({
        productId,
        quantity,
        price,
      })),
      total: toPounds(totalOf(lines)),
      amountDue: toPounds(totals.totalPiastres),
      discountCode: isUsed ? (applied?.code ?? null) : null,
    })
    setAlert(handle(outcome))
  })

  return (
    <form className="new-order" noValidate onSubmit={handleSubmit(place)}>
      <div className="new-order__details">
        <Caller
          phoneField={register('phone', { onChange: ({ target }) => onPhone(target.value) })}
          error={fieldErrorText(t, errors.phone)}
          customer={customer}
          isFailed={isFailed}
          accountId={accountId}
          onAccount={setAccountId}
        />
        <section className="card form" aria-label={t('newOrder.products')}>
          <h2>{t('newOrder.products')}</h2>
          {lastOrder && (
            <LastOrder order={lastOrder} missing={missing} onRepeat={() => repeat(lastOrder)} />
          )}
          <ProductPicker
            isScanned
            onPick={(product) => setLines((now) => addProduct(now, product))}
          />
          <PickedLines lines={lines} onChange={setLines} />
        </section>
        <fieldset className="card form">
          <legend>
            <h2>{t('newOrder.delivery')}</h2>
          </legend>
          <Field
            {...register('recipientName')}
            required
            label={t('newOrder.recipient')}
            error={fieldErrorText(t, errors.recipientName)}
            maxLength={MAX_RECIPIENT_NAME_LENGTH}
            autoComplete="off"
          />
          <AddressFields register={register} errors={errors} />
        </fieldset>
      </div>
      <section className="card summary" aria-label={t('newOrder.total')}>
        <SummaryTotals totals={totals} rates={rates} area={governorate} />
        {lines.length > 0 && (
          <DiscountField
            applied={applied}
            refusal={refusal}
            area={governorate}
            lines={lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))}
            onChange={applyDiscount}
          />
        )}
        <p className="new-order__hint">{t('newOrder.cash')}</p>
        <FormAlert>{alert}</FormAlert>
        <SubmitButton className="summary__action" busy={isSubmitting}>
          {t(isSubmitting ? 'newOrder.placing' : 'newOrder.place')}
        </SubmitButton>
      </section>
    </form>
  )
}
