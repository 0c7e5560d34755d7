import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { MeDocument } from '../../platform/gql/accounts'
import { useHydrated } from '../../platform/lib/use-hydrated'
import { useReceivedLoginState } from '../../platform/routing/return-path'
import { getSession, useSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { AccountCard } from './account-card'
import { SignInForm } from './sign-in-form'
import { SHOPPER_HOME, useStartSession } from './use-start-session'

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { startSession, isStarting, returnPath } = useStartSession()
  const token = useSession()?.token
  const client = useApolloClient()
  // The history's state is known to browsers only.
  const isHydrated = useHydrated()
  const { hasEnded } = useReceivedLoginState()

  const redirect = useEffectEvent(async () => {
    // For shoppers who were signed in before; startSession() redirects by itself.
    const isBusy = () => !token || isStarting.current || getSession().token !== token
    if (isBusy()) return
    // The token may be invalid: then the session ends, and this page stays.
    await client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => {})
    if (!isBusy()) void navigate(returnPath ?? SHOPPER_HOME, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(() => void redirect(), [token])

  return (
    <AccountCard
      title={t('account.loginTitle')}
      text={t('account.loginText')}
      footer={
        <>
          {t('account.noAccount')}{' '}
          <Link to="/signup" state={state}>
            {t('account.signUp')}
          </Link>
        </>
      }
    >
      <SignInForm
        reason={isHydrated && hasEnded ? t('account.sessionEnded') : undefined}
        onSignedIn={startSession}
      />
    </AccountCard>
  )
}
