import { useState } from 'react'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import { FormAlert } from '../../platform/forms/form-alert'
import {
  OrderToPayDocument,
  type ShownOrderToPayFragment,
  useStartPaymentByLinkMutation,
} from '../../platform/gql/payments'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { GRAPHQL_WAYS } from './ways'

interface PayButtonsProps {
  readonly order: ShownOrderToPayFragment
  readonly token: string
}

/** The way that was tried last, and the others. */
function inOrder(ways: readonly OnlineWay[], last: ShownOrderToPayFragment['wayToPay']) {
  const isLast = (way: OnlineWay) => GRAPHQL_WAYS[way] === last
  return [...ways.filter(isLast), ...ways.filter((way) => !isLast(way))]
}

/** A button for each way to pay, which leads to the page of its provider. */
export function PayButtons({ order, token }: PayButtonsProps) {
  const t = useText()
  const { onlineWays = [] } = usePageContext().shop
  const [start] = useStartPaymentByLinkMutation({ refetchQueries: [OrderToPayDocument] })
  const [busyWay, setBusyWay] = useState<OnlineWay>()
  const [alert, setAlert] = useState<string>()
  const isWaiting = order.state === 'WAITING'

  const pay = useSingleFlight(async (way: OnlineWay) => {
    setAlert(undefined)
    setBusyWay(way)
    try {
      const { data } = await start({ variables: { token, wayToPay: GRAPHQL_WAYS[way] } })
      const { redirectUrl, userErrors = [] } = data?.startPaymentByLink ?? {}
      if (redirectUrl) return window.location.assign(redirectUrl)
      setAlert(userErrors[0]?.message ?? t('pay.failedToStart'))
    } catch {
      setAlert(t('pay.failedToStart'))
    }
    setBusyWay(undefined)
  })

  const ways = inOrder(onlineWays, order.wayToPay)
  return (
    <>
      <FormAlert>{alert}</FormAlert>
      <div className="confirm__actions">
        {ways.map((way, index) => (
          <Button
            key={way}
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={busyWay === way}
            onClick={() => void pay(way)}
          >
            {isWaiting && GRAPHQL_WAYS[way] === order.wayToPay
              ? t('pay.goOn')
              : t(`pay.now.${way}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
