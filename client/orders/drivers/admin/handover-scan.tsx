import { Link } from 'react-router-dom'
import { ScanField } from '../../../platform/admin/scanning/scan-field'
import { ScanReport } from '../../../platform/admin/scanning/scan-report'
import { useScanner } from '../../../platform/admin/scanning/use-scanner'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { CourierField } from '../../orders/admin/courier-field'
import { missingParcels, parcelsOf } from './handover-check'
import { useHandoverScan } from './use-handover-scan'
import './handover-scan.css'

/** Scans the parcels that a courier takes: each is checked before it leaves, and all are one handover. */
export function HandoverScan() {
  const t = useText()
  const { report, say, list, choice, handoverId, isBusy, enter, handOver, remove } =
    useHandoverScan()
  const scanner = useScanner({
    onScan: enter,
    onIgnored: () => say(t('scan.ignored'), true),
  })
  const count = list.reduce((sum, { scanned }) => sum + scanned, 0)
  return (
    <section className="card handover-scan" aria-labelledby="handover-scan">
      <h2 id="handover-scan">{t('handovers.scan.title')}</h2>
      <p className="handover-scan__about">{t('handovers.scan.about')}</p>
      <CourierField
        choice={{
          ...choice,
          choose: (id) => {
            choice.choose(id)
            scanner.focus()
          },
        }}
      />
      <form
        className="handover-scan__field"
        onSubmit={(event) => {
          event.preventDefault()
          scanner.submit()
        }}
      >
        <ScanField scanner={scanner} label={t('handovers.scan.field')} />
        <ScanReport report={report} />
        {handoverId && (
          <Link to={`/adminhandovers/${handoverId}`}>
            {t('handovers.sheet', { id: handoverId })}
          </Link>
        )}
      </form>
      {list.length > 0 && (
        <>
          <ul className="handover-scan__parcels" aria-label={t('handovers.scan.parcels')}>
            {list.map((one) => (
              <li key={one.order.id} data-missing={missingParcels(one) > 0}>
                <span>
                  <bdi dir="ltr">#{one.order.id}</bdi> <bdi>{one.order.recipientName}</bdi>
                  {parcelsOf(one.order) > 1 && (
                    <>
                      {' '}
                      <strong>
                        {t('pack.count', { count: one.scanned, of: parcelsOf(one.order) })}
                      </strong>
                    </>
                  )}
                </span>
                <Button
                  variant="icon"
                  aria-label={t('handovers.scan.removeNamed', { id: one.order.id })}
                  onClick={() => {
                    remove(one.order.id)
                    scanner.focus()
                  }}
                >
                  <Icon name="close" />
                </Button>
              </li>
            ))}
          </ul>
          <Button
            busy={isBusy}
            onClick={() => {
              scanner.focus()
              void handOver()
            }}
          >
            {t('handovers.scan.handOver', { count })}
          </Button>
        </>
      )}
    </section>
  )
}
