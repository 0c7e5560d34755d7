import { Link } from 'react-router-dom'
import { logOut, useSession } from '../lib/session'
import { useText } from '../lib/text'

export function AccountControls() {
  const t = useText()
  const session = useSession()
  return (
    <div className="account">
      {session?.token && (
        <>
          <span className="account__greeting">{t('nav.greeting', { name: session.userName })}</span>
          <button type="button" className="account__control" onClick={logOut}>
            {t('nav.logout')}
          </button>
        </>
      )}
      {session && !session.token && (
        <Link className="account__control" to="/login">
          {t('nav.signIn')}
        </Link>
      )}
    </div>
  )
}
