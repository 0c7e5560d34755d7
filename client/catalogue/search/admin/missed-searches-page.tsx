import { Link } from 'react-router-dom'
import { LIST_PAGE_SIZE } from '#domain/limits'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { defineList } from '../../../platform/admin/list/define-list'
import { RowAct } from '../../../platform/admin/list/row-act'
import type { Column } from '../../../platform/admin/table/column'
import {
  type MissedSearchesQuery,
  useDeleteMissedSearchMutation,
  useMissedSearchesQuery,
} from '../../../platform/gql/search-admin'
import { useText } from '../../../platform/texts/text'
import { Day } from '../../../platform/ui/day'
import './missed-searches-page.css'

type MissedSearch = MissedSearchesQuery['missedSearches']['nodes'][number]

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="missedSearches.title">
      <p>{t('missedSearches.about')}</p>
      <MissedSearches />
    </AdminFrame>
  )
}

const COLUMNS: readonly Column<MissedSearch>[] = [
  {
    id: 'text',
    title: 'missedSearches.text',
    isRowHeader: true,
    card: 'title',
    cell: ({ text }) => (
      <Link to={`/search?${new URLSearchParams({ query: text })}`}>
        <bdi>{text}</bdi>
      </Link>
    ),
    text: ({ text }) => text,
  },
  {
    id: 'count',
    title: 'missedSearches.count',
    isNumber: true,
    card: 'amount',
    text: ({ searchCount }) => searchCount,
  },
  {
    id: 'shown',
    title: 'missedSearches.shown',
    card: 'field',
    text: ({ leftOut }, { t }) =>
      leftOut ? t('missedSearches.leftOut', { words: leftOut }) : t('missedSearches.nothing'),
  },
  {
    id: 'last',
    title: 'missedSearches.last',
    card: 'line',
    cell: ({ lastSearchedOn }) => <Day day={lastSearchedOn} />,
    text: ({ lastSearchedOn }) => lastSearchedOn,
  },
  {
    id: 'acts',
    title: 'missedSearches.acts',
    isTitleHidden: true,
    card: 'field',
    cell: (search) => <Acts search={search} />,
  },
]

const MissedSearches = defineList({
  title: 'missedSearches.title',
  useQuery: useMissedSearchesQuery,
  filters: {},
  variables: () => ({ first: LIST_PAGE_SIZE }),
  rows: ({ missedSearches }) => missedSearches,
  columns: COLUMNS,
  none: 'missedSearches.none',
  failed: 'missedSearches.loadFailed',
  more: 'missedSearches.more',
})

function Acts({ search: { id, text, leftOut, searchCount } }: { readonly search: MissedSearch }) {
  const t = useText()
  const [deleteMissedSearch] = useDeleteMissedSearchMutation()
  // The others were found.
  const term = leftOut ?? text
  const message = t('missedSearches.askText', { text: term, count: searchCount })
  return (
    <div className="missed-search__acts">
      <Link
        to={`/adminsearchterms?${new URLSearchParams({ term })}`}
        aria-label={t('missedSearches.addTermNamed', { text: term })}
      >
        {t('missedSearches.addTerm')}
      </Link>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('missedSearches.askNamed', { text: term })}
      >
        {t('missedSearches.ask')}
      </a>
      <RowAct
        label={t('missedSearches.delete')}
        name={t('missedSearches.deleteNamed', { text })}
        variant="quiet"
        send={() => deleteMissedSearch({ variables: { id } })}
        done={t('missedSearches.deleted')}
        failed={t('missedSearches.deleteFailed')}
      />
    </div>
  )
}
