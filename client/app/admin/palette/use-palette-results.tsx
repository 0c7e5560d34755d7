import { useLocation } from 'react-router-dom'
import { localPhone } from '#domain/addresses/local-phone'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { ComboItem, ComboSection } from '../../../platform/admin/ui/combo-list'
import type { DeskIconName } from '../../../platform/admin/ui/desk-icon'
import { useCan } from '../../../platform/admin/use-admin-token'
import { useShownData } from '../../../platform/api/use-shown-data'
import {
  useDeskCustomersQuery,
  useDeskOrdersQuery,
  useDeskProductsQuery,
} from '../../../platform/gql/app-admin'
import { useDebounced } from '../../../platform/lib/use-debounced'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import type { DeskPage } from '../desk-menu'
import { useDeskPages } from '../use-desk-pages'
import { matchesWords } from './fold-text'
import { PaletteItem } from './palette-item'
import { recentPages } from './recent-pages'
import { useOtherTitles } from './use-other-titles'

const TYPING_PAUSE_MILLISECONDS = 250

/** How many orders, products and customers are shown, each. */
const MAX_FOUND = 6

interface PaletteTarget extends ComboItem {
  readonly path: string
}

type Section = ComboSection<PaletteTarget>

interface PaletteResults {
  readonly sections: readonly Section[]
  /** Orders, products and customers are not there yet. */
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

function target(path: string, icon: DeskIconName, title: string, detail = ''): PaletteTarget {
  return {
    id: path,
    path,
    text: detail ? `${title}, ${detail}` : title,
    content: <PaletteItem icon={icon} title={title} detail={detail} />,
  }
}

/** The results for a text: pages of the desk at once; orders, products and customers after a pause in typing. */
export function usePaletteResults(text: string): PaletteResults {
  const t = useText()
  const query = text.trim()
  const pages = usePageSections(query)
  const searched = useDebounced(query, TYPING_PAUSE_MILLISECONDS)
  const orders = useFoundOrders(query && searched)
  const products = useFoundProducts(query && searched)
  const customers = useFoundCustomers(query && searched)
  const found = [
    { id: 'orders', title: t('desk.orders'), items: orders.items },
    { id: 'products', title: t('desk.products'), items: products.items },
    { id: 'customers', title: t('desk.customers'), items: customers.items },
  ]
  return {
    sections: [...pages, ...(query ? found : [])].filter(({ items }) => items.length > 0),
    isLoading:
      query !== '' &&
      (query !== searched || orders.loading || products.loading || customers.loading),
    hasFailed: Boolean(orders.error ?? products.error ?? customers.error),
  }
}

/** The pages that a text finds, by their titles in any language; without a text all, the last ones first. */
function usePageSections(query: string): readonly Section[] {
  const t = useText()
  const { pathname } = useLocation()
  const otherTitles = useOtherTitles()
  const pages = useDeskPages()
  const toTarget = (page: DeskPage) => target(page.path, page.icon, t(page.title))
  if (query) {
    const matching = pages.filter((page) =>
      matchesWords(`${t(page.title)} ${otherTitles(page)}`, query),
    )
    return [{ id: 'pages', title: t('desk.pages'), items: matching.map(toTarget) }]
  }
  const recent = recentPages(pages, pathname)
  const others = pages.filter((page) => !recent.includes(page))
  return [
    { id: 'recent', title: t('desk.recent'), items: recent.map(toTarget) },
    { id: 'pages', title: t('desk.pages'), items: others.map(toTarget) },
  ]
}

function useFoundOrders(search: string) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const result = useDeskOrdersQuery({
    variables: { search, first: MAX_FOUND },
    skip: search === '',
    fetchPolicy: 'no-cache',
  })
  const nodes = useShownData(result)?.adminOrders.nodes ?? []
  const items = nodes.map(({ id, recipientName, phone, status, amountDue }) =>
    target(
      `/adminorder?order=${id}`,
      'orders',
      `#${id} ${recipientName}`,
      [phone, t(ORDER_STATUS_TABLE[status].label), formatPounds(amountDue)].join(' · '),
    ),
  )
  return { items, loading: result.loading, error: result.error }
}

function useFoundProducts(search: string) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const result = useDeskProductsQuery({
    variables: { search, pageSize: MAX_FOUND },
    skip: search === '',
    fetchPolicy: 'no-cache',
  })
  const nodes = useShownData(result)?.adminProducts.nodes ?? []
  const items = nodes.map(({ id, stock, product }) =>
    target(
      `/updateproduct/${id}`,
      'products',
      product.name,
      [formatPounds(product.price), stock !== null && t('desk.inStock', { count: stock })]
        .filter(Boolean)
        .join(' · '),
    ),
  )
  return { items, loading: result.loading, error: result.error }
}

function useFoundCustomers(search: string) {
  const t = useText()
  const mayRead = useCan('customers.read')
  const result = useDeskCustomersQuery({
    variables: { search, first: MAX_FOUND },
    skip: search === '' || !mayRead,
    fetchPolicy: 'no-cache',
  })
  const nodes = useShownData(result)?.customers.nodes ?? []
  const items = nodes.map(({ id, name, phone, orderCount }) =>
    target(
      `/admincustomers/${id}`,
      'customers',
      name || localPhone(phone),
      [localPhone(phone), t('customer.orders', { count: orderCount })].join(' · '),
    ),
  )
  return { items, loading: result.loading, error: result.error }
}
