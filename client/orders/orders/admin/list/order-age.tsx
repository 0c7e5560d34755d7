import { useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { useNow } from '../use-now'

const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR
/** From two days on, hours no longer say much. */
const MAX_HOURS = 48

/** How long ago an order was placed, with the date as its title. */
export function OrderAge({ createdAt }: { readonly createdAt: string }) {
  const t = useText()
  const formatDate = useFormatDate()
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(createdAt)) / 60_000))
  const hours = Math.floor(minutes / MINUTES_OF_HOUR)
  function text(): string {
    if (hours >= MAX_HOURS) {
      return t('orders.age.days', { count: Math.floor(minutes / MINUTES_OF_DAY) })
    }
    if (hours > 0) return t('orders.age.hours', { count: hours })
    return t('orders.age.minutes', { count: minutes })
  }
  return (
    <time dateTime={createdAt} title={formatDate(createdAt)}>
      {text()}
    </time>
  )
}
