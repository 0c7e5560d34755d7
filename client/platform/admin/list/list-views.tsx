import { useText } from '../../texts/text'
import type { ShopViews } from './list-definition'
import type { Values } from './list-filters'
import type { SavedView } from './saved-views'
import { type View, ViewsNav } from './views-nav'

interface ListViewsProps {
  /** Those that the shop has. */
  readonly views: ShopViews | undefined
  readonly saved: readonly SavedView[]
  readonly values: Values
  /** The search parameters of what is shown; empty for the list as it is opened. */
  readonly current: string
  /** The search parameters of the list after these changes. */
  readonly searchOf: (changes: Values) => string
}

/** Links to the views of the shop, and to those that were saved in this browser. */
export function ListViews({ views, saved, values, current, searchOf }: ListViewsProps) {
  const savedViews = saved.map(({ name, search }) => ({
    id: `saved ${name}`,
    label: <bdi>{name}</bdi>,
    search,
    isCurrent: search === current,
  }))
  if (views) {
    return <CountedViews views={views} more={savedViews} values={values} searchOf={searchOf} />
  }
  return <Nav views={savedViews} />
}

interface CountedViewsProps extends Pick<ListViewsProps, 'values' | 'searchOf'> {
  readonly views: ShopViews
  readonly more: readonly View[]
}

function CountedViews({ views, more, values, searchOf }: CountedViewsProps) {
  const t = useText()
  const countOf = views.useCounts()
  const own = ['', ...views.values].map((value) => {
    const count = countOf(value)
    return {
      id: value,
      label: t(views.text(value)),
      search: searchOf({ [views.filter]: value }),
      isCurrent: value === values[views.filter] && !more.some(({ isCurrent }) => isCurrent),
      ...(count !== undefined && { count }),
    }
  })
  return <Nav views={[...own, ...more]} />
}

function Nav({ views }: { readonly views: readonly View[] }) {
  const t = useText()
  return views.length > 0 && <ViewsNav label={t('orders.views')} views={views} />
}
