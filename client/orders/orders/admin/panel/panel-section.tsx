import { type ReactNode, useId } from 'react'

interface PanelSectionProps {
  readonly title: string
  /** Shown beside the title. */
  readonly badge?: ReactNode
  readonly children: ReactNode
}

export function PanelSection({ title, badge, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section className="order-panel__section" aria-labelledby={id}>
      <div className="order-panel__title">
        <h3 id={id}>{title}</h3>
        {badge}
      </div>
      {children}
    </section>
  )
}
