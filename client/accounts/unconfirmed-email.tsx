import { useState } from 'react'
import { useRequestEmailConfirmationMutation } from '../gql/accounts'
import { notifyError } from '../lib/notify'
import { useText } from '../texts/text'
import { Button } from '../ui/button'

/** Says that the email address is not confirmed, and sends the link again. */
export function UnconfirmedEmail() {
  const t = useText()
  const [isSent, setIsSent] = useState(false)
  const [requestLink, { loading }] = useRequestEmailConfirmationMutation()

  async function send(): Promise<void> {
    try {
      const { data } = await requestLink()
      const { success = false, userErrors = [] } = data?.requestEmailConfirmation ?? {}
      if (success) setIsSent(true)
      else notifyError(userErrors[0]?.message ?? t('profile.linkFailed'))
    } catch {
      notifyError(t('profile.linkFailed'))
    }
  }

  return (
    <div className="profile__unconfirmed">
      <p>
        <b>{t('profile.unconfirmed')}</b> {t('profile.unconfirmedText')}
      </p>
      <div role="status">{isSent && <p>{t('profile.linkSent')}</p>}</div>
      {!isSent && (
        <Button variant="secondary" busy={loading} onClick={() => void send()}>
          {t('profile.sendLink')}
        </Button>
      )}
    </div>
  )
}
