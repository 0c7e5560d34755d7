import { useEffect, useState } from 'react'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { loadTexts } from '../lib/load-texts'
import {
  chooseLocale,
  getBrowserLocale,
  getChosenLocale,
  rememberLocaleOffer,
  wasLocaleOffered,
} from '../lib/preferred-locale'
import { LocaleContext, useLocale, useText } from '../lib/text'
import { Icon } from '../ui/icon'
import { LanguageLink } from './language-link'
import './language-offer.css'

/**
 * Offers, where the page has another one, the language that the visitor has chosen before or, once,
 * the one that the browser prefers. Never redirects: the address in the browser is what the visitor asked for.
 */
export function LanguageOffer() {
  const locale = useLocale()
  const [offered, setOffered] = useState<Locale>()

  useEffect(() => {
    const chosen = getChosenLocale()
    const preferred = chosen ?? getBrowserLocale()
    if (preferred === locale || (!chosen && wasLocaleOffered())) return
    loadTexts('language', preferred).then(
      () => {
        setOffered(preferred)
        rememberLocaleOffer()
      },
      // Without its texts there is no offer; the page has a link to the other language.
      () => {},
    )
  }, [locale])

  if (!offered) return null
  return (
    <LocaleContext value={offered}>
      <Offer
        onDecline={() => {
          chooseLocale(locale)
          setOffered(undefined)
        }}
      />
    </LocaleContext>
  )
}

/** In the language that it offers. */
function Offer({ onDecline }: { readonly onDecline: () => void }) {
  const t = useText()
  const locale = useLocale()
  return (
    <section
      className="language-offer"
      aria-label={t('language.offerTitle')}
      lang={locale}
      dir={LOCALE_SETTINGS[locale].direction}
    >
      <p>{t('language.offer')}</p>
      <LanguageLink locale={locale} className="button" />
      <button
        type="button"
        className="language-offer__decline"
        aria-label={t('language.decline')}
        onClick={onDecline}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
