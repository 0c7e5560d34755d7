import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  type Outcome,
  type OutcomeTexts,
  type Refusable,
  reportOutcome,
} from '../../api/report-outcome'
import { useSingleFlight } from '../../lib/use-single-flight'
import { useText } from '../../texts/text'
import { Button, type ButtonVariant } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useReloadList } from './list-context'

interface RowActProps<Result> extends OutcomeTexts<Result> {
  readonly label: string
  /** The label with the row's name, for screen readers. */
  readonly name?: string
  readonly variant?: ButtonVariant
  /** Asked first; the button that does it has the label, unless `confirm` is shorter. */
  readonly question?: {
    readonly title: string
    readonly text: ReactNode
    readonly confirm?: string
  }
  readonly send: () => Outcome<Result>
  /** Whether the list is read again; it need not be if the response has all that has changed. */
  readonly reloads?: boolean
}

/** A button that does something to a row of a list, says what came of it, and reads the list again. */
export function RowAct<Result extends Refusable>(props: RowActProps<Result>) {
  const { label, name, variant = 'secondary', question, send, reloads = true, done, failed } = props
  const t = useText()
  const reload = useReloadList()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)

  const act = useSingleFlight(async () => {
    setIsBusy(true)
    if ((await reportOutcome(send(), { done, failed })) && reloads) reload()
    setIsBusy(false)
  })

  return (
    <>
      <Button
        variant={variant}
        busy={isBusy}
        aria-label={name}
        onClick={() => (question ? dialog.current?.showModal() : void act())}
      >
        {label}
      </Button>
      {question &&
        // Outside the table, whose styles and keys are not the dialog's.
        createPortal(
          <ConfirmDialog
            ref={dialog}
            title={question.title}
            cancel={t('admin.cancel')}
            confirm={question.confirm ?? label}
            busy={isBusy}
            onConfirm={act}
          >
            {question.text}
          </ConfirmDialog>,
          document.body,
        )}
    </>
  )
}
