import { useRef, useState } from 'react'
import { restRequest } from '../../platform/api/rest-request'
import { downloadFile } from '../../platform/lib/download-file'
import { notifyError } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { DeleteAccountDialog } from './delete-account-dialog'

/** Downloads or deletes the shopper's personal data. */
export function OwnData({ hasPassword }: { readonly hasPassword: boolean }) {
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
      <DeleteAccountDialog ref={dialog} hasPassword={hasPassword} />
    </section>
  )
}
