import type { ReactElement } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { AriaProvider } from './aria-provider'
import './tooltip.css'

interface TooltipProps {
  readonly text: string
  readonly placement: 'end' | 'top'
  /** A link or a button. */
  readonly children: ReactElement
}

/** Shows a text beside an element that has the pointer or the keyboard's focus. */
export function Tooltip({ text, placement, children }: TooltipProps) {
  return (
    <AriaProvider>
      <TooltipTrigger delay={300} closeDelay={0}>
        <Focusable>{children as ReactElement<{ role?: never }, string>}</Focusable>
        <AriaTooltip className="tooltip" placement={placement} offset={6}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaProvider>
  )
}
