import { useEffect } from 'react'
import arTexts from '#domain/messages/ar/language.json?compiled'
import enTexts from '#domain/messages/en/language.json?compiled'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import { store } from '../platform/lib/storage'
import { chosenLocale } from '../platform/texts/preferred-locale'
import { addTexts, LocaleContext, useLocale, useText } from '../platform/texts/text'
import { Icon } from '../platform/ui/icon'
import { LanguageLink } from './language-link'
import './language-offer.css'

addTexts('ar', arTexts)
addTexts('en', enTexts)

export interface LanguageOfferPanelProps {
  readonly locale: Locale
  readonly onClose: () => void
}

const rememberOffer = () => void store('localeOffered', 'true')

/** Offers a language, in that language. */
export function LanguageOfferPanel({ locale, onClose }: LanguageOfferPanelProps) {
  const pageLocale = useLocale()
  useEffect(rememberOffer, [])
  function decline(): void {
    chosenLocale.write(pageLocale)
    onClose()
  }
  return (
    <LocaleContext value={locale}>
      <Panel onDecline={decline} />
    </LocaleContext>
  )
}

function Panel({ onDecline }: { readonly onDecline: () => void }) {
  const t = useText()
  const locale = useLocale()
  return (
    <section
      className="language-offer"
      aria-label={t('language.offerTitle')}
      lang={locale}
      dir={LOCALE_SETTINGS[locale].direction}
    >
      <LanguageLink locale={locale} className="language-offer__link">
        {t('language.offer')}
      </LanguageLink>
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
