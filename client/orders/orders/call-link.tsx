import { localPhone } from '#domain/addresses/local-phone'
import { useText } from '../../platform/texts/text'

/** Calls the shop; without a number there is no link. */
export function CallLink({ phone }: { readonly phone: string | undefined }) {
  const t = useText()
  if (!phone) return null
  return (
    <a className="button button--secondary" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {t('order.call')} <bdi dir="ltr">{localPhone(phone)}</bdi>
    </a>
  )
}
