import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../texts/text'
import { uploadPicture } from './upload-picture'
import { useFileDrop } from './use-file-drop'
import '../../forms/file-field.css'
import './picture-upload.css'

interface PictureUploadProps {
  /** How many pictures may be uploaded. */
  readonly room: number
  readonly onUploaded: (imageUrl: string) => void
  /** What there is already: files can be dropped on it, too. */
  readonly children?: ReactNode
}

/** Uploads pictures that are chosen or dropped, one after another, and passes on their URLs. */
export function PictureUpload({ room, onUploaded, children }: PictureUploadProps) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const isEnabled = !isBusy && room > 0
  const { isOver, dropProps } = useFileDrop(isEnabled, (files) => void upload(files))

  async function upload(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    const found: string[] = []
    setIsBusy(true)
    for (const file of files.slice(0, room)) {
      const uploaded = await uploadPicture(t, file)
      if (uploaded.problem === undefined) onUploaded(uploaded.url)
      else found.push(files.length > 1 ? `${file.name}: ${uploaded.problem}` : uploaded.problem)
    }
    if (files.length > room)
      found.push(t('admin.noRoomForPictures', { count: files.length - room }))
    setProblems(found)
    setIsBusy(false)
    // Allows selecting the same file again, for example after a failure.
    if (input.current) input.current.value = ''
  }

  return (
    <div className="field picture-upload" data-over={isOver || undefined} {...dropProps}>
      {children}
      <label className="field__label" htmlFor={id}>
        {t('admin.uploadPicture')}
      </label>
      <input
        id={id}
        ref={input}
        className="field__file"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif"
        disabled={!isEnabled}
        aria-invalid={problems.length > 0 ? true : undefined}
        aria-describedby={`${id}-hint${problems.length > 0 ? ` ${id}-error` : ''}`}
        onChange={({ target }) => void upload([...(target.files ?? [])])}
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
