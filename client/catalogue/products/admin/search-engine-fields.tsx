import { type UseFormReturn, useWatch } from 'react-hook-form'
import { LOCALE_SETTINGS, LOCALES, type Locale } from '#domain/messages/locale'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { TextArea } from '../../../platform/forms/text-area'
import { usePublicUrl } from '../../../platform/page/page-context'
import { useShopName } from '../../../platform/page/shop-name'
import { type Translate, useText } from '../../../platform/texts/text'
import { isWholeTitle } from '../search-title'
import { FoldedCard } from './form-card'
import type { ProductFormValues } from './product-form-values'
import './search-engine-fields.css'

/** What search engines show before they cut a text off. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155

const IN_LANGUAGE = { en: 'settings.inEnglish', ar: 'settings.inArabic' } as const

interface SearchEngineFieldsProps {
  readonly form: UseFormReturn<ProductFormValues, unknown, ProductFormValues>
  /** Undefined for a new product, which has no address yet. */
  readonly productId: string | undefined
}

/** Title and description for search engines in each language, with the result that they make. */
export function SearchEngineFields({ form, productId }: SearchEngineFieldsProps) {
  const t = useText()
  const { content } = form.formState.errors
  const hasError = LOCALES.some((locale) => {
    const errors = content?.[locale]
    return Boolean(errors?.seoTitle ?? errors?.seoDescription)
  })
  return (
    <FoldedCard title={t('admin.sectionSearch')} hasError={hasError}>
      {LOCALES.map((locale) => (
        <LanguageFields key={locale} form={form} productId={productId} locale={locale} />
      ))}
      <p className="field__hint">{t('admin.seoAddress')}</p>
    </FoldedCard>
  )
}

/** How long a text is; an empty one says what is shown instead. */
function lengthHint(t: Translate, text: string, max: number, whenEmpty: string): string {
  const { length } = [...text.trim()]
  if (length === 0) return whenEmpty
  return t(length > max ? 'admin.seoTooLong' : 'admin.seoLength', { length, max })
}

interface LanguageFieldsProps extends SearchEngineFieldsProps {
  readonly locale: Locale
}

function LanguageFields({ form, productId, locale }: LanguageFieldsProps) {
  const t = useText()
  const { register, control } = form
  const path = `content.${locale}` as const
  const errors = form.formState.errors.content?.[locale]
  const [title, description] = useWatch({
    control,
    name: [`${path}.seoTitle`, `${path}.seoDescription`],
  })
  const inLanguage = (label: string) => t(IN_LANGUAGE[locale], { label })
  return (
    <div className="search-engine-fields">
      <ResultPreview form={form} productId={productId} locale={locale} />
      <Field
        {...register(`${path}.seoTitle`)}
        label={inLanguage(t('admin.seoTitle'))}
        hint={lengthHint(t, title ?? '', TITLE_LENGTH, t('admin.seoTitleHint'))}
        error={fieldErrorText(t, errors?.seoTitle)}
        lang={locale}
      />
      <TextArea
        {...register(`${path}.seoDescription`)}
        label={inLanguage(t('admin.seoDescription'))}
        hint={lengthHint(t, description ?? '', DESCRIPTION_LENGTH, t('admin.seoDescriptionHint'))}
        error={fieldErrorText(t, errors?.seoDescription)}
        lang={locale}
        rows={2}
      />
    </div>
  )
}

/** The start of a description without its marks, much as the server summarizes it for the page. */
function toPlainText(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => line.trim().replace(/^[-*#>]+ /, ''))
    .join(' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A text as search engines cut it off. */
function cut(text: string, max: number): string {
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()} …`
}

function ResultPreview({ form: { control }, productId, locale }: LanguageFieldsProps) {
  const t = useText()
  const shopName = useShopName()
  const pageUrl = usePublicUrl()
  const [name, nameAr, content, other] = useWatch({
    control,
    name: ['name', 'nameAr', `content.${locale}`, 'content.en'],
  })
  const seoTitle = content.seoTitle?.trim() || null
  const title = seoTitle ?? ((locale === 'ar' && nameAr?.trim()) || name.trim())
  const fullTitle = isWholeTitle(seoTitle, shopName) ? title : `${title} | ${shopName}`
  const written = content.seoDescription?.trim()
  const description = written || toPlainText(content.description || other.description || '')
  const { host, pathname } = new URL(pageUrl(`/productdetails/${productId ?? '…'}`, locale))
  return (
    <figure
      className="search-result"
      aria-label={t(IN_LANGUAGE[locale], { label: t('admin.seoPreview') })}
    >
      <div lang={locale} dir={LOCALE_SETTINGS[locale].direction}>
        <p className="search-result__url">
          <bdi dir="ltr">{host + decodeURI(pathname).replaceAll('/', ' › ')}</bdi>
        </p>
        <p className="search-result__title">{cut(fullTitle, TITLE_LENGTH)}</p>
        <p className="search-result__text">{cut(description, DESCRIPTION_LENGTH)}</p>
      </div>
    </figure>
  )
}
