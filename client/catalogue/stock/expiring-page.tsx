import { PAGE_SIZE } from '#domain/limits'
import { DEFAULT_EXPIRY_PERIOD, EXPIRY_PERIODS, formatExpiry } from '#domain/stock/expiry'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { defineList } from '../../platform/admin/list/define-list'
import { useReloadList } from '../../platform/admin/list/list-context'
import type { SelectedProps } from '../../platform/admin/list/list-definition'
import { choiceFilter } from '../../platform/admin/list/list-filters'
import { ProductLink } from '../../platform/admin/product-link'
import { type ExpiringBatchRowFragment, useExpiringBatchesQuery } from '../../platform/gql/stock'
import { csvFile } from '../../platform/lib/csv'
import { downloadFile } from '../../platform/lib/download-file'
import { useLocale, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { ProductName } from '../../platform/ui/product-name'
import { BATCH_COLUMNS } from './batch-columns'
import { toExpiringCsv } from './expiring-csv'
import { ExpiryDate } from './expiry-text'
import { WriteOffDialog } from './write-off-dialog'

export function Component() {
  return (
    <AdminFrame title="expiring.title">
      <Expiring />
    </AdminFrame>
  )
}

type Row = ExpiringBatchRowFragment

type Period = `${(typeof EXPIRY_PERIODS)[number]}`

const Expiring = defineList({
  title: 'expiring.title',
  useQuery: useExpiringBatchesQuery,
  filters: {
    days: choiceFilter<Period>({
      label: 'expiring.within',
      values: EXPIRY_PERIODS.map((days): Period => `${days}`),
      initial: `${DEFAULT_EXPIRY_PERIOD}`,
      text: (days) => `expiring.within.${days}`,
    }),
  },
  variables: ({ days }) => ({ days: Number(days), first: PAGE_SIZE }),
  rows: ({ expiringBatches }) => expiringBatches,
  columns: [
    {
      id: 'product',
      title: 'expiring.product',
      isRowHeader: true,
      card: 'title',
      cell: (row) => <Product row={row} />,
      text: ({ productName }) => productName,
    },
    {
      id: 'expiresOn',
      title: 'batches.expiresOn',
      card: 'field',
      cell: ({ expiresOn }) => <ExpiryDate expiresOn={expiresOn} />,
      text: ({ expiresOn }) => formatExpiry(expiresOn),
    },
    ...BATCH_COLUMNS,
    {
      id: 'supplier',
      title: 'inventory.supplier',
      card: 'field',
      text: ({ supplier }) => supplier,
      isUsual: ({ supplier }) => supplier === null,
    },
  ],
  selecting: {
    title: 'expiring.selected',
    label: ({ productName, expiresOn }, t) =>
      t('expiring.select', { name: productName, date: expiresOn }),
    Acts: BatchActs,
  },
  none: 'expiring.none',
  failed: 'expiring.loadFailed',
  more: 'expiring.more',
})

function Product({ row: { product, productName, productNameAr } }: { readonly row: Row }) {
  const locale = useLocale()
  const name = <ProductName name={(locale === 'ar' && productNameAr) || productName} />
  return product ? <ProductLink id={product.id}>{name}</ProductLink> : name
}

function BatchActs({ rows, onDone, onAsk }: SelectedProps<Row>) {
  const t = useText()
  const reload = useReloadList()
  const ask = () =>
    onAsk(
      <WriteOffDialog
        batches={rows}
        onClose={() => onAsk(null)}
        onDone={() => {
          onDone()
          reload()
        }}
      />,
    )
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {t('expiring.writeOff')}
      </Button>
      <Button
        variant="secondary"
        onClick={() => downloadFile(csvFile(toExpiringCsv(rows)), 'expiring.csv')}
      >
        {t('expiring.export')}
      </Button>
    </>
  )
}
