import { useText } from '../../platform/texts/text'

interface WhatsAppLinkProps {
  /** With its country code, in digits alone; without one there is no link. */
  readonly number: string | null | undefined
  readonly orderId: string
}

/** Opens WhatsApp with a message to the shop about an order. */
export function WhatsAppLink({ number, orderId }: WhatsAppLinkProps) {
  const t = useText()
  if (!number) return null
  const text = encodeURIComponent(t('order.whatsAppText', { id: orderId }))
  return (
    <a
      className="button button--secondary"
      href={`https://wa.me/${number}?text=${text}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('order.whatsApp')}
    </a>
  )
}
