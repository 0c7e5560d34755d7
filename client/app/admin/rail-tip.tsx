import { lazy, type ReactElement, Suspense } from 'react'

const Tooltip = lazy(async () => ({ default: (await import('../../admin/ui/tooltip')).Tooltip }))

interface RailTipProps {
  readonly isCollapsed: boolean
  readonly text: string
  /** A link or a button. */
  readonly children: ReactElement
}

/** Shows the text of an entry beside it, while the rail shows icons only. */
export function RailTip({ isCollapsed, text, children }: RailTipProps) {
  if (!isCollapsed) return children
  return (
    <Suspense fallback={children}>
      <Tooltip text={text} placement="end">
        {children}
      </Tooltip>
    </Suspense>
  )
}
