import { DEFAULT_LOCALE, LOCALES } from '#domain/messages/locale'
import { parseUrl } from '#domain/url'
import { usePageContext, usePublicUrl } from './page-context'
import { useText } from './text'

interface PageHeadProps {
  readonly title: string
  readonly description?: string
  /** The canonical path. Without it the page is not indexed. */
  readonly path?: string
  /** Keeps a page with a canonical path out of search engines. */
  readonly noIndex?: boolean
  readonly imageUrl?: string
  readonly type?: 'website' | 'product'
}

const SHARE_IMAGE = '/art/og.png'

function shareImage(imageUrl: string | undefined, publicUrl: string): string {
  // Link previews cannot show SVG.
  const own = imageUrl && !/\.svg(?:$|\?)/i.test(imageUrl) && parseUrl(imageUrl, publicUrl)
  return own ? own.href : publicUrl + SHARE_IMAGE
}

/** The page's title and metadata, which React hoists into the document's head. */
export function PageHead({
  title,
  description,
  path,
  noIndex = path === undefined,
  imageUrl,
  type = 'website',
}: PageHeadProps) {
  const t = useText()
  const { publicUrl } = usePageContext()
  const pageUrl = usePublicUrl()
  const fullTitle = title === t('shop.name') ? title : t('shop.titleTemplate', { title })
  const text = description ?? t('shop.description')
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <meta property="og:site_name" content={t('shop.name')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:image" content={shareImage(imageUrl, publicUrl)} />
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
