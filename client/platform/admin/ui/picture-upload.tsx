import { type ChangeEvent, useId, useState } from 'react'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { RestError, restRequest } from '../../api/rest-request'
import { shrinkPicture } from '../../lib/shrink-picture'
import { useText } from '../../texts/text'
import '../../forms/file-field.css'

const MAX_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024

interface PictureUploadProps {
  /** How many pictures may be uploaded. */
  readonly room: number
  readonly onUploaded: (imageUrl: string) => void
}

/** Uploads pictures, one after another, and passes on their URLs. */
export function PictureUpload({ room, onUploaded }: PictureUploadProps) {
  const t = useText()
  const id = useId()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)

  async function upload(selected: File): Promise<string | undefined> {
    const file = await shrinkPicture(selected)
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
    const files = [...(target.files ?? [])]
    if (files.length === 0) return
    const found: string[] = []
    setIsBusy(true)
    for (const file of files.slice(0, room)) {
      const problem = await upload(file)
      if (problem) found.push(files.length > 1 ? `${file.name}: ${problem}` : problem)
    }
    if (files.length > room)
      found.push(t('admin.noRoomForPictures', { count: files.length - room }))
    setProblems(found)
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
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif"
        disabled={isBusy || room === 0}
        aria-invalid={problems.length > 0 ? true : undefined}
        aria-describedby={`${id}-hint${problems.length > 0 ? ` ${id}-error` : ''}`}
        onChange={(event) => void uploadSelected(event)}
      />
      <p className="field__hint" id={`${id}-hint`} aria-live="polite">
        {isBusy ? t('admin.uploading') : t('admin.uploadHint')}
      </p>
      {problems.length > 0 && (
        <div className="field__error" id={`${id}-error`} role="alert">
          {problems.map((problem) => (
            <p key={problem} dir="auto">
              {problem}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
