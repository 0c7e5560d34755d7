import { usePageContext, usePublicUrl } from '../../platform/page/page-context'
import { PageHead } from '../../platform/page/page-head'
import { useShopName } from '../../platform/page/shop-name'
import { StructuredData } from '../../platform/page/structured-data'
import { useLocale, useText } from '../../platform/texts/text'
import { shopJsonLd } from './shop-json-ld'

/** The metadata of the home page, and structured data about the shop. */
export function HomeHead() {
  const t = useText()
  const shopName = useShopName()
  const locale = useLocale()
  const { publicUrl } = usePageContext()
  const pageUrl = usePublicUrl()
  return (
    <>
      <PageHead title={t('home.title')} path="/" />
      <StructuredData
        // Search engines read it in the HTML: the browser needs no code for it.
        data={
          import.meta.env.SSR
            ? shopJsonLd({
                name: shopName,
                description: t('shop.description'),
                publicUrl,
                url: pageUrl('/'),
                searchUrl: pageUrl('/search'),
                locale,
              })
            : undefined
        }
      />
    </>
  )
}
