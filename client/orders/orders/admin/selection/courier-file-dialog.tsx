import { useState } from 'react'
import { MAX_COLUMN_NAME_LENGTH } from '#domain/limits'
import { Select } from '../../../../platform/forms/select'
import {
  type CourierExportField,
  type CourierFilesQuery,
  useCourierFilesQuery,
  useUpdateCourierFilesMutation,
} from '../../../../platform/gql/orders-admin'
import { csvFile } from '../../../../platform/lib/csv'
import { downloadFile } from '../../../../platform/lib/download-file'
import { notifyError } from '../../../../platform/lib/notify'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { type Translate, useLocale, useText } from '../../../../platform/texts/text'
import { Skeleton } from '../../../../platform/ui/skeleton'
import { useReadOrders } from '../use-read-orders'
import { BulkDialog } from './bulk-dialog'
import {
  type ExportColumn,
  FIELDS,
  toCourierCsv,
  toCourierWorkbook,
  USUAL_FIELDS,
} from './courier-file'
import './courier-file-dialog.css'

/** The file formats that couriers' websites accept; both have the same cells. */
const FORMATS = ['csv', 'xlsx'] as const
const FILE_NAMES = { csv: 'courier.csv', xlsx: 'courier.xlsx' }

type Courier = CourierFilesQuery['couriers'][number]

interface CourierFileDialogProps {
  /** The selected orders. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

function usualColumns(t: Translate): readonly ExportColumn[] {
  return USUAL_FIELDS.map((field) => ({ field, heading: t(`orders.exportField.${field}`) }))
}

/** Downloads the selected orders as a file for a courier, whose columns are remembered. */
export function CourierFileDialog({ ids, onClose }: CourierFileDialogProps) {
  const t = useText()
  const locale = useLocale()
  const { data } = useCourierFilesQuery({ fetchPolicy: 'cache-and-network' })
  const [courierId, setCourierId] = useState('')
  const [changed, setChanged] = useState<readonly ExportColumn[]>()
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('csv')
  const [isBusy, setIsBusy] = useState(false)
  const readOrders = useReadOrders()
  const [updateFiles] = useUpdateCourierFilesMutation()
  const couriers = data?.couriers.filter(({ isActive }) => isActive) ?? []
  const courier = couriers.find(({ id }) => id === courierId) ?? couriers[0]
  const columns = changed ?? courier?.exportColumns ?? usualColumns(t)
  const isComplete = columns.length > 0 && columns.every(({ heading }) => heading.trim())

  async function remember({ id }: Courier): Promise<void> {
    if (!changed) return
    const input = { exportColumns: changed.map(({ field, heading }) => ({ field, heading })) }
    const { data: updated } = await updateFiles({ variables: { id, input } })
    const [userError] = updated?.updateCourierFiles.userErrors ?? []
    if (userError) notifyError(userError.message)
  }

  const run = useSingleFlight(async () => {
    setIsBusy(true)
    try {
      const orders = await readOrders(ids)
      const file =
        format === 'csv'
          ? csvFile(toCourierCsv(orders, columns, { locale, t }))
          : await toCourierWorkbook(orders, columns, { locale, t })
      downloadFile(file, FILE_NAMES[format])
      if (courier) await remember(courier)
      onClose()
    } catch {
      notifyError(t('orders.actFailed'))
    } finally {
      setIsBusy(false)
    }
  })

  return (
    <BulkDialog
      title={t('orders.courierFile')}
      confirm={t('orders.downloadFile', { count: ids.length })}
      busy={isBusy}
      disabled={!data || !isComplete}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t('orders.courierFileText')}</p>
      {!data && <Skeleton blockSize="10rem" />}
      {courier && (
        <Select
          label={t('orders.courier')}
          value={courier.id}
          options={couriers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setCourierId(id)
            setChanged(undefined)
          }}
        />
      )}
      <Select
        label={t('orders.fileFormat')}
        value={format}
        options={FORMATS.map((value) => ({ value, label: t(`orders.fileFormat.${value}`) }))}
        onChange={setFormat}
      />
      {data && <ColumnFields columns={columns} onChange={setChanged} />}
    </BulkDialog>
  )
}

interface ColumnFieldsProps {
  readonly columns: readonly ExportColumn[]
  readonly onChange: (columns: readonly ExportColumn[]) => void
}

/** Which columns a file has, and their headings. */
function ColumnFields({ columns, onChange }: ColumnFieldsProps) {
  const t = useText()

  function set(field: CourierExportField, heading: string | null): void {
    const next = FIELDS.flatMap((one) => {
      const text = one === field ? heading : columns.find((column) => column.field === one)?.heading
      return text === null || text === undefined ? [] : [{ field: one, heading: text }]
    })
    onChange(next)
  }

  return (
    <fieldset className="courier-columns">
      <legend className="field__label">{t('orders.fileColumns')}</legend>
      {FIELDS.map((field) => {
        const label = t(`orders.exportField.${field}`)
        const column = columns.find((one) => one.field === field)
        return (
          <div key={field} className="courier-columns__row">
            <label className="courier-columns__choice">
              <input
                type="checkbox"
                checked={column !== undefined}
                onChange={({ target }) => set(field, target.checked ? label : null)}
              />
              {label}
            </label>
            {column && (
              <input
                className="courier-columns__heading"
                aria-label={t('orders.headingOf', { field: label })}
                maxLength={MAX_COLUMN_NAME_LENGTH}
                value={column.heading}
                onChange={({ target }) => set(field, target.value)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
