import type { ReactNode } from 'react'
import { PageHead } from '../../platform/page/page-head'
import { WithoutScripts } from '../../platform/ui/needs-scripts'
import './account-card.css'

interface AccountCardProps {
  readonly title: string
  /** What to do; none where there is nothing to do. */
  readonly text: string | null | undefined
  readonly children: ReactNode
  /** Links to the other form. */
  readonly footer: ReactNode
}

/** The card of the sign-in and sign-up pages. */
export function AccountCard({ title, text, children, footer }: AccountCardProps) {
  return (
    <div className="page wrap">
      <PageHead title={title} />
      <section className="card account-card">
        <header className="account-card__head">
          <img src="/favicon.svg" alt="" width={48} height={48} />
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </header>
        <WithoutScripts />
        {children}
        <p className="account-card__footer">{footer}</p>
      </section>
    </div>
  )
}
