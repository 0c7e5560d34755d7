import { useCallback, useId, useRef } from 'react'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import './field.css'
import './picture-field.css'

interface PictureFieldProps {
  /** The chosen picture, which is shown with its name. */
  readonly file: File | undefined
  readonly onChange: (file: File | undefined) => void
  /** The label of the button: choose a picture, or another one. */
  readonly label: string
  readonly removeLabel: string
  readonly hint: string
  readonly error: string | undefined
}

/** A field for one picture. Its button is the label of the browser's own field, which the keyboard reaches. */
export function PictureField(props: PictureFieldProps) {
  const { file, onChange, label, removeLabel, hint, error } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  /** Not every browser can empty the field itself. */
  function remove(): void {
    onChange(undefined)
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }

  return (
    <div className="field">
      <div className="picture-field">
        <input
          id={id}
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={({ target }) => onChange(target.files?.[0])}
        />
        <label className="button button--secondary" htmlFor={id}>
          <Icon name="plus" />
          {label}
        </label>
        {file && (
          <p className="picture-field__chosen">
            <Thumbnail file={file} />
            <bdi>{file.name}</bdi>
            <Button variant="icon" aria-label={removeLabel} onClick={remove}>
              <Icon name="close" />
            </Button>
          </p>
        )}
      </div>
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function Thumbnail({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" width={48} height={48} />
}
