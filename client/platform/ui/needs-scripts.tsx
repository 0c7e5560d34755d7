import type { ReactNode } from 'react'
import { useText } from '../texts/text'
import './needs-scripts.css'

/** The message for browsers without scripts on a page that needs them. */
export function WithoutScripts() {
  const t = useText()
  return (
    <noscript>
      <p className="card">{t('page.needsScripts')}</p>
    </noscript>
  )
}

/** A placeholder for what only scripts can show; without them it would never go. */
export function NeedsScripts({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <WithoutScripts />
      <div className="needs-scripts">{children}</div>
    </>
  )
}
