import { useState } from 'react'
import { useSignOutEverywhereMutation } from '../../platform/gql/accounts'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useNavigateAway } from '../../platform/routing/use-navigate-away'
import { logOut } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { PasswordForm } from './password-form'

/** Changes the password or ends all sessions. */
export function AccountSecurity() {
  const t = useText()
  const leave = useNavigateAway()
  const [isChanging, setIsChanging] = useState(false)
  const [signOut, { loading }] = useSignOutEverywhereMutation()

  async function signOutEverywhere(): Promise<void> {
    try {
      await signOut()
      logOut()
      notifySuccess(t('profile.signedOut'))
      await leave('/login')
    } catch {
      notifyError(t('profile.signOutFailed'))
    }
  }

  return (
    <section className="card" aria-labelledby="your-security">
      <h2 id="your-security">{t('profile.security')}</h2>
      {isChanging ? (
        <PasswordForm onDone={() => setIsChanging(false)} />
      ) : (
        <div className="profile__actions">
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {t('profile.changePassword')}
          </Button>
          <Button variant="secondary" busy={loading} onClick={() => void signOutEverywhere()}>
            {t('profile.signOutEverywhere')}
          </Button>
        </div>
      )}
    </section>
  )
}
