import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type DeleteAccountInput, deleteAccountSchema } from '#domain/accounts/accounts.schema'
import { PasswordField } from '../../accounts/password-field'
import { FormAlert } from '../../forms/form-alert'
import { applyServerErrors, fieldErrorText, type UserError } from '../../forms/form-errors'
import { SubmitButton } from '../../forms/submit-button'
import { useSingleFlight } from '../../lib/use-single-flight'
import { useText } from '../../texts/text'
import { Button } from '../../ui/button'

interface PasswordPromptProps {
  /** The text of the button. */
  readonly submit: string
  /** Returns the errors of the server. */
  readonly onSubmit: (password: string) => Promise<readonly UserError[]>
  readonly onCancel: () => void
}

/** Asks for the password, so that an open session alone cannot change how somebody signs in. */
export function PasswordPrompt({ submit, onSubmit, onCancel }: PasswordPromptProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<DeleteAccountInput>({
    resolver: zodResolver(deleteAccountSchema),
  })
  const { errors, isSubmitting } = formState

  const send = useSingleFlight(async ({ password }: DeleteAccountInput) => {
    setAlert(undefined)
    try {
      setAlert(applyServerErrors(await onSubmit(password), ['password'], setError))
    } catch {
      setAlert(t('ownAccount.failed'))
    }
  })

  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit(send)}>
      <FormAlert>{alert}</FormAlert>
      <PasswordField
        {...register('password')}
        required
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        error={fieldErrorText(t, errors.password)}
      />
      <SubmitButton busy={isSubmitting}>{submit}</SubmitButton>
      <Button variant="quiet" onClick={onCancel}>
        {t('profile.cancel')}
      </Button>
    </form>
  )
}
