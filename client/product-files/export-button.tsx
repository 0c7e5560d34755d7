import { useState } from 'react'
import { restRequest } from '../api/rest-request'
import { downloadFile } from '../lib/download-file'
import { notifyError } from '../lib/notify'
import { useText } from '../texts/text'
import { Button } from '../ui/button'

const FILE_NAME = 'products.csv'

/** Downloads all products as a CSV file. */
export function ExportButton() {
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
