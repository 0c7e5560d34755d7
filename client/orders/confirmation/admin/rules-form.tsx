import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { asPounds } from '#domain/money/units'
import {
  type ConfirmationRulesInput,
  confirmationRulesSchema,
} from '#domain/orders/confirmation.schema'
import { FormAlert } from '../../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { NUMBER, OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { SubmitButton } from '../../../platform/forms/submit-button'
import {
  type AdminConfirmationRulesFragment,
  useUpdateConfirmationRulesMutation,
} from '../../../platform/gql/confirmation-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import '../../../platform/admin/admin-form.css'
import '../../../platform/forms/checkbox-group.css'

/** Those that can be wrong; the others are checkboxes. */
const FIELDS = ['above', 'lateAfterHours', 'prepayWithinHours'] as const

export function RulesForm({ rules }: { readonly rules: AdminConfirmationRulesFragment }) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [updateRules] = useUpdateConfirmationRulesMutation()
  const form = useForm<ConfirmationRulesInput, unknown, ConfirmationRulesInput>({
    // Submits the input as it is: the server converts pounds itself.
    resolver: zodResolver(confirmationRulesSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: {
      includesAllOrders: rules.includesAllOrders,
      includesFirstOfPhone: rules.includesFirstOfPhone,
      above: rules.above,
      lateAfterHours: rules.lateAfterHours,
      prepayWithinHours: rules.prepayWithinHours,
    },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  useKeptForm('confirmationRules', form)

  const save = useSingleFlight(async (values: ConfirmationRulesInput) => {
    setAlert(undefined)
    try {
      const input = { ...values, above: asPounds(values.above) }
      const { data } = await updateRules({ variables: { input } })
      const { confirmationRules, userErrors = [] } = data?.updateConfirmationRules ?? {}
      if (confirmationRules) return notifySuccess(t('confirmation.saved'))
      setAlert(applyServerErrors(userErrors, FIELDS, setError))
    } catch {
      setAlert(t('confirmation.saveFailed'))
    }
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      aria-label={t('confirmation.title')}
      onSubmit={handleSubmit(save)}
    >
      <FormAlert>{alert}</FormAlert>
      <fieldset className="choices">
        <legend>{t('confirmation.which')}</legend>
        <label className="checkbox">
          <input {...register('includesAllOrders')} type="checkbox" />
          {t('confirmation.allOrders')}
        </label>
        <label className="checkbox">
          <input {...register('includesFirstOfPhone')} type="checkbox" />
          {t('confirmation.firstOfPhone')}
        </label>
      </fieldset>
      <NumberField
        {...register('above', OPTIONAL_NUMBER)}
        inputMode="decimal"
        label={t('confirmation.above')}
        hint={t('confirmation.aboveHint')}
        error={fieldErrorText(t, errors.above)}
      />
      <NumberField
        {...register('lateAfterHours', NUMBER)}
        inputMode="numeric"
        required
        label={t('confirmation.lateAfter')}
        hint={t('confirmation.lateAfterHint')}
        error={fieldErrorText(t, errors.lateAfterHours)}
      />
      <NumberField
        {...register('prepayWithinHours', OPTIONAL_NUMBER)}
        inputMode="numeric"
        label={t('confirmation.prepayWithin')}
        hint={t('confirmation.prepayWithinHint')}
        error={fieldErrorText(t, errors.prepayWithinHours)}
      />
      <SubmitButton busy={isSubmitting}>{t('confirmation.save')}</SubmitButton>
    </form>
  )
}
