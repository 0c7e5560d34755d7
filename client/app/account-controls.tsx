import { Link } from 'react-router-dom'
import { logOut, roleOf, useSession } from '../platform/session/session'
import { useText } from '../platform/texts/text'
import { Message } from '../platform/ui/message'
import './account-controls.css'

export function AccountControls() {
  const t = useText()
  const session = useSession()
  const role = roleOf(session?.token ?? null)
  return (
    <div className="account">
      {session?.token && (
        <>
          {session.userName && (
            <span className="account__greeting">
              <Message text="nav.greeting" values={{ name: session.userName }} />
            </span>
          )}
          {role && role !== 'shopper' && (
            <Link className="account__control" to="/adminDashboard">
              {t('nav.admin')}
            </Link>
          )}
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
