import { PAGE_SIZE } from '#domain/limits'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { defineList } from '../../platform/admin/list/define-list'
import { choiceFilter, dayFilter, searchFilter } from '../../platform/admin/list/list-filters'
import { type ChangeKind, useChangesQuery } from '../../platform/gql/change-log'
import { ChangeList } from './change-list'
import { ChangesExport } from './changes-export'

export function Component() {
  return (
    <AdminFrame title="changes.title">
      <ChangeLog />
    </AdminFrame>
  )
}

/** The subjects of changes, in the order of the filter. */
const CHANGE_KINDS = [
  'PRODUCT',
  'ORDER',
  'DISCOUNT',
  'DELIVERY_RATE',
  'SETTING',
  'CUSTOMER',
  'COURIER',
  'HANDOVER',
  'SETTLEMENT',
  'EXPENSE',
  'REVIEW',
  'SEARCH_TERM',
  'COLLECTION',
  'PAGE',
  'API_KEY',
  'WEBHOOK',
  'ACCOUNT',
] as const satisfies readonly ChangeKind[]

const ChangeLog = defineList({
  title: 'changes.title',
  useQuery: useChangesQuery,
  filters: {
    search: searchFilter('changes.search'),
    kind: choiceFilter({
      label: 'changes.kind',
      values: ['', ...CHANGE_KINDS],
      text: (kind) => (kind ? `changes.kind.${kind}` : 'changes.everything'),
    }),
    from: dayFilter({ label: 'orders.since', to: 'to' }),
    to: dayFilter({ label: 'orders.until', from: 'from' }),
  },
  Tools: ({ state }) => <ChangesExport filter={state} />,
  variables: ({ kind, search, from, to }) => ({
    first: PAGE_SIZE,
    kind: kind || null,
    search: search || null,
    from: from || null,
    to: to || null,
  }),
  rows: ({ changes }) => changes,
  Rows: ({ rows }) => (
    <div className="card">
      <ChangeList changes={rows} />
    </div>
  ),
  none: 'changes.none',
  failed: 'changes.loadFailed',
  more: 'changes.more',
})
