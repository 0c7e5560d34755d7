import { findScannedParcels } from '#domain/scanning/scan'
import { ScanField } from '../../platform/admin/scanning/scan-field'
import { ScanReport, useScanReports } from '../../platform/admin/scanning/scan-report'
import { useScanner } from '../../platform/admin/scanning/use-scanner'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import type { DriverStop } from './stop-order'

const TEXTS = { ready: 'drive.scanReady', resume: 'drive.scanResume' } as const

interface FindParcelProps {
  readonly stops: readonly DriverStop[]
  readonly onFound: (stop: DriverStop) => void
}

/** Finds a parcel among those of the driver by its number, scanned or typed. */
export function FindParcel({ stops, onFound }: FindParcelProps) {
  const t = useText()
  const { report, say } = useScanReports()
  const scanner = useScanner({
    onScan: (code) => {
      const [stop, another] = findScannedParcels(code, stops)
      if (!stop) return say(t('drive.findNone', { code }), true)
      if (another) return say(t('drive.findSeveral', { code }), true)
      const isToBeBroughtBack = stop.isCancelled
      say(
        t(isToBeBroughtBack ? 'drive.findCancelled' : 'drive.found', {
          id: stop.id,
          name: stop.recipientName,
        }),
        isToBeBroughtBack,
      )
      onFound(stop)
    },
    onIgnored: () => say(t('drive.scanIgnored'), true),
    isForPhones: true,
  })
  return (
    <form
      className="card drive__find"
      onSubmit={(event) => {
        event.preventDefault()
        scanner.submit()
      }}
    >
      <div className="drive__find-field">
        <ScanField scanner={scanner} label={t('drive.find')} texts={TEXTS} />
        <Button type="submit" variant="secondary">
          {t('drive.findSubmit')}
        </Button>
      </div>
      <ScanReport report={report} />
    </form>
  )
}
