import { MAX_PARCELS } from '#domain/limits'
import { UnknownCodes } from '../../../../catalogue/stock/unknown-codes'
import { AdminFrame } from '../../../../platform/admin/admin-frame'
import { ScanField } from '../../../../platform/admin/scanning/scan-field'
import { ScanReport } from '../../../../platform/admin/scanning/scan-report'
import { useScanner } from '../../../../platform/admin/scanning/use-scanner'
import { Select } from '../../../../platform/forms/select'
import {
  type PackableOrderFragment,
  useOrdersToPackQuery,
} from '../../../../platform/gql/orders-admin'
import { notifySuccess } from '../../../../platform/lib/notify'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { EmptyState } from '../../../../platform/ui/empty-state'
import { TakesBack } from '../../takes-back'
import { type Counts, likelyOwners, missingUnits, type PackItem } from './pack-check'
import { PackItems } from './pack-items'
import { usePacking } from './use-packing'
import './pack-page.css'

/** The key that packs the order once it is complete, with its name in Latin letters as on keyboards of every language. */
const PACK_KEY = 'Enter'

export function Component() {
  return (
    <AdminFrame title="pack.title">
      <Pack />
    </AdminFrame>
  )
}

const PARCEL_COUNTS = Array.from({ length: MAX_PARCELS }, (_, index) => String(index + 1))

/** Checks each item against its order while it is packed, so that mistakes are noticed before the parcel is closed. */
function Pack() {
  const t = useText()
  const packer = usePacking()
  const { packing, report, parcelCount } = packer
  const scanner = useScanner({
    onScan: packer.enter,
    onEmpty: packer.confirm,
    onIgnored: () => packer.say(t('scan.ignored'), true),
  })
  return (
    <div className="pack">
      <p className="pack__about">{t('pack.about')}</p>
      <form
        className="card pack__scan"
        onSubmit={(event) => {
          event.preventDefault()
          scanner.submit()
        }}
      >
        <ScanField scanner={scanner} label={t(packing ? 'pack.scanItem' : 'pack.scanOrder')} />
        <ScanReport report={report} />
      </form>
      {packing && packing.unknown.length > 0 && (
        <UnknownCodes
          title="pack.unknownCodes"
          codes={packing.unknown}
          likely={likelyOwners(packing.order.items, packing.counts)}
          asks
          onTied={(code, { name }) => {
            notifySuccess(t('restock.tied', { code, name }))
            packer.tie(code)
            scanner.focus()
          }}
          onRemove={(code) => {
            packer.forget(code)
            scanner.focus()
          }}
        />
      )}
      {packing ? (
        <PackedOrder
          order={packing.order}
          counts={packing.counts}
          parcelCount={parcelCount}
          isBusy={packer.isBusy}
          onCount={(item) => {
            packer.countOne(item)
            scanner.focus()
          }}
          onParcels={(count) => {
            packer.setParcelCount(count)
            scanner.focus()
          }}
          onPack={packer.confirm}
          onClose={() => {
            packer.close()
            scanner.focus()
          }}
        />
      ) : (
        <OrdersToPack
          onOpen={(id) => {
            packer.open(id)
            scanner.focus()
          }}
        />
      )}
    </div>
  )
}

interface PackedOrderProps {
  readonly order: PackableOrderFragment
  readonly counts: Counts
  readonly parcelCount: string
  readonly isBusy: boolean
  readonly onCount: (item: PackItem) => void
  readonly onParcels: (count: string) => void
  readonly onPack: () => void
  readonly onClose: () => void
}

function PackedOrder(props: PackedOrderProps) {
  const { order, counts, parcelCount, isBusy, onCount, onParcels, onPack, onClose } = props
  const t = useText()
  const missing = missingUnits(order.items, counts)
  return (
    <section className="card pack__order" aria-labelledby="pack-order">
      <div className="pack__head">
        <h2 id="pack-order">
          {t('order.number', { id: order.id })} · <bdi>{order.recipientName}</bdi>
        </h2>
        <Button variant="quiet" onClick={onClose}>
          {t('pack.leave')}
        </Button>
      </div>
      <TakesBack items={order.takesBack} className="pack__takes-back" />
      <PackItems items={order.items} counts={counts} onCount={onCount} />
      <div className="pack__end">
        <Select
          label={t('orders.parcels')}
          value={parcelCount}
          options={PARCEL_COUNTS.map((count) => ({
            value: count,
            label: t('paper.parcels', { count: Number(count) }),
          }))}
          onChange={onParcels}
        />
        <Button busy={isBusy} disabled={missing > 0} onClick={onPack}>
          {t('orders.act.pack')}
        </Button>
        {missing === 0 && <kbd dir="ltr">{PACK_KEY}</kbd>}
      </div>
    </section>
  )
}

function OrdersToPack({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useText()
  const { data } = useOrdersToPackQuery({ fetchPolicy: 'cache-and-network' })
  const { nodes = [], totalCount = 0 } = data?.adminOrders ?? {}
  if (!data) return null
  if (nodes.length === 0) return <EmptyState title={t('pack.none')} />
  return (
    <section aria-labelledby="pack-waiting">
      <h2 id="pack-waiting" className="pack__waiting">
        {t('pack.waiting', { count: totalCount })}
      </h2>
      <ul className="pack__orders">
        {nodes.map(({ id, recipientName }) => (
          <li key={id}>
            <button type="button" className="card pack__choice" onClick={() => onOpen(id)}>
              <strong>#{id}</strong> <bdi>{recipientName}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
