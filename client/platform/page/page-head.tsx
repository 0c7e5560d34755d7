import { DEFAULT_LOCALE, LOCALE_SETTINGS, LOCALES } from '#domain/messages/locale'
import { useLocale, useText } from '../texts/text'
import { usePageContext, usePublicUrl } from './page-context'
import { type ShareImage, shopShareImage } from './share-image'
import { useShopName } from './shop-name'

interface PageHeadProps {
  readonly title: string
  /** Whether the title has the shop's name already. */
  readonly isWholeTitle?: boolean
  readonly description?: string
  /** The canonical path. Without it the page is not indexed. */
  readonly path?: string
  /** Keeps a page with a canonical path out of search engines. */
  readonly noIndex?: boolean
  /** The picture of link previews; the shop's by default. */
  readonly image?: ShareImage | undefined
  readonly type?: 'website' | 'product'
}

/** The page's title and metadata, which React hoists into the document's head. */
export function PageHead({
  title,
  isWholeTitle,
  description,
  path,
  noIndex = path === undefined,
  image,
  type = 'website',
}: PageHeadProps) {
  const t = useText()
  const shopName = useShopName()
  const locale = useLocale()
  const { publicUrl } = usePageContext()
  const pageUrl = usePublicUrl()
  const fullTitle = isWholeTitle || title === shopName ? title : `${title} | ${shopName}`
  const text = description ?? t('shop.description')
  const shared = image ?? shopShareImage(publicUrl, shopName)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:locale" content={LOCALE_SETTINGS[locale].openGraph} />
      <meta property="og:image" content={shared.url} />
      <meta property="og:image:type" content={shared.type} />
      {shared.size && (
        <>
          <meta property="og:image:width" content={String(shared.size[0])} />
          <meta property="og:image:height" content={String(shared.size[1])} />
        </>
      )}
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {noIndex && <meta name="robots" content="noindex, follow" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={pageUrl(path)} />
          <meta property="og:url" content={pageUrl(path)} />
          {LOCALES.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={pageUrl(path, language)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={pageUrl(path, DEFAULT_LOCALE)} />
        </>
      )}
    </>
  )
}
