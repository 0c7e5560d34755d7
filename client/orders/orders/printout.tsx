import type { ReactNode } from 'react'
import { localPhone } from '#domain/addresses/local-phone'
import { usePageContext } from '../../platform/page/page-context'
import { useShopName } from '../../platform/page/shop-name'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import './printout.css'

interface PrintoutHeadProps {
  readonly title: string
  /** An ISO time. */
  readonly at: string
  /** How the time is written; with date and time unless it says otherwise. */
  readonly format?: (at: string) => string
  /** Between title and time. */
  readonly children?: ReactNode
}

/** The head of what is printed: shop, title and time. */
export function PrintoutHead({ title, at, format, children }: PrintoutHeadProps) {
  const shopName = useShopName()
  const formatDate = useFormatDate()
  return (
    <header className="printout__head">
      <p className="printout__shop">{shopName}</p>
      <h2>{title}</h2>
      {children}
      <p>
        <time dateTime={at}>{(format ?? formatDate)(at)}</time>
      </p>
    </header>
  )
}

/** The legal data of the shop. What the owner has not set is left out. */
export interface Seller {
  readonly name: string | null
  readonly address: string | null
  readonly taxNumber: string | null
  readonly commercialRegister: string | null
}

/** The seller, in the facts of a receipt or an invoice. */
export function SellerFacts({ seller }: { readonly seller: Seller }) {
  const t = useText()
  const shopName = useShopName()
  const { contact } = usePageContext()
  const facts = [
    ['receipt.seller', seller.name ?? shopName],
    ['order.address', seller.address ?? contact.address],
    ['checkout.phone', contact.phone && localPhone(contact.phone)],
    ['account.email', contact.email],
    ['receipt.register', seller.commercialRegister],
    ['receipt.taxNumber', seller.taxNumber],
  ] as const
  return facts.map(
    ([label, text]) =>
      text && (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ),
  )
}
