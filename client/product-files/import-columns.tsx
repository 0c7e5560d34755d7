import { CSV_COLUMNS } from '#domain/products/product-file'
import { useText } from '../texts/text'
import '../admin/admin-form.css'
import './import-columns.css'

/** The purpose of each column of a product file. */
export function ImportColumns() {
  const t = useText()
  return (
    <details className="admin-form__more">
      <summary>{t('admin.importColumns')}</summary>
      <p className="field__hint">{t('admin.importColumnsText')}</p>
      <dl className="import-columns">
        {CSV_COLUMNS.map((column) => (
          <div key={column}>
            <dt>
              <code dir="ltr">{column}</code>
            </dt>
            <dd>{t(`import.column.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
