import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  passwordProofSchema,
  type SecondFactorProofInput,
  secondFactorProofSchema,
} from '#domain/accounts/second-factor-proof.schema'
import { PasswordField } from '../../accounts/accounts/password-field'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText, type UserError } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

interface PasswordPromptProps {
  /** The text of the button. */
  readonly submit: string
  /** Whether the second step is on: a code of the app, or a recovery code, is needed besides. */
  readonly asksForCode: boolean
  /** Returns the errors of the server. */
  readonly onSubmit: (password: string, code: string) => Promise<readonly UserError[]>
  readonly onCancel: () => void
}

/** Asks for the password, so that an open session alone cannot change how somebody signs in. */
export function PasswordPrompt({ submit, asksForCode, onSubmit, onCancel }: PasswordPromptProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<SecondFactorProofInput>({
    resolver: zodResolver(asksForCode ? secondFactorProofSchema : passwordProofSchema),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState

  const send = useSingleFlight(async ({ password, code }: SecondFactorProofInput) => {
    setAlert(undefined)
    try {
      setAlert(applyServerErrors(await onSubmit(password, code), ['password', 'code'], setError))
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
      {asksForCode && (
        <Field
          {...register('code')}
          required
          label={t('secondFactor.anyCode')}
          autoComplete="one-time-code"
          dir="ltr"
          error={fieldErrorText(t, errors.code)}
        />
      )}
      <SubmitButton busy={isSubmitting}>{submit}</SubmitButton>
      <Button variant="quiet" onClick={onCancel}>
        {t('profile.cancel')}
      </Button>
    </form>
  )
}
