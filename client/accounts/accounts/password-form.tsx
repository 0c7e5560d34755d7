import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type PasswordChangeInput, passwordChangeSchema } from '#domain/accounts/accounts.schema'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useChangePasswordMutation } from '../../platform/gql/accounts'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { logIn } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { PasswordField } from './password-field'

const FIELDS = ['currentPassword', 'newPassword'] as const

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [changePassword] = useChangePasswordMutation()
  const { register, handleSubmit, setError, formState } = useForm<PasswordChangeInput>({
    resolver: zodResolver(passwordChangeSchema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState

  const change = useSingleFlight(async (input: PasswordChangeInput) => {
    setAlert(undefined)
    try {
      const { data } = await changePassword({ variables: { input } })
      const { session, userErrors = [] } = data?.changePassword ?? {}
      if (!session) {
        setAlert(applyServerErrors(userErrors, FIELDS, setError))
        return
      }
      logIn(session.token, session.firstName)
      notifySuccess(t('profile.passwordChanged'))
      onDone()
    } catch {
      setAlert(t('profile.passwordFailed'))
    }
  })

  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit(change)}>
      <FormAlert>{alert}</FormAlert>
      <PasswordField
        {...register('currentPassword')}
        required
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        error={fieldErrorText(t, errors.currentPassword)}
      />
      <PasswordField
        {...register('newPassword')}
        required
        label={t('profile.newPassword')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        error={fieldErrorText(t, errors.newPassword)}
      />
      <SubmitButton busy={isSubmitting}>{t('profile.changePassword')}</SubmitButton>
      <Button variant="quiet" onClick={onDone}>
        {t('profile.cancel')}
      </Button>
    </form>
  )
}
