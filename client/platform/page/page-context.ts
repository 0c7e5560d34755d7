import { createContext, useContext } from 'react'
import type { Contact } from '#domain/contact'
import { DEFAULT_LOCALE, type Locale, localizePath } from '#domain/messages/locale'
import type { ShopIdentity } from '#domain/settings/public-shop'
import type { TopLevelDomains } from '#domain/validation/email'

/** The settings and state of a page, on the server and in the browser. */
export interface PageContextValue {
  readonly locale: Locale
  /** The shop's public origin, without a trailing slash. */
  readonly publicUrl: string
  /** The allowed top-level domains of emails; with `*` only the server checks them. */
  readonly emailTopLevelDomains: TopLevelDomains
  readonly shop: ShopIdentity
  /** How to reach the shop. */
  readonly contact: Contact
  /** The HTTP status of the server's response. */
  status: number
  readonly loaderData?: LoaderData
}

/** The data that the page's loader fetched, sent with the HTML. */
export interface LoaderData {
  /** See queryKey in use-page-query.ts. */
  readonly key: string
  /** Undefined if the query failed. */
  readonly data?: unknown
}

/** Until the server has said who the shop is: see shop-name.ts. */
export const UNKNOWN_PAGE: PageContextValue = {
  locale: DEFAULT_LOCALE,
  publicUrl: '',
  emailTopLevelDomains: '*',
  shop: { name: '', about: '' },
  contact: {},
  status: 200,
}

export const PageContext = createContext(UNKNOWN_PAGE)

/** Shows a changed shop in the open page, such as to the owner who has changed it. */
export const ChangePageContext = createContext<
  (change: Pick<PageContextValue, 'shop' | 'contact'>) => void
>(() => {})

export function usePageContext(): PageContextValue {
  return useContext(PageContext)
}

/** Makes a page's absolute URL from its path without prefix, in the page's language by default. */
export function usePublicUrl(): (path: string, language?: Locale) => string {
  const { publicUrl, locale } = usePageContext()
  return (path, language = locale) => publicUrl + localizePath(path, language)
}

/** Sets the HTTP status of the server's response. */
export function usePageStatus(status: number): void {
  usePageContext().status = status
}
