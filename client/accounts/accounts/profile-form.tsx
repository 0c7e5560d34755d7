import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ProfileInput, profileSchema } from '#domain/accounts/accounts.schema'
import { mobileSchema } from '#domain/addresses/phone.schema'
import { COUNTRY_CODE } from '../../platform/forms/country-code'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { type MeQuery, useUpdateProfileMutation } from '../../platform/gql/accounts'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useKeptForm } from '../../platform/session/kept-forms'
import { getSession, logIn } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

const FIELDS = ['firstName', 'secondName', 'mobile'] as const

const formSchema = profileSchema.extend({ mobile: mobileSchema })

/** The form's id in kept-forms.ts. */
export const PROFILE_FORM_ID = 'profile'

interface ProfileFormProps {
  readonly user: NonNullable<MeQuery['me']>
  readonly onDone: () => void
}

/** Edits the shopper's name and mobile number. */
export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [updateProfile] = useUpdateProfileMutation()
  const { firstName, secondName, mobile } = user
  const form = useForm<ProfileInput>({
    resolver: zodResolver(formSchema),
    criteriaMode: 'all',
    defaultValues: { firstName, secondName, mobile },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  useKeptForm(PROFILE_FORM_ID, form)
  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name),
    required: true,
    error: fieldErrorText(t, errors[name]),
  })

  const save = useSingleFlight(async (input: ProfileInput) => {
    setAlert(undefined)
    try {
      const { data } = await updateProfile({ variables: { input } })
      const { user: saved, userErrors = [] } = data?.updateProfile ?? {}
      if (!saved) {
        setAlert(applyServerErrors(userErrors, FIELDS, setError) ?? t('profile.saveFailed'))
        return
      }
      const { token } = getSession()
      if (token) logIn(token, saved.firstName)
      notifySuccess(t('profile.saved'))
      onDone()
    } catch {
      setAlert(t('profile.saveFailed'))
    }
  })

  return (
    <form className="form" noValidate onSubmit={handleSubmit(save)}>
      <FormAlert>{alert}</FormAlert>
      <Field {...field('firstName')} label={t('account.firstName')} autoComplete="given-name" />
      <Field {...field('secondName')} label={t('account.secondName')} autoComplete="family-name" />
      <Field
        {...field('mobile')}
        label={t('account.mobile')}
        hint={t('account.mobileHint')}
        prefix={COUNTRY_CODE}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <SubmitButton busy={isSubmitting}>{t('profile.save')}</SubmitButton>
      <Button variant="quiet" onClick={onDone}>
        {t('profile.cancel')}
      </Button>
    </form>
  )
}
