import type { Column } from '../../platform/admin/table/column'
import { DaysLeft, daysLeftText } from './expiry-text'

interface Batch {
  readonly daysLeft: number
  readonly units: number
  readonly code: string | null
}

/** Columns of lists of batches, after the expiry date. */
export const BATCH_COLUMNS: readonly Column<Batch>[] = [
  {
    id: 'time',
    title: 'expiring.time',
    card: 'field',
    cell: ({ daysLeft }) => <DaysLeft days={daysLeft} />,
    text: ({ daysLeft }, { t }) => daysLeftText(t, daysLeft),
  },
  {
    id: 'units',
    title: 'batches.units',
    card: 'field',
    text: ({ units }, { t }) => t('batches.unitsValue', { count: units }),
  },
  {
    id: 'code',
    title: 'batches.code',
    card: 'field',
    cell: ({ code }) => code && <bdi dir="ltr">{code}</bdi>,
    text: ({ code }) => code,
    isUsual: ({ code }) => code === null,
  },
]
