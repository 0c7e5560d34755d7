import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { type PasswordResetInput, passwordResetSchema } from '#domain/accounts/accounts.schema'
import { AccountCard } from '../../accounts/accounts/account-card'
import { PasswordField } from '../../accounts/accounts/password-field'
import { useStartSession } from '../../accounts/accounts/use-start-session'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useKeepVisitorOrdersMutation, useVisitorOrdersQuery } from '../../platform/gql/visitors'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { LoadFailed } from '../../platform/ui/load-failed'

/** Keeps the orders of a visitor with the link of a mail: in the account of its address, or in one that gets a password. */
export function Component() {
  const t = useText()
  // Only browsers know the fragment of the link.
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const { data, error, refetch } = useVisitorOrdersQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
    // The server knows no fragment.
    ssr: false,
  })
  if (error) return <LoadFailed title={t('visitor.failed')} onRetry={() => refetch()} />
  const found = data?.visitorOrders
  return (
    <AccountCard
      title={t('visitor.keepTitle')}
      text={found && t(found.hasAccount ? 'visitor.addText' : 'visitor.keepText')}
      footer={<Link to="/forgotpassword">{t('account.resetNewLink')}</Link>}
    >
      {found === null && <FormAlert>{t('visitor.invalidLink')}</FormAlert>}
      {found?.hasAccount === true && <AddOrders token={token} />}
      {found?.hasAccount === false && <FirstPassword token={token} />}
    </AccountCard>
  )
}

interface TokenProps {
  readonly token: string
}

/** At the press of a button, because mail scanners open links. */
function AddOrders({ token }: TokenProps) {
  const t = useText()
  const [keep, { loading }] = useKeepVisitorOrdersMutation()
  const [alert, setAlert] = useState<string>()
  const [count, setCount] = useState<number>()

  async function add(): Promise<void> {
    setAlert(undefined)
    try {
      const { data } = await keep({ variables: { token } })
      const { count: added, userErrors = [] } = data?.keepVisitorOrders ?? {}
      if (added == null) setAlert(userErrors[0]?.message ?? t('visitor.failed'))
      else setCount(added)
    } catch {
      setAlert(t('visitor.failed'))
    }
  }

  if (count !== undefined) {
    return (
      <p role="status">
        {t('visitor.added', { count })} <Link to="/profile">{t('profile.orders')}</Link>
      </p>
    )
  }
  return (
    <div className="form">
      <FormAlert>{alert}</FormAlert>
      <Button busy={loading} onClick={() => void add()}>
        {t('visitor.addButton')}
      </Button>
    </div>
  )
}

type PasswordInput = Pick<PasswordResetInput, 'password'>

const schema = passwordResetSchema.pick({ password: true })

/** Sets the first password of the account, and signs in. */
function FirstPassword({ token }: TokenProps) {
  const t = useText()
  const [keep] = useKeepVisitorOrdersMutation()
  const { startSession } = useStartSession()
  const [alert, setAlert] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<PasswordInput>({
    resolver: zodResolver(schema),
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState

  const save = useSingleFlight(async ({ password }: PasswordInput) => {
    setAlert(undefined)
    try {
      const { data } = await keep({ variables: { token, password } })
      const { session, userErrors = [] } = data?.keepVisitorOrders ?? {}
      if (!session) return setAlert(applyServerErrors(userErrors, ['password'], setError))
      notifySuccess(t('account.resetDone'))
      await startSession(session)
    } catch {
      setAlert(t('visitor.failed'))
    }
  })

  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit(save)}>
      <FormAlert>{alert}</FormAlert>
      <PasswordField
        {...register('password')}
        required
        label={t('profile.newPassword')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        error={fieldErrorText(t, errors.password)}
      />
      <SubmitButton busy={isSubmitting}>{t('visitor.keepButton')}</SubmitButton>
    </form>
  )
}
