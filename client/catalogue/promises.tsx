import type { MessageKey } from '#domain/messages'
import { useText } from '../lib/text'
import { Icon, type IconName } from '../ui/icon'

const PROMISES: readonly { sign: IconName; title: MessageKey; text: MessageKey }[] = [
  { sign: 'truck', title: 'home.promiseDelivery', text: 'home.promiseDeliveryText' },
  { sign: 'cash', title: 'home.promiseCash', text: 'home.promiseCashText' },
  { sign: 'heart', title: 'home.promiseCare', text: 'home.promiseCareText' },
]

export function Promises() {
  const t = useText()
  return (
    <ul className="promises">
      {PROMISES.map(({ sign, title, text }) => (
        <li key={title} className="promise">
          <Icon name={sign} />
          <div>
            <p className="promise__title">{t(title)}</p>
            <p>{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
