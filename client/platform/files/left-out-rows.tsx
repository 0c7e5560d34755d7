import type { AmountProblem } from '#domain/files/amounts'
import { useText } from '../texts/text'

/** A row of a file that is not used, and why. */
interface LeftOutRow<Field extends string> {
  readonly line: number
  readonly problems: readonly {
    readonly field: Field
    readonly problem: AmountProblem | 'missing' | 'negative'
    readonly text: string
  }[]
}

interface LeftOutRowsProps<Field extends string> {
  readonly rows: readonly LeftOutRow<Field>[]
  readonly labels: Readonly<Record<Field, string>>
  /** The error of rows without a problem of a cell. */
  readonly otherwise: string
  /** The summary of the rows; by default, that they are left out. */
  readonly summary?: string
}

/** The rows of a file that are left out, each with what is wrong with it. */
export function LeftOutRows<Field extends string>(props: LeftOutRowsProps<Field>) {
  const t = useText()
  const { rows, labels, otherwise } = props
  const { summary = t('file.leftOut', { count: rows.length }) } = props
  if (rows.length === 0) return null
  return (
    <details open={rows.length <= OPEN_ROWS}>
      <summary>{summary}</summary>
      <ul>
        {rows.map(({ line, problems }) => (
          <li key={line}>
            {t('file.row', { line })}
            {': '}
            {problems.length === 0 && otherwise}
            {problems.map(({ field, problem, text }, index) => (
              <span key={field}>
                {index > 0 && ' · '}
                {problem === 'missing'
                  ? t('file.cellMissing', { column: labels[field] })
                  : t(`file.cell.${problem}`, { column: labels[field], text })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** More are shown when somebody asks for them. */
const OPEN_ROWS = 20
