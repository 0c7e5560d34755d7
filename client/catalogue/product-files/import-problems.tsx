import { useText } from '../../platform/texts/text'
import type { ImportResult } from './send-import'
import '../../platform/admin/table.css'

interface ImportProblemsProps {
  readonly result: ImportResult
  /** Whether the rows without problems have been imported. */
  readonly isImported: boolean
}

/** The problems of an import file, row by row. */
export function ImportProblems({ result, isImported }: ImportProblemsProps) {
  const t = useText()
  const { problem_count: count, problems } = result
  const reason = t('admin.importReason')
  const isComplete = problems.length === count
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region
    <section className="table-region import-problems" aria-label={reason} tabIndex={0}>
      <p role="alert">
        {isImported
          ? t('admin.importProblemsLeft', { count })
          : isComplete
            ? t('admin.importProblems', { count })
            : t('admin.importProblemsShown', { count, shown: problems.length })}
      </p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('admin.importLine')}</th>
            <th scope="col">{t('admin.importColumn')}</th>
            <th scope="col">{reason}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <th scope="row">{line}</th>
              <td>
                <bdi>{field}</bdi>
              </td>
              <td>
                <bdi>{message}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
