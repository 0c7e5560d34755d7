import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { localPhone } from '#domain/addresses/local-phone'
import { MAX_COURIER_NOTE_LENGTH } from '#domain/limits'
import {
  type OrderCorrectionInput,
  orderCorrectionSchema,
} from '#domain/orders/confirmation.schema'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import {
  type ConfirmableOrderFragment,
  useCorrectOrderMutation,
} from '../../platform/gql/confirmation'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

const FIELDS = ['phone', 'courierNote'] as const

interface CorrectionFormProps {
  readonly order: ConfirmableOrderFragment
  readonly token: string
  /** It was saved, or nothing is to be corrected. */
  readonly onClose: () => void
  /** May reject. */
  readonly onOutdated: () => Promise<unknown>
}

/** Corrects the phone of an order and, if its address has fields, the note for the courier. */
export function CorrectionForm({ order, token, onClose, onOutdated }: CorrectionFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [correctOrder] = useCorrectOrderMutation()
  const { register, handleSubmit, setError, formState } = useForm<
    OrderCorrectionInput,
    unknown,
    OrderCorrectionInput
  >({
    resolver: zodResolver(orderCorrectionSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: {
      phone: localPhone(order.phone),
      courierNote: order.shippingAddress?.courierNote ?? '',
    },
  })
  const { errors, isSubmitting } = formState

  const save = useSingleFlight(async ({ phone, courierNote }: OrderCorrectionInput) => {
    setAlert(undefined)
    try {
      const { data } = await correctOrder({ variables: { token, phone, courierNote } })
      const { order: corrected, userErrors = [] } = data?.correctOrder ?? {}
      if (corrected) {
        notifySuccess(t('confirm.saved'))
        return onClose()
      }
      const others = applyServerErrors(userErrors, FIELDS, setError)
      setAlert(others)
      if (others) await onOutdated()
    } catch {
      setAlert(t('confirm.saveFailed'))
    }
  })

  return (
    <form className="form confirm__form" method="post" noValidate onSubmit={handleSubmit(save)}>
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
      {order.shippingAddress && (
        <Field
          {...register('courierNote')}
          label={t('checkout.courierNote')}
          error={fieldErrorText(t, errors.courierNote)}
          maxLength={MAX_COURIER_NOTE_LENGTH}
        />
      )}
      <div className="confirm__actions">
        <SubmitButton busy={isSubmitting}>{t('confirm.save')}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t('confirm.keep')}
        </Button>
      </div>
    </form>
  )
}
