import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { KEEP_SCROLL } from './use-scroll-restoration'

/** Something over a page that is an entry of the history, so that going back closes it instead of leaving the page. */
export function useHistoryEntry(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, search, hash, key } = location
  const state = location.state as { readonly over?: string } | null
  const isOpen = state?.over === name
  const closing = useRef<string>(undefined)

  function open(): void {
    void navigate({ pathname, search, hash }, { state: { ...state, ...KEEP_SCROLL, over: name } })
  }

  function close(): void {
    // A second press of Escape must not leave the page.
    if (!isOpen || closing.current === key) return
    closing.current = key
    void navigate(-1)
  }

  return { isOpen, open, close }
}
