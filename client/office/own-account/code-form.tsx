import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type SecondFactorCodeInput,
  secondFactorCodeSchema,
} from '#domain/accounts/second-factor.schema'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useEnableSecondFactorMutation } from '../../platform/gql/own-account'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Skeleton } from '../../platform/ui/skeleton'

const QrCode = lazy(async () => ({
  default: (await import('../../platform/admin/ui/barcode')).Barcode,
}))

interface CodeFormProps {
  readonly setup: { readonly secret: string; readonly uri: string }
  readonly onEnabled: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Shows the secret to an app, and asks for its first code. */
export function CodeForm({ setup, onEnabled, onCancel }: CodeFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [enable] = useEnableSecondFactorMutation()
  const { register, handleSubmit, setError, formState } = useForm<SecondFactorCodeInput>({
    resolver: zodResolver(secondFactorCodeSchema),
  })
  const { errors, isSubmitting } = formState

  const send = useSingleFlight(async ({ code }: SecondFactorCodeInput) => {
    setAlert(undefined)
    try {
      const { data } = await enable({ variables: { code } })
      const { recoveryCodes, userErrors = [] } = data?.result ?? {}
      setAlert(applyServerErrors(userErrors, ['code'], setError))
      if (!recoveryCodes) return
      notifySuccess(t('secondFactor.on'))
      onEnabled(recoveryCodes)
    } catch {
      setAlert(t('ownAccount.failed'))
    }
  })

  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit(send)}>
      <FormAlert>{alert}</FormAlert>
      <p>{t('secondFactor.scan')}</p>
      <Suspense fallback={<Skeleton className="own-account__qr" blockSize="12rem" />}>
        <QrCode
          symbology="qrcode"
          text={setup.uri}
          label={t('secondFactor.qrCode')}
          className="own-account__qr"
        />
      </Suspense>
      <p>
        {t('secondFactor.type')} <bdi className="own-account__secret">{inGroups(setup.secret)}</bdi>
      </p>
      <Field
        {...register('code')}
        required
        label={t('secondFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        error={fieldErrorText(t, errors.code)}
      />
      <SubmitButton busy={isSubmitting}>{t('secondFactor.turnOn')}</SubmitButton>
      <Button variant="quiet" onClick={onCancel}>
        {t('profile.cancel')}
      </Button>
    </form>
  )
}

/** In groups of four, to be typed without losing the place. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
