import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type DeliveryRateInput, deliveryRateSchema } from '#domain/delivery/delivery.schema'
import { Field } from '../../../platform/forms/field'
import { FormAlert } from '../../../platform/forms/form-alert'
import {
  applyServerErrors,
  fieldErrorText,
  type UserError,
} from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { NUMBER, OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { SubmitButton } from '../../../platform/forms/submit-button'
import type { AdminDeliveryRateFragment } from '../../../platform/gql/delivery-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'

const FIELDS = ['fee', 'freeFrom', 'minDays', 'maxDays', 'note', 'noteAr'] as const

const SET_VALUE = {
  fee: NUMBER,
  freeFrom: OPTIONAL_NUMBER,
  minDays: OPTIONAL_NUMBER,
  maxDays: OPTIONAL_NUMBER,
  note: {},
  noteAr: {},
}

function toInput(rate: AdminDeliveryRateFragment): DeliveryRateInput {
  return {
    fee: rate.fee,
    freeFrom: rate.freeFrom,
    minDays: rate.minDays,
    maxDays: rate.maxDays,
    note: rate.note ?? '',
    noteAr: rate.noteAr ?? '',
  }
}

/** The form's id, for links to it. */
export const RATE_FORM_ID = 'rate'

interface RateFormProps {
  /** The rate to start with. */
  readonly start: AdminDeliveryRateFragment
  /** How many areas are selected. */
  readonly count: number
  /** Saves the rate; returns the errors, none on success. */
  readonly onSubmit: (rate: DeliveryRateInput) => Promise<readonly UserError[]>
}

/** The rate of the selected areas. */
export function RateForm({ start, count, onSubmit }: RateFormProps) {
  const t = useText()
  const id = useId()
  const [alert, setAlert] = useState<string>()
  const form = useForm<DeliveryRateInput, unknown, DeliveryRateInput>({
    // Submits the input as it is: the server converts pounds itself.
    resolver: zodResolver(deliveryRateSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: toInput(start),
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  useKeptForm(`rate:${start.area}`, form)

  const save = useSingleFlight(async (input: DeliveryRateInput) => {
    setAlert(undefined)
    const userErrors = await onSubmit(input)
    if (userErrors.length > 0) setAlert(applyServerErrors(userErrors, FIELDS, setError))
  })

  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name, SET_VALUE[name]),
    error: fieldErrorText(t, errors[name]),
  })

  return (
    <form
      id={RATE_FORM_ID}
      className="card form rates__form"
      noValidate
      aria-labelledby={id}
      onSubmit={handleSubmit(save)}
    >
      <h2 id={id}>{t('rates.selected', { count })}</h2>
      <FormAlert>{alert}</FormAlert>
      <NumberField
        {...field('fee')}
        inputMode="decimal"
        required
        label={t('rates.feeField')}
        hint={t('rates.feeHint')}
      />
      <NumberField
        {...field('freeFrom')}
        inputMode="decimal"
        label={t('rates.freeFromField')}
        hint={t('rates.freeFromHint')}
      />
      <div className="rates__days">
        <NumberField {...field('minDays')} inputMode="numeric" label={t('rates.minDays')} />
        <NumberField {...field('maxDays')} inputMode="numeric" label={t('rates.maxDays')} />
      </div>
      <p className="field__hint">{t('rates.daysHint')}</p>
      <Field {...field('note')} label={t('rates.noteField')} hint={t('rates.noteHint')} />
      <Field {...field('noteAr')} label={t('rates.noteArField')} lang="ar" />
      <SubmitButton busy={isSubmitting}>{t('rates.save')}</SubmitButton>
    </form>
  )
}
