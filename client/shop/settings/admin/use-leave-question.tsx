import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { splitLocale } from '#domain/messages/locale'
import { useText } from '../../../platform/texts/text'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog'

/** The link that a click follows in this tab, if it leads to another page of the shop. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const isElsewhere = link.target === '_blank' || link.origin !== window.location.origin
  return isElsewhere || link.hash ? undefined : link
}

/**
 * Asks before a page with unsaved changes is left by a link, or closed. Returns the dialog, which the page renders.
 */
export function useLeaveQuestion(isDirty: boolean): ReactNode {
  const t = useText()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [target, setTarget] = useState<HTMLAnchorElement>()

  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(link)
      dialog.current?.showModal()
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the router sees the click.
    document.addEventListener('click', ask, { capture: true })
    window.addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('click', ask, { capture: true })
      window.removeEventListener('beforeunload', warn)
    }
  }, [isDirty])

  return (
    <ConfirmDialog
      ref={dialog}
      title={t('settings.leaveQuestion')}
      cancel={t('settings.stay')}
      confirm={t('settings.leave')}
      busy={false}
      onConfirm={async () => {
        if (target) await navigate(splitLocale(target.pathname).path + target.search)
      }}
    >
      {null}
    </ConfirmDialog>
  )
}
