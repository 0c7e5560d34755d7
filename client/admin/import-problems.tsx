import { useText } from '../lib/text'
import type { ImportResult } from './send-import'

/** What is wrong with a file, row by row. */
export function ImportProblems({ result }: { readonly result: ImportResult }) {
  const t = useText()
  const { problem_count: count, problems } = result
  const isAll = problems.length === count
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the region could not be scrolled by keyboard
    <section className="table-region" aria-label={t('admin.importReason')} tabIndex={0}>
      <p role="alert">
        {isAll
          ? t('admin.importProblems', { count })
          : t('admin.importProblemsShown', { count, shown: problems.length })}
      </p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('admin.importLine')}</th>
            <th scope="col">{t('admin.importColumn')}</th>
            <th scope="col">{t('admin.importReason')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <th scope="row">{line}</th>
              <td>{field}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
