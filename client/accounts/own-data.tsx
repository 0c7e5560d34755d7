import { useRef, useState } from 'react'
import { restRequest } from '../api/rest-request'
import { downloadFile } from '../lib/download-file'
import { notifyError } from '../lib/notify'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { DeleteAccountDialog } from './delete-account-dialog'

/** Downloads or deletes the shopper's personal data. */
export function OwnData() {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function download(): Promise<void> {
    setIsBusy(true)
    try {
      downloadFile(await (await restRequest('/profile/data')).blob(), 'my-data.json')
    } catch {
      notifyError(t('profile.downloadFailed'))
    }
    setIsBusy(false)
  }

  return (
    <section className="card" aria-labelledby="your-data">
      <h2 id="your-data">{t('profile.data')}</h2>
      <p>{t('profile.dataText')}</p>
      <div className="profile__actions">
        <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
          {t('profile.download')}
        </Button>
        <Button variant="quiet" onClick={() => dialog.current?.showModal()}>
          {t('profile.delete')}
        </Button>
      </div>
      <DeleteAccountDialog ref={dialog} />
    </section>
  )
}
