import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { FormAlert } from '../../platform/forms/form-alert'
import { useConfirmEmailMutation } from '../../platform/gql/accounts'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { AccountCard } from './account-card'

/**
 * Confirms an email address with the link of a mail: at the press of a button, because mail scanners open
 * links.
 */
export function Component() {
  const t = useText()
  // Only browsers know the fragment of the link.
  const { hash } = useLocation()
  const [alert, setAlert] = useState<string>()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [confirmEmail, { loading }] = useConfirmEmailMutation()

  async function confirm(): Promise<void> {
    setAlert(undefined)
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
    try {
      const { data } = await confirmEmail({ variables: { token }, refetchQueries: ['Me'] })
      const { success = false, userErrors = [] } = data?.confirmEmail ?? {}
      if (success) setIsConfirmed(true)
      else setAlert(userErrors[0]?.message ?? t('account.confirmFailed'))
    } catch {
      setAlert(t('account.confirmFailed'))
    }
  }

  return (
    <AccountCard
      title={t('account.confirmTitle')}
      text={t('account.confirmText')}
      footer={<Link to="/profile">{t('profile.title')}</Link>}
    >
      {isConfirmed ? (
        <p role="status">{t('account.confirmDone')}</p>
      ) : (
        <div className="form">
          <FormAlert>{alert}</FormAlert>
          <Button busy={loading} onClick={() => void confirm()}>
            {t('account.confirm')}
          </Button>
        </div>
      )}
    </AccountCard>
  )
}
