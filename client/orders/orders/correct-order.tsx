import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import { localPhone } from '#domain/addresses/local-phone'
import { GOVERNORATES } from '#domain/delivery/governorates'
import {
  type OwnOrderCorrectionInput,
  ownOrderCorrectionSchema,
} from '#domain/orders/confirmation.schema'
import { AddressFields } from '../../accounts/addresses/address-fields'
import { toAddressValues } from '../../accounts/addresses/to-address-values'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { timelyErrors } from '../../platform/forms/timely-errors'
import { type OrderDetailsFragment, useCorrectOwnOrderMutation } from '../../platform/gql/orders'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

const FIELDS = [
  'phone',
  ...ADDRESS_FIELDS.map((name) => `shippingAddress.${name}` as const),
] as const

interface CorrectOrderProps {
  readonly order: Pick<OrderDetailsFragment, 'id' | 'phone' | 'shippingAddress'>
}

/** Opens the form in which a customer corrects the phone and the address of an order that is not packed yet. */
export function CorrectOrder({ order }: CorrectOrderProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <CorrectionForm order={order} onClose={() => setIsOpen(false)} />
  return (
    <Button variant="quiet" onClick={() => setIsOpen(true)}>
      {t('order.correct')}
    </Button>
  )
}

interface CorrectionFormProps extends CorrectOrderProps {
  readonly onClose: () => void
}

function CorrectionForm({ order, onClose }: CorrectionFormProps) {
  const t = useText()
  const { id, shippingAddress } = order
  const [alert, setAlert] = useState<string>()
  const [correct] = useCorrectOwnOrderMutation()
  const form = useForm<OwnOrderCorrectionInput, unknown, OwnOrderCorrectionInput>({
    resolver: zodResolver(ownOrderCorrectionSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: {
      phone: localPhone(order.phone),
      // Older clients send the address as a text, which has no fields.
      ...(shippingAddress && { shippingAddress: toAddressValues(shippingAddress) }),
    },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState

  const save = useSingleFlight(
    async ({ phone, shippingAddress: address }: OwnOrderCorrectionInput) => {
      setAlert(undefined)
      const governorate = GOVERNORATES.find((code) => code === address?.governorate)
      const corrected = address && governorate && { ...address, governorate }
      try {
        const { data } = await correct({
          variables: { id, input: { phone, shippingAddress: corrected } },
        })
        const { order: saved, userErrors = [] } = data?.correctOwnOrder ?? {}
        if (saved) {
          notifySuccess(t('order.corrected'))
          return onClose()
        }
        setAlert(applyServerErrors(userErrors, FIELDS, setError))
      } catch {
        setAlert(t('order.correctFailed'))
      }
    },
  )

  return (
    <form
      className="form order-page__changes"
      method="post"
      noValidate
      onSubmit={handleSubmit(save)}
      {...timelyErrors(form)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('phone')}
        required
        // The focused button that opened the form has disappeared.
        autoFocus
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        error={fieldErrorText(t, errors.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {shippingAddress && (
        <AddressFields
          register={(name) => register(`shippingAddress.${name}`)}
          errors={errors.shippingAddress ?? {}}
        />
      )}
      <SubmitButton busy={isSubmitting}>{t('order.saveCorrection')}</SubmitButton>
      <Button variant="quiet" onClick={onClose}>
        {t('order.keepAsItIs')}
      </Button>
    </form>
  )
}
