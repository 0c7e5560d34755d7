import { useText } from '../../platform/texts/text'
import { cellText, columnText } from './change-texts'
import type { ImportResult } from './send-import'
import '../../platform/admin/table.css'
import './import-changes.css'

/** The changes that a file would make, with the values before and after the import. */
export function ImportChanges({ result }: { readonly result: ImportResult }) {
  const t = useText()
  const { added, updated, changes = [] } = result
  const count = added + updated
  const title =
    changes.length === count
      ? t('admin.importChanges')
      : t('admin.importChangesShown', { shown: changes.length, count })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region
    <section className="table-region import-changes" aria-label={title} tabIndex={0}>
      <table className="table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.importLine')}</th>
            <th scope="col">{t('admin.productName')}</th>
            <th scope="col">{t('admin.importColumn')}</th>
            <th scope="col">{t('admin.importBefore')}</th>
            <th scope="col">{t('admin.importAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.flatMap(({ line, id, name, values }) =>
            values.map(({ column, from, to }, index) => (
              <tr key={`${line} ${column}`}>
                <td>{index === 0 && line}</td>
                <td>
                  {index === 0 && (
                    <>
                      <bdi>{name}</bdi> {id === null && `(${t('admin.importNew')})`}
                    </>
                  )}
                </td>
                <th scope="row">{columnText(t, column)}</th>
                <td className="import-changes__value">
                  <bdi>{id !== null && cellText(t, column, from)}</bdi>
                </td>
                <td className="import-changes__value">
                  <bdi>{cellText(t, column, to)}</bdi>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
