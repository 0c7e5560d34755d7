import { localPhone } from '#domain/addresses/local-phone'
import { usePageContext } from '../../platform/page/page-context'
import { useShopName } from '../../platform/page/shop-name'
import { useText } from '../../platform/texts/text'
import './sheet.css'

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
