import { useEffect, useState } from 'react'
import type { Locale } from '#domain/messages/locale'
import { addTexts } from '../../../platform/texts/text'

const TEXTS = {
  en: () => import('#domain/messages/en/shop.json?compiled'),
  ar: () => import('#domain/messages/ar/shop.json?compiled'),
}

/** Whether the texts of the shop's pages are loaded in a language, which may be another one than that of the document. */
export function useShopTexts(locale: Locale): boolean {
  const [loaded, setLoaded] = useState<Locale>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const { default: texts } = await TEXTS[locale]()
      addTexts(locale, texts)
      if (isCurrent) setLoaded(locale)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [locale])
  return loaded === locale
}
