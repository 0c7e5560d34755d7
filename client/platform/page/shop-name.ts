import { useText } from '../texts/text'
import { usePageContext } from './page-context'

/** The name of the shop in the page's language. */
export function useShopName(): string {
  const t = useText()
  return usePageContext().shop.name || t('shop.name')
}
