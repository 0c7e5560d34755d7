import { PAGE_SIZE } from '#domain/limits'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { DebouncedSearchField } from '../../platform/admin/debounced-search-field'
import { Field } from '../../platform/forms/field'
import { Select } from '../../platform/forms/select'
import { useSearchState } from '../../platform/routing/use-search-state'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { NextPageButton } from '../../platform/ui/next-page-button'
import { Skeleton } from '../../platform/ui/skeleton'
import { CHANGE_FILTER_FORMAT, CHANGE_KINDS, type ChangeFilter } from './change-filter'
import { ChangeList } from './change-list'
import { ChangesExport } from './changes-export'
import { useChanges } from './use-changes'
import '../../platform/admin/tools.css'

export function Component() {
  return (
    <AdminFrame title="changes.title">
      <ChangeLog />
    </AdminFrame>
  )
}

function ChangeLog() {
  const t = useText()
  const [filter, change] = useSearchState(CHANGE_FILTER_FORMAT)
  const { kind, search, from, to } = filter
  return (
    <>
      <div className="admin__tools">
        <DebouncedSearchField
          label={t('changes.search')}
          value={search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
        <Select
          label={t('changes.kind')}
          value={kind}
          options={[
            { value: '', label: t('changes.everything') },
            ...CHANGE_KINDS.map((value) => ({ value, label: t(`changes.kind.${value}`) })),
          ]}
          onChange={(selected) => change({ kind: selected })}
        />
        <Field
          label={t('orders.since')}
          type="date"
          max={to || undefined}
          value={from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <Field
          label={t('orders.until')}
          type="date"
          min={from || undefined}
          value={to}
          onChange={({ target }) => change({ to: target.value })}
        />
        <ChangesExport filter={filter} />
      </div>
      <Changes filter={filter} />
    </>
  )
}

function Changes({ filter: { kind, search, from, to } }: { readonly filter: ChangeFilter }) {
  const t = useText()
  const { changes, error, refetch, nextPage } = useChanges({
    first: PAGE_SIZE,
    kind: kind || null,
    search: search || null,
    from: from || null,
    to: to || null,
  })
  if (!changes && error) return <LoadFailed title={t('changes.loadFailed')} onRetry={refetch} />
  if (!changes) return <Skeleton className="card" blockSize="20rem" />
  if (changes.length === 0) return <EmptyState title={t('changes.none')} />
  return (
    <>
      <div className="card">
        <ChangeList changes={changes} onRestored={refetch} />
      </div>
      <NextPageButton nextPage={nextPage}>{t('changes.more')}</NextPageButton>
    </>
  )
}
