import { useState } from 'react'
import {
  type AccountSecurityQuery,
  type StartSecondFactorMutation,
  useDisableSecondFactorMutation,
  useStartSecondFactorMutation,
} from '../../platform/gql/own-account'
import { notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { CodeForm } from './code-form'
import { PasswordPrompt } from './password-prompt'
import { RecoveryCodes } from './recovery-codes'

type Setup = NonNullable<StartSecondFactorMutation['result']['setup']>

type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'password' }
  | { readonly kind: 'code'; readonly setup: Setup }
  | { readonly kind: 'recovery'; readonly codes: readonly string[] }

const NONE: Step = { kind: 'none' }

interface SecondFactorProps {
  readonly factor: AccountSecurityQuery['accountSecurity']['secondFactor']
  readonly onChanged: () => void
}

/** Turns the second step of signing in on, with the password, or off, with a code besides. */
export function SecondFactor({ factor, onChanged }: SecondFactorProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const [step, setStep] = useState<Step>(NONE)
  const [start] = useStartSecondFactorMutation()
  const [disable] = useDisableSecondFactorMutation()
  const close = () => setStep(NONE)

  async function turnOn(password: string) {
    const { data } = await start({ variables: { password } })
    const { setup, userErrors = [] } = data?.result ?? {}
    if (setup) setStep({ kind: 'code', setup })
    return userErrors
  }

  async function turnOff(password: string, code: string) {
    const { data } = await disable({ variables: { password, code } })
    const { success, userErrors = [] } = data?.result ?? {}
    if (success) {
      notifySuccess(t('secondFactor.off'))
      close()
      onChanged()
    }
    return userErrors
  }

  return (
    <section className="card own-account__part" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('secondFactor.title')}</h2>
      <p>
        {factor
          ? t('secondFactor.onSince', { date: formatDate(factor.enabledAt) })
          : t('secondFactor.about')}
      </p>
      {factor && step.kind === 'none' && (
        <p>{t('secondFactor.codesLeft', { count: factor.recoveryCodesLeft })}</p>
      )}
      {step.kind === 'none' && (
        <Button variant="secondary" onClick={() => setStep({ kind: 'password' })}>
          {t(factor ? 'secondFactor.turnOff' : 'secondFactor.turnOn')}
        </Button>
      )}
      {step.kind === 'password' && (
        <PasswordPrompt
          submit={t(factor ? 'secondFactor.turnOff' : 'secondFactor.next')}
          asksForCode={factor !== null}
          onSubmit={factor ? turnOff : turnOn}
          onCancel={close}
        />
      )}
      {step.kind === 'code' && (
        <CodeForm
          setup={step.setup}
          onEnabled={(codes) => {
            setStep({ kind: 'recovery', codes })
            onChanged()
          }}
          onCancel={close}
        />
      )}
      {step.kind === 'recovery' && <RecoveryCodes codes={step.codes} onDone={close} />}
    </section>
  )
}
