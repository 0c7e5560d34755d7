import type { MessageKey } from '#domain/messages'
import { useText } from '../../platform/texts/text'
import { Icon, type IconName } from '../../platform/ui/icon'
import './service-promises.css'

const PROMISES: readonly { icon: IconName; title: MessageKey; text: MessageKey }[] = [
  { icon: 'truck', title: 'home.promiseDelivery', text: 'home.promiseDeliveryText' },
  { icon: 'cash', title: 'home.promiseCash', text: 'home.promiseCashText' },
  { icon: 'heart', title: 'home.promiseCare', text: 'home.promiseCareText' },
]

export function ServicePromises() {
  const t = useText()
  return (
    <ul className="promises">
      {PROMISES.map(({ icon, title, text }) => (
        <li key={title} className="promise">
          <Icon name={icon} />
          <div>
            <p className="promise__title">{t(title)}</p>
            <p>{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
