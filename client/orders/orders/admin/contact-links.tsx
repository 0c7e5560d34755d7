import { callLink, localPhone } from '#domain/addresses/local-phone'
import { useText } from '../../../platform/texts/text'
import { Icon } from '../../../platform/ui/icon'
import { whatsAppAddress } from './contact'
import './contact-links.css'

interface ContactLinksProps {
  readonly phone: string
  readonly name: string
  /** The opening text of the chat, in the customer's language. */
  readonly message?: string | null | undefined
  /** The last message sent in the chat. */
  readonly sent?: string | undefined
  /** The chat was opened. */
  readonly onChat?: (() => void) | undefined
}

/** Calls the recipient of an order, or opens a chat. */
export function ContactLinks({ phone, name, message, sent, onChat }: ContactLinksProps) {
  const t = useText()
  if (!phone) return null
  const local = localPhone(phone)
  return (
    <span className="contact-links">
      <a
        className="contact-links__call"
        href={callLink(phone)}
        aria-label={t('orders.callNamed', { name, phone: local })}
      >
        <Icon name="phone" />
        <bdi dir="ltr">{local}</bdi>
      </a>
      <a
        className="contact-links__chat"
        href={whatsAppAddress(phone, message)}
        target="_blank"
        rel="noreferrer"
        onClick={onChat}
        aria-label={t('orders.whatsAppNamed', { name })}
      >
        <ChatIcon />
        <span className="contact-links__app">{t('orders.whatsApp')}</span>
      </a>
      {sent && (
        <span className="contact-links__sent" title={sent}>
          <Icon name="check" />
          <span className="visually-hidden">{sent}</span>
        </span>
      )}
    </span>
  )
}

// Not among the icons of all pages, which shoppers would download.
export function ChatIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 20l1.3-4.2A8 8 0 1 1 8.5 18.9L4 20ZM8.5 10.5h7M8.5 13.5h4.5" />
    </svg>
  )
}
