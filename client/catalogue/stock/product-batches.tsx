import { useState } from 'react'
import type { Column } from '../../platform/admin/table/column'
import { DataTable } from '../../platform/admin/table/data-table'
import { useCan } from '../../platform/admin/use-admin-token'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { type ProductBatchDetailsFragment, useProductBatchesQuery } from '../../platform/gql/stock'
import { useText } from '../../platform/texts/text'
import { useFormatDay } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { BATCH_COLUMNS } from './batch-columns'
import { BatchForm } from './batch-form'
import { ExpiryDate } from './expiry-text'
import './stock-history.css'
import './product-batches.css'

type Row = ProductBatchDetailsFragment

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'expiresOn',
    title: 'batches.expiresOn',
    isRowHeader: true,
    card: 'title',
    cell: ({ expiresOn }) => <ExpiryDate expiresOn={expiresOn} />,
  },
  ...BATCH_COLUMNS,
  {
    id: 'received',
    title: 'batches.received',
    card: 'field',
    cell: (row) => <Received row={row} />,
  },
]

function Received({ row: { quantity, receivedAt, receivedBy } }: { readonly row: Row }) {
  const t = useText()
  const formatDay = useFormatDay()
  return (
    <>
      {t('batches.receivedValue', { count: quantity, date: formatDay(receivedAt) })}{' '}
      <bdi>{receivedBy}</bdi>
    </>
  )
}

interface ProductBatchesProps {
  readonly productId: string
}

/** The remaining units of each batch of a product; a wrong date or quantity is corrected here. */
export function ProductBatches({ productId }: ProductBatchesProps) {
  const t = useText()
  const mayEdit = useCan('stock.receive')
  const [edited, setEdited] = useState<Row | 'new'>()
  const { data, error, refetch } = useProductBatchesQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  })
  const batches = data?.productBatches
  const columns: readonly Column<Row>[] = mayEdit
    ? [
        ...COLUMNS,
        {
          id: 'edit',
          title: 'admin.actions',
          isTitleHidden: true,
          card: 'end',
          cell: (row) => (
            <Button
              variant="secondary"
              aria-label={t('batches.editNamed', { date: row.expiresOn })}
              onClick={() => setEdited(row)}
            >
              {t('batches.edit')}
            </Button>
          ),
        },
      ]
    : COLUMNS
  const isNew = edited === 'new'
  return (
    <section className="stock-history" aria-labelledby="product-batches">
      <h2 id="product-batches">{t('batches.title')}</h2>
      {!batches && error && (
        <LoadFailed title={t('batches.loadFailed')} onRetry={() => refetchSilently(refetch)} />
      )}
      {!batches && !error && <Skeleton className="card" blockSize="4rem" />}
      {batches && (
        <p className="product-batches__about">
          {t(batches.length === 0 ? 'batches.none' : 'batches.about')}
        </p>
      )}
      {batches && batches.length > 0 && (
        <DataTable label={t('batches.title')} columns={columns} rows={batches} />
      )}
      {batches && mayEdit && !edited && (
        <div>
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('batches.add')}
          </Button>
        </div>
      )}
      {edited && (
        <BatchForm
          key={isNew ? 'new' : edited.id}
          productId={productId}
          batch={isNew ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            refetchSilently(refetch)
          }}
        />
      )}
    </section>
  )
}
