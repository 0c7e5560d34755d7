import { createContext, use, useState } from 'react'
import { defineList } from '../../platform/admin/list/define-list'
import { useReloadList } from '../../platform/admin/list/list-context'
import type { Column } from '../../platform/admin/table/column'
import { useCan } from '../../platform/admin/use-admin-token'
import { type ProductBatchDetailsFragment, useProductBatchesQuery } from '../../platform/gql/stock'
import { useText } from '../../platform/texts/text'
import { useFormatDay } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { BATCH_COLUMNS } from './batch-columns'
import { BatchForm } from './batch-form'
import { ExpiryDate } from './expiry-text'
import './stock-history.css'
import './product-batches.css'

type Batch = ProductBatchDetailsFragment

interface Editing {
  readonly productId: string
  /** The batch in the form. */
  readonly edited: Batch | 'new' | undefined
  readonly edit: (batch: Batch | 'new' | undefined) => void
}

const EditingContext = createContext<Editing>({
  productId: '',
  edited: undefined,
  edit: () => {},
})

const PERMISSION = 'stock.receive'

const COLUMNS: readonly Column<Batch>[] = [
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
    cell: (batch) => <Received batch={batch} />,
  },
  {
    id: 'edit',
    title: 'admin.actions',
    isTitleHidden: true,
    permission: PERMISSION,
    card: 'end',
    cell: (batch) => <EditButton batch={batch} />,
  },
]

const Batches = defineList({
  title: 'batches.title',
  useQuery: useProductBatchesQuery,
  given: ['productId'],
  rows: ({ productBatches }) => productBatches,
  columns: COLUMNS,
  Above() {
    return <p className="product-batches__about">{useText()('batches.about')}</p>
  },
  Below: EditedBatch,
  none: 'batches.none',
  failed: 'batches.loadFailed',
})

interface BatchProps {
  readonly batch: Batch
}

function Received({ batch: { quantity, receivedAt, receivedBy } }: BatchProps) {
  const t = useText()
  const formatDay = useFormatDay()
  return (
    <>
      {t('batches.receivedValue', { count: quantity, date: formatDay(receivedAt) })}{' '}
      <bdi>{receivedBy}</bdi>
    </>
  )
}

function EditButton({ batch }: BatchProps) {
  const t = useText()
  const { edit } = use(EditingContext)
  return (
    <Button
      variant="secondary"
      aria-label={t('batches.editNamed', { date: batch.expiresOn })}
      onClick={() => edit(batch)}
    >
      {t('batches.edit')}
    </Button>
  )
}

/** The form, or the button that opens it for a new batch. */
function EditedBatch() {
  const t = useText()
  const mayEdit = useCan(PERMISSION)
  const reload = useReloadList()
  const { productId, edited, edit } = use(EditingContext)
  if (!edited) {
    return (
      mayEdit && (
        <div>
          <Button variant="secondary" onClick={() => edit('new')}>
            {t('batches.add')}
          </Button>
        </div>
      )
    )
  }
  const batch = edited === 'new' ? undefined : edited
  return (
    <BatchForm
      key={batch?.id ?? 'new'}
      productId={productId}
      batch={batch}
      onClose={() => edit(undefined)}
      onSaved={() => {
        edit(undefined)
        reload()
      }}
    />
  )
}

interface ProductBatchesProps {
  readonly productId: string
}

/** The remaining units of each batch of a product; a wrong date or quantity is corrected here. */
export function ProductBatches({ productId }: ProductBatchesProps) {
  const t = useText()
  const [edited, edit] = useState<Batch | 'new'>()
  return (
    <EditingContext value={{ productId, edited, edit }}>
      <div className="stock-history">
        <h2>{t('batches.title')}</h2>
        <Batches variables={{ productId }} />
      </div>
    </EditingContext>
  )
}
