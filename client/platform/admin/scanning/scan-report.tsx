import { useState } from 'react'
import { playErrorSound } from '../../lib/play-sound'
import './scan-report.css'

/** The result of a scan. */
interface Report {
  readonly text: string
  readonly isError: boolean
  /** Each is announced, also if it says the same. */
  readonly key: number
}

export interface ScanReports {
  readonly report: Report | undefined
  /** Shows the result of a scan, with a sound for errors. */
  readonly say: (text: string, isError?: boolean) => void
}

/** The results of the scans of a page, of which the last one is shown. */
export function useScanReports(): ScanReports {
  const [report, setReport] = useState<Report>()
  function say(text: string, isError = false): void {
    setReport((last) => ({ text, isError, key: (last?.key ?? 0) + 1 }))
    if (isError) playErrorSound()
  }
  return { report, say }
}

/** The result of the last scan, large enough to be read from the shelf, and an alert if it was wrong. */
export function ScanReport({ report }: Pick<ScanReports, 'report'>) {
  if (!report) return null
  const { key, text, isError } = report
  return (
    <p
      // Said again if the same is wrong again.
      key={key}
      role={isError ? 'alert' : 'status'}
      className="scan-report"
      data-error={isError}
    >
      {text}
    </p>
  )
}
