import type { KeyboardEvent } from 'react'
import type { MessageKey } from '#domain/messages'
import { GROUP_SEPARATOR } from '#domain/scanning/gs1'
import { useText } from '../../texts/text'
import type { Scanner } from './use-scanner'
import '../../forms/field.css'
import './scan-field.css'

interface ScanTexts {
  readonly ready: MessageKey
  readonly resume: MessageKey
}

const DESK_TEXTS: ScanTexts = { ready: 'scan.ready', resume: 'scan.resume' }

interface ScanFieldProps {
  readonly scanner: Scanner
  readonly label: string
  /** Those of a page without the texts of the desk. */
  readonly texts?: ScanTexts
}

/** Ctrl and ] is how scanners type the separator of GS1 codes. */
function typeSeparator(event: KeyboardEvent<HTMLInputElement>): void {
  if (!event.ctrlKey || event.code !== 'BracketRight') return
  event.preventDefault()
  const { currentTarget: input } = event
  const { selectionStart, selectionEnd, value } = input
  input.setRangeText(
    GROUP_SEPARATOR,
    selectionStart ?? value.length,
    selectionEnd ?? value.length,
    'end',
  )
}

/** The field of a page that scans, in a form whose submission is that of the scanner. It says whether a scan arrives. */
export function ScanField({ scanner, label, texts = DESK_TEXTS }: ScanFieldProps) {
  const t = useText()
  const { field, isReady, focus } = scanner
  return (
    <div className="scan-field" data-ready={isReady}>
      <label className="scan-field__label">
        <span className="field__label">{label}</span>
        <span className="field__box">
          <input
            ref={field}
            className="field__input"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="done"
            onKeyDown={typeSeparator}
          />
        </span>
      </label>
      {isReady ? (
        <span className="scan-field__ready">{t(texts.ready)}</span>
      ) : (
        <button
          type="button"
          className="scan-field__resume"
          onMouseDown={(event) => {
            // The other field would lose the focus first, and this button would be gone before the click.
            event.preventDefault()
            focus()
          }}
          onClick={focus}
        >
          {t(texts.resume)}
        </button>
      )}
    </div>
  )
}
