import type { RefObject } from 'react'
import { callLink, localPhone } from '#domain/addresses/local-phone'
import { copyText } from '../../../../platform/lib/copy-text'
import { useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { Button } from '../../../../platform/ui/button'
import { Icon } from '../../../../platform/ui/icon'
import { whatsAppAddress } from '../contact'
import { ChatIcon } from '../contact-links'
import { sentText } from '../list/sent-messages'
import { KeyHint } from './key-hint'
import { useJointMessage } from './use-joint-message'

interface ContactCustomerProps {
  /** Empty if nobody may see it, or there is none. */
  readonly phone: string
  readonly name: string
  /** The orders of the message. */
  readonly orderIds: readonly string[]
  /** The link to the chat, which a key opens as well. */
  readonly chat: RefObject<HTMLAnchorElement | null>
}

/** Contacts a customer about orders by chat or phone, and shows the last message sent. */
export function ContactCustomer({ phone, name, orderIds, chat }: ContactCustomerProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const { maySend, message, lastSent, remindAfter, onChat } = useJointMessage(orderIds)
  const texts = { copied: t('once.copied'), failed: t('once.copyFailed') }
  return (
    <>
      {lastSent && (
        <p>
          <Icon name="check" /> {sentText(t, lastSent, formatDate)}
          {remindAfter !== null && ` ${t('orders.remind', { hours: remindAfter })}`}
        </p>
      )}
      <div className="queue__acts">
        {phone && maySend && message && (
          <a
            ref={chat}
            className="button button--secondary"
            href={whatsAppAddress(phone, message)}
            target="_blank"
            rel="noreferrer"
            onClick={onChat}
            aria-label={t('orders.whatsAppNamed', { name })}
            aria-keyshortcuts="W"
          >
            <ChatIcon />
            {t('orders.whatsApp')}
            <KeyHint letter="W" />
          </a>
        )}
        {phone && (
          <a
            className="button button--secondary"
            href={callLink(phone)}
            aria-label={t('orders.callNamed', { name, phone: localPhone(phone) })}
          >
            <Icon name="phone" />
            <bdi dir="ltr">{localPhone(phone)}</bdi>
          </a>
        )}
        {maySend && message && (
          <Button variant="quiet" onClick={() => void copyText(message, texts)}>
            {t('queue.copy')}
          </Button>
        )}
      </div>
    </>
  )
}
