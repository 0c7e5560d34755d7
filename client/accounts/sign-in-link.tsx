import { useText } from '../lib/text'
import { ButtonLink } from '../ui/button'
import { useReturnHere } from './return-path'

/** To /login, and back to this page from there. */
export function SignInLink() {
  const t = useText()
  const here = useReturnHere()
  return (
    <ButtonLink to="/login" state={here}>
      {t('account.signIn')}
    </ButtonLink>
  )
}
