import { type ChangeEvent, useId, useState } from 'react'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { RestError, restRequest } from '../../lib/rest-request'
import { useText } from '../../lib/text'
import './file-field.css'

const MAX_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024

/** Uploads a picture and passes on its URL. */
export function PictureUpload({ onUploaded }: { readonly onUploaded: (imageUrl: string) => void }) {
  const t = useText()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function upload(file: File): Promise<string | undefined> {
    if (file.size > MAX_PICTURE_BYTES) return t('admin.fileTooLarge', { max: MAX_MEGABYTES })
    try {
      const response = await restRequest('/pictures', file)
      const { image_url } = (await response.json()) as { readonly image_url: string }
      onUploaded(image_url)
      return undefined
    } catch (error) {
      return (error instanceof RestError && error.message) || t('admin.uploadFailed')
    }
  }

  async function uploadSelected({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (!file) return
    setIsBusy(true)
    setProblem(await upload(file))
    setIsBusy(false)
    // Allows selecting the same file again, for example after a failure.
    target.value = ''
  }

  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {t('admin.uploadPicture')}
      </label>
      <input
        id={id}
        className="field__file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        disabled={isBusy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
        onChange={(event) => void uploadSelected(event)}
      />
      <p className="field__hint" id={`${id}-hint`} aria-live="polite">
        {isBusy ? t('admin.uploading') : t('admin.uploadHint', { max: MAX_MEGABYTES })}
      </p>
      {problem && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
