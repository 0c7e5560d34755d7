import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PaletteContext } from './palette-context'
import { rememberPage } from './recent-pages'

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette')).CommandPalette,
}))

const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  // The key is another letter on an Arabic keyboard.
  (key.toLowerCase() === 'k' || code === 'KeyK') && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Provides the command palette, which is loaded when it is first opened, by Ctrl K or a button. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [open] = useState(() => () => {
    setWasOpened(true)
    setIsOpen(true)
  })
  const { pathname } = useLocation()
  useEffect(() => rememberPage(pathname), [pathname])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isShortcut(event)) return
      event.preventDefault()
      // Nothing behind an open dialog can get the focus.
      if (!document.querySelector('dialog[open], [role="dialog"]')) open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <PaletteContext value={open}>
      {children}
      {wasOpened && (
        <Suspense>
          <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PaletteContext>
  )
}
