import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { cairoTime } from '#domain/delivery/cairo-day'
import type { HomeFormValues } from '#domain/home/home-page.schema'
import { LOCALE_SETTINGS, LOCALES, type Locale } from '#domain/messages/locale'
import { Field } from '../../../platform/forms/field'
import { SelectField } from '../../../platform/forms/select-field'
import { usePreviewHomePageQuery } from '../../../platform/gql/home-admin'
import { useDebounced } from '../../../platform/lib/use-debounced'
import { LocaleContext, useLocale, useText } from '../../../platform/texts/text'
import { Hero } from '../hero'
import { HomeBanners } from '../home-banners'
import { type HomeForm, RAIL_TITLES, toInput, toRail } from './form-values'
import { useShopTexts } from './use-shop-texts'

const PAUSE_MILLISECONDS = 400

const SIZES = ['phone', 'wide'] as const

const cairoTimeNow = () => cairoTime(new Date())

/** The home page as shoppers will see it at a time, on a phone and on a computer. */
export function HomePreview({ form }: { readonly form: HomeForm }) {
  const t = useText()
  const id = useId()
  const ownLocale = useLocale()
  const [locale, setLocale] = useState<Locale>(ownLocale)
  const [size, setSize] = useState<(typeof SIZES)[number]>('phone')
  const [chosenTime, setTime] = useState<string>()
  const at = chosenTime ?? cairoTimeNow()
  const values = useWatch({ control: form.control }) as HomeFormValues
  const draft = useDebounced(JSON.stringify(toInput(values)), PAUSE_MILLISECONDS)
  const { data, error } = usePreviewHomePageQuery({
    variables: { input: JSON.parse(draft), locale: locale === 'en' ? 'EN' : 'AR', at },
    fetchPolicy: 'no-cache',
  })
  const hasTexts = useShopTexts(locale)
  const shown = data?.previewHomePage
  return (
    <section className="card form" aria-labelledby={id}>
      <h2 className="home-content__title" id={id}>
        {t('homePage.preview')}
      </h2>
      <div className="home-preview__choices">
        <Field
          type="datetime-local"
          label={t('homePage.previewAt')}
          value={at}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        <SelectField
          label={t('homePage.language')}
          placeholder={t('homePage.choose')}
          value={locale}
          options={LOCALES.map((one) => ({ value: one, label: LOCALE_SETTINGS[one].name }))}
          onChange={({ currentTarget }) =>
            setLocale(LOCALES.find((one) => one === currentTarget.value) ?? ownLocale)
          }
        />
        <SelectField
          label={t('homePage.previewSize')}
          placeholder={t('homePage.choose')}
          value={size}
          options={SIZES.map((one) => ({ value: one, label: t(`homePage.${one}`) }))}
          onChange={({ currentTarget }) =>
            setSize(SIZES.find((one) => one === currentTarget.value) ?? 'phone')
          }
        />
      </div>
      {error && <p className="field__error">{t('homePage.previewFailed')}</p>}
      {shown && !error && hasTexts && (
        <LocaleContext value={locale}>
          <div
            className={`home-preview home-preview--${size}`}
            lang={locale}
            dir={LOCALE_SETTINGS[locale].direction}
            inert
          >
            <div className="home-preview__page">
              <Hero hero={shown.hero} />
              <div className="wrap">
                <HomeBanners banners={shown.banners} />
                <Sections rails={shown.rails} />
              </div>
            </div>
          </div>
        </LocaleContext>
      )}
    </section>
  )
}

/** Only their titles: the products in them are the same for every order. */
function Sections({ rails }: { readonly rails: readonly Parameters<typeof toRail>[0][] }) {
  const t = useText()
  return (
    <ol className="home-preview__sections">
      {rails.map((rail) => (
        <li key={rail}>{t(RAIL_TITLES[toRail(rail)])}</li>
      ))}
    </ol>
  )
}
