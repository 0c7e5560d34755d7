import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Locale } from '#domain/messages/locale'
import { readStored } from '../platform/lib/storage'
import { chosenLocale, getBrowserLocale } from '../platform/texts/preferred-locale'
import { useLocale } from '../platform/texts/text'
import type { LanguageOfferPanelProps } from './language-offer-panel'

interface Offer {
  readonly locale: Locale
  readonly Panel: ComponentType<LanguageOfferPanelProps>
}

/**
 * Offers, where the page has another one, the language that the visitor has chosen before or, once,
 * the one that the browser prefers. Never redirects: the address in the browser is what the visitor
 * asked for. The offer takes the place of the children, so that it covers nothing and nothing moves.
 */
export function LanguageOffer({ children }: { readonly children: ReactNode }) {
  const pageLocale = useLocale()
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    const chosen = chosenLocale.read()
    const locale = chosen ?? getBrowserLocale()
    if (locale === pageLocale || (!chosen && readStored('localeOffered'))) return
    import('./language-offer-panel').then(
      ({ LanguageOfferPanel }) => {
        setOffer({ locale, Panel: LanguageOfferPanel })
      },
      // Without the offer, the page still links to the language.
      () => {},
    )
  }, [pageLocale])

  if (!offer) return children
  return <offer.Panel locale={offer.locale} onClose={() => setOffer(undefined)} />
}
