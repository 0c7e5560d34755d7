import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { QuietHours } from '#domain/push/push'
import { type QuietHoursForm as Input, quietHoursFormSchema } from '#domain/push/push.schema'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SelectField } from '../../platform/forms/select-field'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useSetQuietHoursMutation } from '../../platform/gql/push'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useIntlLocale, useText } from '../../platform/texts/text'

/** The hours of a day, as the language writes them. */
function useHours(): readonly { readonly value: string; readonly label: string }[] {
  const format = new Intl.DateTimeFormat(useIntlLocale(), { timeStyle: 'short', timeZone: 'UTC' })
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: format.format(Date.UTC(2026, 0, 1, hour)),
  }))
}

interface QuietHoursFormProps {
  readonly hours: QuietHours | null
  readonly onSaved: () => void
}

/** When not to disturb somebody; without hours, at any time. */
export function QuietHoursForm({ hours, onSaved }: QuietHoursFormProps) {
  const t = useText()
  const options = useHours()
  const [alert, setAlert] = useState<string>()
  const [save] = useSetQuietHoursMutation()
  const { register, handleSubmit, setError, formState } = useForm<
    Input,
    unknown,
    QuietHours | null
  >({
    resolver: zodResolver(quietHoursFormSchema),
    defaultValues: { from: String(hours?.from ?? ''), to: String(hours?.to ?? '') },
  })
  const { errors, isSubmitting } = formState

  const send = useSingleFlight(async (input: QuietHours | null) => {
    setAlert(undefined)
    try {
      const { data } = await save({ variables: { hours: input } })
      const { userErrors = [] } = data?.result ?? {}
      setAlert(applyServerErrors(userErrors, ['from', 'to'], setError))
      if (!data || userErrors.length > 0) return
      notifySuccess(t('push.quietSaved'))
      onSaved()
    } catch {
      setAlert(t('ownAccount.failed'))
    }
  })

  return (
    <form
      className="form push__quiet"
      method="post"
      noValidate
      aria-labelledby="push-quiet"
      onSubmit={handleSubmit(send)}
    >
      <h3 id="push-quiet">{t('push.quiet')}</h3>
      <p>{t('push.quietAbout')}</p>
      <FormAlert>{alert}</FormAlert>
      <div className="push__hours">
        <SelectField
          {...register('from')}
          label={t('push.quietFrom')}
          placeholder={t('push.noHour')}
          options={options}
          error={fieldErrorText(t, errors.from)}
        />
        <SelectField
          {...register('to')}
          label={t('push.quietTo')}
          placeholder={t('push.noHour')}
          options={options}
          error={fieldErrorText(t, errors.to)}
        />
      </div>
      <SubmitButton busy={isSubmitting}>{t('push.saveQuiet')}</SubmitButton>
    </form>
  )
}
