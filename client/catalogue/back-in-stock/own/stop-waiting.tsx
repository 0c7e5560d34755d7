import { useState } from 'react'
import { useCancelBackInStockMailMutation } from '../../../platform/gql/back-in-stock'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { cacheWaiting } from './cache-waiting'

interface StopWaitingProps {
  readonly productId: string
  readonly onPressed: () => void
}

/** Takes back the request for the mail about a product. Import it lazily. */
export default function StopWaiting({ productId, onPressed }: StopWaitingProps) {
  const t = useText()
  const cancelMail = useCancelBackInStockMailMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [alert, setAlert] = useState<string>()

  async function stop(): Promise<void> {
    setAlert(undefined)
    setIsBusy(true)
    onPressed()
    try {
      const { data } = await cancelMail({
        variables: { productId },
        update: (cache, result) => {
          if (result.data?.cancelBackInStockMail.success) cacheWaiting(cache, productId, false)
        },
      })
      const { success = false, userErrors = [] } = data?.cancelBackInStockMail ?? {}
      if (!success) setAlert(userErrors[0]?.message ?? t('product.tellFailed'))
    } catch {
      setAlert(t('product.tellFailed'))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button variant="quiet" busy={isBusy} onClick={() => void stop()}>
        {t('product.tellStop')}
      </Button>
      {alert && <p role="alert">{alert}</p>}
    </>
  )
}
