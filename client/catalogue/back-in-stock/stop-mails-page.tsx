import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AccountCard } from '../../accounts/accounts/account-card'
import { FormAlert } from '../../platform/forms/form-alert'
import { useStopBackInStockMailsMutation } from '../../platform/gql/back-in-stock'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

/**
 * Stops the mails to an address with the link of one of them: at the press of a button, because mail scanners
 * open links.
 */
export function Component() {
  const t = useText()
  // Only browsers know the fragment of the link.
  const { hash } = useLocation()
  const [alert, setAlert] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isStopped, setIsStopped] = useState(false)
  const stopMails = useStopBackInStockMailsMutation()

  async function stop(): Promise<void> {
    setAlert(undefined)
    setIsBusy(true)
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
    try {
      const { data } = await stopMails({ variables: { token } })
      const { success = false, userErrors = [] } = data?.stopBackInStockMails ?? {}
      if (success) setIsStopped(true)
      else setAlert(userErrors[0]?.message ?? t('stopMails.failed'))
    } catch {
      setAlert(t('stopMails.failed'))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <AccountCard
      title={t('stopMails.title')}
      text={t('stopMails.text')}
      footer={<Link to="/">{t('notFound.home')}</Link>}
    >
      {isStopped ? (
        <p role="status">{t('stopMails.done')}</p>
      ) : (
        <div className="form">
          <FormAlert>{alert}</FormAlert>
          <Button busy={isBusy} onClick={() => void stop()}>
            {t('stopMails.stop')}
          </Button>
        </div>
      )}
    </AccountCard>
  )
}
