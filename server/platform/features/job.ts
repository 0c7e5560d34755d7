/** Reports that a part of a job has failed, while the rest goes on. */
type ReportFailure = (error: unknown, details: Readonly<Record<string, unknown>>) => void

/** Work that the shop does at intervals. It may be repeated at any time, and stopped halfway. */
export interface Job {
  /** Unique, in the log, the metrics and the database. */
  readonly name: string
  readonly minutes: number
  /** Each server runs it, as it concerns something of its own, such as its clock or its files. */
  readonly isPerServer?: boolean
  /** Long work ends at the next good moment once the signal says that the server stops. */
  run(reportFailure: ReportFailure, signal?: AbortSignal): Promise<void>
}
