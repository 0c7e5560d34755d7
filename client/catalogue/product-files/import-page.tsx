import { useCallback, useState } from 'react'
import { CSV_COLUMNS } from '#domain/products/product-file'
import { columnHint } from '#domain/products/product-file-texts'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { restRequest } from '../../platform/api/rest-request'
import { usePictureFetchesQuery } from '../../platform/gql/product-files'
import { downloadFile } from '../../platform/lib/download-file'
import { notifyError } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { ImportForm } from './import-form'
import { PictureFetches } from './picture-fetches'
import '../../platform/admin/admin-form.css'
import './import-page.css'

export function Component() {
  const t = useText()
  const { data, refetch } = usePictureFetchesQuery({ fetchPolicy: 'cache-and-network' })
  const reload = useCallback(() => refetchSilently(refetch), [refetch])
  return (
    <AdminFrame title="admin.import">
      <section className="card form">
        <h2>{t('admin.exportTitle')}</h2>
        <p>{t('admin.exportText')}</p>
        <ExportButton />
      </section>
      <section className="card form">
        <h2>{t('admin.importTitle')}</h2>
        <p>{t('admin.importText')}</p>
        <ImportColumns />
        <ImportForm onImported={reload} />
      </section>
      {data && <PictureFetches fetches={data.pictureFetches} onOutdated={reload} />}
    </AdminFrame>
  )
}

/** Describes the columns of a product file. */
function ImportColumns() {
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
            <dd>{t(columnHint(column))}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const FILE_NAME = 'products.csv'

/** Downloads all products as a CSV file. */
function ExportButton() {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)

  async function download(): Promise<void> {
    setIsBusy(true)
    try {
      downloadFile(await (await restRequest(`/${FILE_NAME}`)).blob(), FILE_NAME)
    } catch {
      notifyError(t('admin.exportFailed'))
    }
    setIsBusy(false)
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
      {t(isBusy ? 'admin.exporting' : 'admin.exportButton')}
    </Button>
  )
}
