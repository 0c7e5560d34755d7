import { useState } from 'react'
import { notifyError } from '../lib/notify'
import { ownerRequest } from '../lib/owner-request'
import { useText } from '../lib/text'
import { Button } from '../ui/button'

const FILE_NAME = 'products.csv'

function offer(file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads all products; a plain link could not carry the session's token. */
export function ExportButton() {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)

  async function download(): Promise<void> {
    setIsBusy(true)
    try {
      offer(await (await ownerRequest(`/${FILE_NAME}`)).blob())
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
