import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#domain/messages/locale'
import { getBrowserLocale, getChosenLocale, wasLocaleOffered } from '../lib/preferred-locale'
import { useLocale } from '../lib/text'
import type { LanguageOfferPanelProps } from './language-offer-panel'

interface Offer {
  readonly locale: Locale
  readonly Panel: ComponentType<LanguageOfferPanelProps>
}

/**
 * Offers, where the page has another one, the language that the visitor has chosen before or, once,
 * the one that the browser prefers. Never redirects: the address in the browser is what the visitor
 * asked for.
 */
export function LanguageOffer() {
  const pageLocale = useLocale()
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    const chosen = getChosenLocale()
    const locale = chosen ?? getBrowserLocale()
    if (locale === pageLocale || (!chosen && wasLocaleOffered())) return
    import('./language-offer-panel').then(
      ({ LanguageOfferPanel }) => {
        setOffer({ locale, Panel: LanguageOfferPanel })
      },
      // Without the offer, the page still links to the language.
      () => {},
    )
  }, [pageLocale])

  return offer && <offer.Panel locale={offer.locale} onClose={() => setOffer(undefined)} />
}
