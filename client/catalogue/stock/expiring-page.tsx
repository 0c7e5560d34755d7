import { useState } from 'react'
import { PAGE_SIZE } from '#domain/limits'
import { DEFAULT_EXPIRY_PERIOD, EXPIRY_PERIODS } from '#domain/stock/expiry'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { ProductLink } from '../../platform/admin/product-link'
import type { Column } from '../../platform/admin/table/column'
import { DataTable } from '../../platform/admin/table/data-table'
import { SelectionBar } from '../../platform/admin/table/selection-bar'
import { TableSkeleton } from '../../platform/admin/table/table-skeleton'
import { useSelection } from '../../platform/admin/table/use-selection'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { PAGINATED, useNextPage } from '../../platform/api/use-next-page'
import { useShownData } from '../../platform/api/use-shown-data'
import { Select } from '../../platform/forms/select'
import { type ExpiringBatchRowFragment, useExpiringBatchesQuery } from '../../platform/gql/stock'
import { csvFile } from '../../platform/lib/csv'
import { downloadFile } from '../../platform/lib/download-file'
import { notifyError } from '../../platform/lib/notify'
import { type SearchFormat, useSearchState } from '../../platform/routing/use-search-state'
import { useLocale, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { NextPageButton } from '../../platform/ui/next-page-button'
import { ProductName } from '../../platform/ui/product-name'
import { BATCH_COLUMNS } from './batch-columns'
import { toExpiringCsv } from './expiring-csv'
import { ExpiryDate } from './expiry-text'
import { WriteOffDialog } from './write-off-dialog'
import '../../platform/admin/tools.css'

export function Component() {
  return (
    <AdminFrame title="expiring.title">
      <Expiring />
    </AdminFrame>
  )
}

type Row = ExpiringBatchRowFragment

type Period = `${(typeof EXPIRY_PERIODS)[number]}`

const PERIODS = EXPIRY_PERIODS.map((days): Period => `${days}`)

const DEFAULT_PERIOD: Period = `${DEFAULT_EXPIRY_PERIOD}`

/** The state of the list, in its address. */
const FORMAT: SearchFormat<{ readonly days: Period }> = {
  read: (parameters) => ({
    days: PERIODS.find((days) => days === parameters.get('days')) ?? DEFAULT_PERIOD,
  }),
  write: ({ days }) => ({ ...(days !== DEFAULT_PERIOD && { days }) }),
}

function Expiring() {
  const t = useText()
  const [{ days }, change] = useSearchState(FORMAT)
  return (
    <>
      <div className="admin__tools">
        <Select
          label={t('expiring.within')}
          value={days}
          options={PERIODS.map((value) => ({ value, label: t(`expiring.within.${value}`) }))}
          onChange={(value) => change({ days: value })}
        />
      </div>
      <Batches key={days} days={Number(days)} />
    </>
  )
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'product',
    title: 'expiring.product',
    isRowHeader: true,
    card: 'title',
    cell: (row) => <Product row={row} />,
  },
  {
    id: 'expiresOn',
    title: 'batches.expiresOn',
    card: 'field',
    cell: ({ expiresOn }) => <ExpiryDate expiresOn={expiresOn} />,
  },
  ...BATCH_COLUMNS,
  {
    id: 'supplier',
    title: 'inventory.supplier',
    card: 'field',
    cell: ({ supplier }) => <bdi>{supplier}</bdi>,
    isUsual: ({ supplier }) => supplier === null,
  },
]

function Product({ row: { productId, productName, productNameAr } }: { readonly row: Row }) {
  const locale = useLocale()
  return (
    <ProductLink id={productId}>
      <ProductName name={(locale === 'ar' && productNameAr) || productName} />
    </ProductLink>
  )
}

function Batches({ days }: { readonly days: number }) {
  const t = useText()
  const query = useExpiringBatchesQuery({ variables: { days, first: PAGE_SIZE }, ...PAGINATED })
  const { error, refetch, fetchMore } = query
  const list = useShownData(query)?.expiringBatches
  const failed = t('expiring.loadFailed')
  const nextPage = useNextPage(list, fetchMore, () => notifyError(failed))
  const rows = list?.nodes ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const [isAsking, setIsAsking] = useState(false)
  const selected = rows.filter(({ id }) => selection.has(id))
  if (!list && error) return <LoadFailed title={failed} onRetry={() => refetchSilently(refetch)} />
  if (!list) return <TableSkeleton />
  if (rows.length === 0) return <EmptyState title={t('expiring.none')} />
  return (
    <>
      <DataTable
        label={t('expiring.title')}
        columns={COLUMNS}
        rows={rows}
        selecting={{
          selection,
          label: ({ productName, expiresOn }) =>
            t('expiring.select', { name: productName, date: expiresOn }),
        }}
      />
      <NextPageButton nextPage={nextPage}>{t('expiring.more')}</NextPageButton>
      <SelectionBar
        label={t('expiring.selected')}
        count={selected.length}
        onClear={selection.clear}
      >
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('expiring.writeOff')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => downloadFile(csvFile(toExpiringCsv(selected)), 'expiring.csv')}
        >
          {t('expiring.export')}
        </Button>
      </SelectionBar>
      {isAsking && (
        <WriteOffDialog
          batches={selected}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            selection.clear()
            refetchSilently(refetch)
          }}
        />
      )}
    </>
  )
}
