import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button, ButtonLink } from '../../platform/ui/button'
import { useOrderAgain } from './use-order-again'

/** Reorders the items of an order, and shows what has changed since. */
export function OrderAgain({ id }: { readonly id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const orderAgain = useOrderAgain()
  const [isBusy, setIsBusy] = useState(false)
  const [changes, setChanges] = useState<readonly string[]>([])
  const [isInCart, setIsInCart] = useState(false)

  const run = useSingleFlight(async () => {
    setIsBusy(true)
    const outcome = await orderAgain(id)
    setIsBusy(false)
    if (outcome.kind === 'failed') return notifyError(t('order.againFailed'))
    setChanges(outcome.changes)
    setIsInCart(!outcome.isEmpty)
    if (!outcome.isEmpty) notifySuccess(t('cart.added'))
    if (outcome.changes.length === 0) void navigate('/cartpage')
  })

  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={() => void run()}>
        {t('order.again')}
      </Button>
      {changes.length > 0 && (
        <div className="order-page__changes" role="alert">
          <p>{t('order.againChanged')}</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {isInCart && <ButtonLink to="/cartpage">{t('cart.title')}</ButtonLink>}
        </div>
      )}
    </>
  )
}
