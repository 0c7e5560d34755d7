import { type ReactNode, useMemo, useRef } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import { useLocale } from '../../texts/text'
import { AriaProvider } from '../ui/aria-provider'
import type { RowPreviewProps } from './row-preview'
import './row-preview-card.css'

/** From the start of the row, where its checkbox is. */
const INSET_PIXELS = 48

interface RowPreviewCardProps extends RowPreviewProps {
  readonly children: ReactNode
}

/** A card below its row, or above it where there is no room: never on it. */
export function RowPreviewCard({ id, row, onClose, children, ...pointer }: RowPreviewCardProps) {
  const { direction } = LOCALE_SETTINGS[useLocale()]
  const trigger = useRef<HTMLTableRowElement>(row)
  const state = useMemo(
    () => ({
      isOpen: true,
      shouldSkipAnimation: true,
      open: () => undefined,
      // Without it, the pointer has left the card, and may be on its row.
      close: (isImmediate?: boolean) => (isImmediate ? onClose() : undefined),
    }),
    [onClose],
  )
  return (
    <AriaProvider>
      <TooltipTriggerStateContext value={state}>
        <Tooltip
          className="row-preview"
          isOpen
          triggerRef={trigger}
          placement="bottom start"
          offset={2}
          crossOffset={direction === 'rtl' ? -INSET_PIXELS : INSET_PIXELS}
          {...pointer}
        >
          <div id={id}>{children}</div>
        </Tooltip>
      </TooltipTriggerStateContext>
    </AriaProvider>
  )
}
